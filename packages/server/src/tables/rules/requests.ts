import type { CommandOf, TableInfo, TableRequest } from '@binario/protocol';
import { type Context, declined, type Outcome } from './outcome.ts';
import { seated } from './seating.ts';

/** More would be no asking but pestering. */
const MOST_REQUESTS = 8;

/** Puts a request before the others; one of each kind from each person, a later one replaces the earlier. */
export function ask(info: TableInfo, request: TableRequest): Outcome {
  const others = info.requests.filter(({ kind, by }) => kind !== request.kind || by !== request.by);
  if (others.length >= MOST_REQUESTS) return declined('notNow', 'tooManyRequests');
  return {
    ok: true,
    info: { ...info, requests: [...others, request] },
    body: { what: 'asked', request },
    request: request.id,
  };
}

export const findRequest = (info: TableInfo, id: string): TableRequest | undefined =>
  info.requests.find((each) => each.id === id);

export const withoutRequest = (info: TableInfo, id: string): TableInfo => ({
  ...info,
  requests: info.requests.filter((each) => each.id !== id),
});

/**
 * One answer. A no ends the request. When the last yes is given the request stays with nobody left to ask: who called must
 * then carry it out (`isGranted`), except for seats, which are taken here.
 */
export function answer({ info, who }: Context, { request: id, yes }: CommandOf<'answer'>): Outcome {
  const request = findRequest(info, id);
  if (!request) return declined('unknownRequest');
  if (!request.asked.includes(who.id)) return declined('notYours');
  if (!yes) {
    return {
      ok: true,
      info: withoutRequest(info, id),
      body: { what: 'answered', request: id, kind: request.kind, yes, ended: true },
    };
  }
  const given: TableRequest = {
    ...request,
    asked: request.asked.filter((user) => user !== who.id),
    agreed: [...request.agreed, who.id],
  };
  if (given.asked.length === 0 && given.kind === 'seat') return seatGranted(info, given);
  return {
    ok: true,
    info: { ...info, requests: info.requests.map((each) => (each.id === id ? given : each)) },
    body: { what: 'answered', request: id, kind: request.kind, yes },
  };
}

function seatGranted(info: TableInfo, request: Extract<TableRequest, { kind: 'seat' }>): Outcome {
  const rest = withoutRequest(info, request.id);
  const seat = info.seats.find((each) => each.seat === request.seat);
  if (seat?.kind !== 'open') {
    return {
      ok: true,
      info: rest,
      body: { what: 'answered', request: request.id, kind: 'seat', yes: true, ended: true },
    };
  }
  const taker = request.user === undefined ? { bot: request.bot ?? '' } : { user: request.user };
  return seated(rest, request.seat, taker);
}

export function withdraw({ info, who }: Context, { request: id }: CommandOf<'withdraw'>): Outcome {
  const request = findRequest(info, id);
  if (!request) return declined('unknownRequest');
  if (request.by !== who.id && who.id !== info.host) return declined('notYours');
  return { ok: true, info: withoutRequest(info, id), body: { what: 'withdrawn', request: id, kind: request.kind } };
}

/** A request that everybody has agreed to and that waits to be carried out. */
export const granted = (info: TableInfo): TableRequest | undefined =>
  info.requests.find(({ asked, kind }) => asked.length === 0 && kind !== 'seat');
