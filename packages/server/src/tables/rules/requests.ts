import type { CommandOf, TableInfo, TableRequest } from '@binario/protocol';
import { type Context, declined, type Outcome, seatsOf } from './outcome.ts';

/** More would be no asking but pestering. Strangers and those who sit at the table are counted apart: neither can silence the other. */
const MOST_REQUESTS = 8;

/** Puts a request before the others; one of each kind from each person, a later one replaces the earlier. */
export function ask(info: TableInfo, request: TableRequest): Outcome {
  const others = info.requests.filter(({ kind, by }) => kind !== request.kind || by !== request.by);
  const sits = (user: string) => seatsOf(info, user).length > 0;
  const alike = others.filter(({ by }) => sits(by) === sits(request.by));
  if (alike.length >= MOST_REQUESTS) return declined('notNow', 'tooManyRequests');
  return {
    ok: true,
    info: { ...info, requests: [...others, request] },
    body: { what: 'asked', request },
    request: request.id,
  };
}

/** The request with this id, if it still waits. */
export const findRequest = (info: TableInfo, id: string): TableRequest | undefined =>
  info.requests.find((each) => each.id === id);

/** The table without this request. */
export const withoutRequest = (info: TableInfo, id: string): TableInfo => ({
  ...info,
  requests: info.requests.filter((each) => each.id !== id),
});

/** What changes the game is carried out by the table's own work, and ends with the next move; the rest changes the table only. */
export const isOfTheGame = ({ kind }: TableRequest): boolean => kind === 'undo' || kind === 'late';

/** Somebody takes a request back, or the host ends it. */
export function withdraw({ info, who }: Context, { request: id }: CommandOf<'withdraw'>): Outcome {
  const request = findRequest(info, id);
  if (!request) return declined('unknownRequest');
  if (request.by !== who.id && !(who.id === info.host && hostMayEnd(info, request))) return declined('notYours');
  return { ok: true, info: withoutRequest(info, id), body: { what: 'withdrawn', request: id, kind: request.kind } };
}

/** The host keeps order, but not in his own cause. */
const hostMayEnd = (info: TableInfo, request: TableRequest): boolean =>
  request.kind !== 'remove' &&
  !(request.kind === 'late' && seatsOf(info, info.host).some(({ seat }) => seat === request.seat));

/** A request about the game that everybody has agreed to and that waits to be carried out. */
export const granted = (info: TableInfo): TableRequest | undefined =>
  info.requests.find((request) => request.asked.length === 0 && isOfTheGame(request));
