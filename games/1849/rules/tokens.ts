import type { Rule } from '@binario/kernel';
import { type CorpFrame, type CorpId, faceAt, type HexId, hexNumber } from '@binario/rail';
import { routeReachOf, STOPS_PER_HEX } from '@binario/track';
import type { ActionOf } from '../actions.ts';
import { boardOf, mapOf } from '../board/boardOf.ts';
import { corpIds } from '../data/corporations.ts';
import { isStarted, type Table1849 } from '../table.ts';
import { freeSlots } from './garibaldi.ts';
import { rule1849 } from './rule.ts';

/** The corporation whose home this is and which is not in operation: a space stays free for it (10.4, 11). */
export function homeKeptFor(table: Table1849, hex: HexId): CorpId | undefined {
  const { corps } = boardOf(table);
  return corpIds.find((corp) => {
    const { homes } = corps[corp];
    return homes.length === 1 && homes[0] === hex && !isStarted(table, corp) && table.queue.includes(corp);
  });
}

/** The space a token goes to: the first free one, but a foreign token leaves the first to the home that waits. */
export function freeSlotFor(table: Table1849, corp: CorpId, hex: HexId): number {
  const slots = faceAt(mapOf(table), table.map, hex).stops[0]?.slots ?? 0;
  const tokens = table.stations[hex] ?? [];
  const kept = homeKeptFor(table, hex);
  const free = Array.from({ length: slots }, (_, slot) => slot).filter((slot) => (tokens[slot] ?? null) === null);
  const slot = kept !== undefined && kept !== corp ? free.at(-1) : free[0];
  if (slot === undefined) throw new Error(`no free space in ${hex}`);
  return slot;
}

type TokenRule = Rule<Table1849, CorpFrame, ActionOf<'placeToken'>>;

/** Rules of 10.4 that hold also for the token of SMS. */
export const spaceRules: readonly TokenRule[] = [
  rule1849(
    '10.4',
    'token.notACity',
    (table, _frame, action) => !boardOf(table).cities.includes(action.hex) && { hex: action.hex },
  ),
  rule1849('10.4', 'token.noneLeft', (table, frame, action) => {
    return action.type === 'placeToken' && (table.charters[frame.corp] ?? 0) === 0 && { corp: frame.corp };
  }),
  rule1849('10.4', 'token.alreadyThere', (table, frame, action) => {
    return (table.stations[action.hex] ?? []).includes(frame.corp) && { corp: frame.corp, hex: action.hex };
  }),
  rule1849('10.4', 'token.noSpace', (table, _frame, action) => {
    return freeSlots(table, action.hex) < 1 && { hex: action.hex };
  }),
  rule1849('10.4', 'token.homeKept', (table, frame, action) => {
    const kept = homeKeptFor(table, action.hex);
    return (
      kept !== undefined && kept !== frame.corp && freeSlots(table, action.hex) < 2 && { hex: action.hex, corp: kept }
    );
  }),
];

/** 10.4 What guards a station token. */
export const tokenRules: readonly TokenRule[] = [
  ...spaceRules,
  rule1849('10.4', 'token.notConnected', (table, frame, action) => {
    const { stops } = routeReachOf(mapOf(table), table, frame.corp);
    return !stops.has(hexNumber(mapOf(table), action.hex) * STOPS_PER_HEX) && { corp: frame.corp, hex: action.hex };
  }),
];
