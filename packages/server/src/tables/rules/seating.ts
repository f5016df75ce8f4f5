import type { CommandOf, SeatInfo, TableInfo } from '@binario/protocol';
import { type Context, declined, named, type Outcome, seatedUsers, seatsOf } from './outcome.ts';
import { ask } from './requests.ts';

/** Somebody sits down: at once before the start, by what was agreed in a running game. */
export function sit({ info, who, now, freshId }: Context, { seat: wished }: CommandOf<'sit'>): Outcome {
  if (info.status === 'ended') return declined('notNow', 'ended');
  if (seatsOf(info, who.id).length > 0) return declined('notNow', 'seatedAlready');
  const seat = info.seats.find(({ seat: id, kind }) => (wished === undefined ? kind === 'open' : id === wished));
  if (seat?.kind !== 'open') return declined('notNow', wished === undefined ? 'full' : 'seatTaken');
  if (info.status === 'open' || info.settings.takeover === 'open')
    return seated(info, seat.seat, { user: who.id }, named(info, who));
  const asked = info.settings.takeover === 'host' ? hostOf(info) : seatedUsers(info);
  const known = { ...info, people: named(info, who) };
  const request = {
    kind: 'seat' as const,
    id: freshId,
    by: who.id,
    seat: seat.seat,
    user: who.id,
    asked,
    agreed: [],
    at: now,
  };
  return asked.length === 0 ? seated(known, seat.seat, { user: who.id }, known.people) : ask(known, request);
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
  if (info.settings.takeover === 'open' || (info.settings.takeover === 'host' && isHost))
    return seated(info, id, { bot });
  const asked = (info.settings.takeover === 'host' ? hostOf(info) : seatedUsers(info)).filter(
    (user) => user !== who.id,
  );
  if (asked.length === 0) return seated(info, id, { bot });
  return ask(info, { kind: 'seat', id: freshId, by: who.id, seat: id, bot, asked, agreed: [], at: now });
}

/** Puts a person or a bot on a seat. */
export function seated(
  info: TableInfo,
  id: string,
  taker: { readonly user: string } | { readonly bot: string },
  people: TableInfo['people'] = info.people,
): Outcome {
  const seats = info.seats.map((seat): SeatInfo => {
    if (seat.seat !== id) return seat;
    const { user: _user, bot: _bot, ...rest } = seat;
    return { ...rest, kind: 'user' in taker ? 'person' : 'bot', ...taker, orders: [] };
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

/** The host removes whoever sits there. */
export function remove({ info, who, bots }: Context, { seat: id }: CommandOf<'remove'>): Outcome {
  if (who.id !== info.host) return declined('notHost');
  if (info.status === 'ended') return declined('notNow', 'ended');
  const seat = info.seats.find((each) => each.seat === id);
  if (!seat || seat.kind === 'open') return declined('notNow', 'seatFree');
  return {
    ok: true,
    info: freed(info, [id], seat.kind === 'bot' ? [] : bots),
    body: {
      what: 'removed',
      seat: id,
      ...(seat.user !== undefined && { user: seat.user }),
      ...(seat.bot !== undefined && { bot: seat.bot }),
    },
  };
}

/** Frees seats; in a running game the bot the table chose steps in. The host's powers go to somebody who stays. */
function freed(info: TableInfo, ids: readonly string[], bots: readonly string[]): TableInfo {
  const { vacancy } = info.settings;
  const bot = info.status !== 'open' && vacancy !== null && bots.includes(vacancy) ? vacancy : undefined;
  const seats = info.seats.map((seat): SeatInfo => {
    if (!ids.includes(seat.seat)) return seat;
    const { user: _user, bot: _bot, ...rest } = seat;
    return { ...rest, orders: [], ...(bot === undefined ? { kind: 'open' } : { kind: 'bot', bot }) };
  });
  const left = seatedUsers({ ...info, seats });
  // Before the start the maker comes back to his own table; a game that everybody has left is ruled by whoever comes.
  const nobody = info.status === 'open' ? info.host : '';
  const host = left.includes(info.host) ? info.host : (left[0] ?? nobody);
  // Whoever left wants nothing any more.
  const requests = info.requests.filter(
    ({ by }) => by === 'system' || left.includes(by) || !seatedUsers(info).includes(by),
  );
  return { ...info, seats, host, requests: askedAnew(requests, info.settings.takeover, host, left) };
}

/** Whoever left need not be asked any more; what the host is asked goes to the host there is. */
function askedAnew(
  requests: TableInfo['requests'],
  takeover: TableInfo['settings']['takeover'],
  host: string,
  left: readonly string[],
): TableInfo['requests'] {
  return requests
    .map((request) => {
      if (request.kind === 'seat' && takeover === 'host') return { ...request, asked: host === '' ? [] : [host] };
      return { ...request, asked: request.asked.filter((user) => left.includes(user)) };
    })
    .filter(({ kind, asked }) => kind !== 'seat' || asked.length > 0);
}

const hostOf = ({ host }: TableInfo): readonly string[] => (host === '' ? [] : [host]);

/** The table when this person is gone for good: somebody who sits there rules it, or whoever comes. */
export function withoutHost(info: TableInfo, user: string): TableInfo {
  if (info.host !== user) return info;
  const left = seatedUsers(info).filter((each) => each !== user);
  const host = left[0] ?? '';
  return { ...info, host, requests: askedAnew(info.requests, info.settings.takeover, host, left) };
}

export function handOver({ info, who }: Context, { user }: CommandOf<'handOver'>): Outcome {
  if (who.id !== info.host) return declined('notHost');
  if (!seatedUsers(info).includes(user)) return declined('notNow', 'notSeated');
  return { ok: true, info: { ...info, host: user }, body: { what: 'host', user } };
}
