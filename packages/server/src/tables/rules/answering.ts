import type { CommandOf, TableInfo, TableRequest } from '@binario/protocol';
import { pauseGranted, settingsGranted } from './hosting.ts';
import { type Context, declined, type Outcome } from './outcome.ts';
import { removalGranted } from './removing.ts';
import { findRequest, withoutRequest } from './requests.ts';
import { seated } from './seating.ts';

/**
 * One answer. A no ends the request. The last yes carries out what changes the table only; a request about the game stays, with
 * nobody left to ask, and is found by `granted`.
 */
export function answer({ info, who, bots, now }: Context, { request: id, yes }: CommandOf<'answer'>): Outcome {
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
  const rest = withoutRequest(info, id);
  if (given.asked.length === 0 && given.kind === 'remove') return removalGranted(rest, given, bots);
  if (given.asked.length === 0 && given.kind === 'pause') return pauseGranted(rest, given, now);
  if (given.asked.length === 0 && given.kind === 'settings') return settingsGranted(rest, given, now);
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
