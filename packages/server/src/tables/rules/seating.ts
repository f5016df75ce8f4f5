import type { CommandOf, SeatInfo, TableInfo } from '@binario/protocol';
import { type Context, declined, named, type Outcome, seatedUsers, seatsOf } from './outcome.ts';
import { ask, isOfTheGame } from './requests.ts';

/** Somebody sits down: at once before the start, by what was agreed in a running game. */
export function sit({ info, who, now, freshId }: Context, { seat: wished, beside }: CommandOf<'sit'>): Outcome {
  if (info.status === 'ended') return declined('notNow', 'ended');
  const sits = seatsOf(info, who.id).length > 0;
  // Somebody at the same device comes before the start, beside whoever sits there already.
  if (beside !== undefined && info.status !== 'open') return declined('notNow', info.status);
  if (beside !== undefined && !sits) return declined('notSeated');
  if (beside === undefined && sits) return declined('notNow', 'seatedAlready');
  if (info.removed?.includes(who.id)) return declined('notNow', 'removed');
  const seat = info.seats.find(({ seat: id, kind }) => (wished === undefined ? kind === 'open' : id === wished));
  if (seat?.kind !== 'open') return declined('notNow', wished === undefined ? 'full' : 'seatTaken');
  const people = named(info, who);
  const asked = info.status === 'open' ? [] : deciders(info, seat);
  if (asked.length === 0)
    return seated(info, seat.seat, { user: who.id, ...(beside !== undefined && { beside }) }, people);
  return ask(
    { ...info, people },
    { kind: 'seat', id: freshId, by: who.id, seat: seat.seat, user: who.id, asked, agreed: [], at: now },
  );
}

/** A bot on a free seat. Before the start that is for the host alone. */
export function seatBot({ info, who, now, freshId, bots }: Context, { seat: id, bot }: CommandOf<'bot'>): Outcome {
  if (info.status === 'ended') return declined('notNow', 'ended');
  if (!bots.includes(bot)) return declined('malformed', 'command.bot: there is no such bot');
  const seat = info.seats.find((each) => each.seat === id);
  if (seat?.kind !== 'open') return declined('notNow', 'seatTaken');
  const isHost = who.id === info.host;
  if (info.status === 'open') return isHost ? seated(info, id, { bot }) : declined('notHost');
  if (!isHost && seatsOf(info, who.id).length === 0) return declined('notSeated');
  const asked = deciders(info, seat).filter((user) => user !== who.id);
  if (asked.length === 0) return seated(info, id, { bot });
  return ask(info, { kind: 'seat', id: freshId, by: who.id, seat: id, bot, asked, agreed: [], at: now });
}

/** Who must agree that somebody takes a free seat of a running game. One that was taken from somebody is never the host's to give. */
function deciders(info: TableInfo, { left }: SeatInfo): readonly string[] {
  switch (info.settings.takeover) {
    case 'open':
      return [];
    case 'agreed':
      return seatedUsers(info);
    case 'host':
      return left?.removed ? seatedUsers(info) : hostOf(info);
  }
}

/** Puts a person or a bot on a seat. */
export function seated(
  info: TableInfo,
  id: string,
  taker: { readonly user: string; readonly beside?: string } | { readonly bot: string },
  people: TableInfo['people'] = info.people,
): Outcome {
  const seats = info.seats.map((seat): SeatInfo => {
    if (seat.seat !== id) return seat;
    const { user: _user, beside: _beside, bot: _bot, left, ...rest } = seat;
    if ('user' in taker) return { ...rest, kind: 'person', ...taker, orders: [] };
    return { ...rest, kind: 'bot', ...taker, ...(left && { left }), orders: [] };
  });
  // A table nobody rules any more is ruled by whoever comes.
  const host = info.host === '' && 'user' in taker ? taker.user : info.host;
  const requests = info.requests.filter((request) => !(request.kind === 'seat' && request.seat === id));
  return {
    ok: true,
    info: { ...info, seats, people, host, requests },
    body: { what: 'seated', seat: id, ...taker },
    ...('user' in taker && { members: [taker.user] }),
  };
}

/** Somebody gives his seat up. */
export function leave({ info, who, bots }: Context): Outcome {
  const own = seatsOf(info, who.id);
  if (own.length === 0) return declined('notSeated');
  if (info.status === 'ended') return declined('notNow', 'ended');
  return {
    ok: true,
    info: freed(
      info,
      own.map(({ seat }) => seat),
      bots,
    ),
    body: { what: 'left', user: who.id, seats: own.map(({ seat }) => seat) },
  };
}

/**
 * Frees seats; in a running game the bot the table chose steps in, and the seat remembers who left it. The host's powers go to
 * somebody who stays.
 */
export function freed(
  info: TableInfo,
  ids: readonly string[],
  bots: readonly string[],
  how: { readonly removed?: true } = {},
): TableInfo {
  const { vacancy } = info.settings;
  const runs = info.status !== 'open';
  const bot = runs && vacancy !== null && bots.includes(vacancy) ? vacancy : undefined;
  const seats = info.seats.map((seat): SeatInfo => {
    if (!ids.includes(seat.seat)) return seat;
    const { user, beside: _beside, bot: _bot, ...rest } = seat;
    return {
      ...rest,
      orders: [],
      ...(runs && user !== undefined && { left: { user, ...how } }),
      ...(bot === undefined ? { kind: 'open' } : { kind: 'bot', bot }),
    };
  });
  const left = seatedUsers({ ...info, seats });
  // Before the start the maker comes back to his own table; a game that everybody has left is ruled by whoever comes.
  const nobody = runs ? '' : info.host;
  const host = left.includes(info.host) ? info.host : (left[0] ?? nobody);
  // Whoever left wants nothing any more, and need not be removed.
  const requests = info.requests.filter(
    (request) =>
      (request.by === 'system' || left.includes(request.by) || !seatedUsers(info).includes(request.by)) &&
      !(request.kind === 'remove' && ids.includes(request.seat)),
  );
  return askedAnew({ ...info, seats, host, requests });
}

/**
 * Whoever left need not be asked any more; what the host is asked goes to the host there is. What nobody is left to agree to
 * must be asked for again.
 */
function askedAnew(info: TableInfo): TableInfo {
  const left = seatedUsers(info);
  const requests = info.requests
    .map((request) => {
      const seat = request.kind === 'seat' ? info.seats.find((each) => each.seat === request.seat) : undefined;
      if (seat && info.settings.takeover === 'host' && !seat.left?.removed) return { ...request, asked: hostOf(info) };
      return { ...request, asked: request.asked.filter((user) => left.includes(user)) };
    })
    .filter((request) => isOfTheGame(request) || request.asked.length > 0);
  return { ...info, requests };
}

const hostOf = ({ host }: TableInfo): readonly string[] => (host === '' ? [] : [host]);

/** The table when this person is gone for good: somebody who sits there rules it, or whoever comes. */
export function withoutHost(info: TableInfo, user: string): TableInfo {
  if (info.host !== user) return info;
  const left = seatedUsers(info).filter((each) => each !== user);
  return askedAnew({ ...info, host: left[0] ?? '' });
}

/** The host makes somebody else at the table host. */
export function handOver({ info, who }: Context, { user }: CommandOf<'handOver'>): Outcome {
  if (who.id !== info.host) return declined('notHost');
  if (!seatedUsers(info).includes(user)) return declined('notNow', 'notSeated');
  return { ok: true, info: { ...info, host: user }, body: { what: 'host', user } };
}
