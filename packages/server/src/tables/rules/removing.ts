import type { AdminBody, CommandOf, SeatInfo, TableInfo, TableRequest } from '@binario/protocol';
import { isOverTime } from './clock.ts';
import { type Context, declined, type Outcome, seatedUsers, seatsOf } from './outcome.ts';
import { ask } from './requests.ts';
import { freed, leave } from './seating.ts';

/**
 * Somebody shall leave the table. Before the start the host says so. In a running game all other people must agree; where nobody
 * else is left to ask, the clock must have spoken against him. A bot has nobody to speak for it but the others.
 */
export function remove(context: Context, { seat: id }: CommandOf<'remove'>): Outcome {
  const { info, who, now, freshId, bots } = context;
  const isHost = who.id === info.host;
  if (info.status === 'open' && !isHost) return declined('notHost');
  if (!isHost && seatsOf(info, who.id).length === 0) return declined('notSeated');
  if (info.status === 'ended') return declined('notNow', 'ended');
  const seat = info.seats.find((each) => each.seat === id);
  if (!seat || seat.kind === 'open') return declined('notNow', 'seatFree');
  if (seat.user === who.id) return leave(context);
  if (info.status === 'open') return removed(info, seat, bots, {});
  const asked = seatedUsers(info).filter((user) => user !== who.id && user !== seat.user);
  if (asked.length > 0) {
    return ask(info, {
      kind: 'remove',
      id: freshId,
      by: who.id,
      seat: id,
      ...sitterOf(seat),
      asked,
      agreed: [],
      at: now,
    });
  }
  if (seat.user === undefined) return removed(info, seat, bots, {});
  return isOverTime(info, id, now) ? removed(info, seat, bots, { late: true }) : declined('notNow', 'inTime');
}

/** The table chose that whoever is late loses the seat. */
export function removedByClock(info: TableInfo, id: string, bots: readonly string[]): Outcome {
  const seat = info.seats.find((each) => each.seat === id);
  return seat?.user === undefined ? declined('notNow', 'seatFree') : removed(info, seat, bots, { late: true });
}

/** Everybody has agreed. Whoever sits there now instead was not meant. */
export function removalGranted(
  info: TableInfo,
  { id, kind, by, agreed, ...about }: Extract<TableRequest, { kind: 'remove' }>,
  bots: readonly string[],
): Outcome {
  const seat = info.seats.find((each) => each.seat === about.seat);
  if (!seat || seat.user !== about.user || seat.bot !== about.bot)
    return { ok: true, info, body: { what: 'answered', request: id, kind, yes: true, ended: true } };
  return removed(info, seat, bots, { by, agreed });
}

const sitterOf = ({ user, bot }: SeatInfo) => ({
  ...(user !== undefined && { user }),
  ...(bot !== undefined && { bot }),
});

type Removed = Extract<AdminBody, { what: 'removed' }>;
/** Why somebody was removed. */
type About = Pick<Removed, 'by' | 'agreed' | 'late'>;

/** The seat is free; a person who sat there is known to have been removed, and stays out. */
function removed(info: TableInfo, seat: SeatInfo, bots: readonly string[], about: About): Outcome {
  const { user } = seat;
  const body: Removed = { what: 'removed', seat: seat.seat, ...sitterOf(seat), ...about };
  if (user === undefined) return { ok: true, info: freed(info, [seat.seat], []), body };
  const after = freed(info, [seat.seat], bots, { removed: true });
  // Whoever still sits on another seat of this table is not out of it.
  if (seatsOf(after, user).length > 0) return { ok: true, info: after, body };
  return { ok: true, info: { ...after, removed: [...(info.removed ?? []), user] }, body };
}
