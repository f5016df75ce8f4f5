import {
  type Board,
  type CorpId,
  DUAL,
  facesOf,
  type Gauge,
  hexOfSide,
  isEdge,
  STOP,
  shownOn,
  type TrackEnd,
} from '@binario/rail';
import { borrowBytes, giveBack } from '../buffers.ts';
import { passesStop, STOPS_PER_HEX, sideKey, slotsOn, startsOf } from '../stops.ts';
import {
  borrowWays,
  followTrack,
  gaugeOf,
  giveBackWays,
  leadsTo,
  onwardsAt,
  onwardTable,
  SIMPLE,
} from './followTrack.ts';
import type { Tracks } from './reached.ts';

/** Far more steps than a search for one simple way took on any map; a denser one is given the benefit of the doubt. */
const MOST_STEPS = 50_000;

/**
 * Does some simple route arrive at this side with this gauge without crossing `avoided`? Only asked where the shortest
 * way crosses itself. First without the side itself, which a simple way cannot have crossed before: if nothing leads
 * there then, as beyond a bridge, the answer is no; if a simple way does, it is yes. Only then all ways are searched.
 */
export function hasSimpleWay(
  board: Board,
  table: Tracks,
  corp: CorpId,
  target: number,
  wanted: Gauge,
  avoided?: number,
): boolean {
  const own = sideKey(board, target);
  const other = avoided === undefined ? own : sideKey(board, avoided);
  let found = -1;
  const ways = borrowWays();
  const { at, key, mark } = ways;
  followTrack(board, table, corp, ways, {
    onSide(way) {
      // The first is the shortest: where others lead is of no interest.
      if (found >= 0) return false;
      if (at[way] === target && gaugeOf(mark[way] as number) === wanted) found = way;
      return key[way] !== own && key[way] !== other;
    },
    onStop: undefined,
    isDone: () => found >= 0,
  });
  const isSimple = found >= 0 && ((mark[found] as number) & SIMPLE) !== 0;
  giveBackWays(ways);
  return isSimple || (found >= 0 && searchSimpleWay(board, table, corp, target, wanted, [own, other]));
}

/**
 * From the side back towards the stations: where no simple way leads to it, that shows near the side, while from the
 * stations there are ways without end through the rest of the net.
 */
function searchSimpleWay(
  board: Board,
  table: Tracks,
  corp: CorpId,
  target: number,
  wanted: Gauge,
  barred: readonly number[],
): boolean {
  const faces = facesOf(board, table.map);
  const shown = shownOn(board, table.map);
  const slots = slotsOn(board, table.stations);
  const pieces = onwardTable(board);
  const starts = startsOf(board, table, corp);
  const onwards = (hex: number, end: TrackEnd) => pieces[onwardsAt(shown[hex] as number, end)] as readonly number[];
  const usedSides = borrowBytes(board.meets.length);
  const usedStops = borrowBytes(board.hexes.length * STOPS_PER_HEX);
  for (const key of barred) usedSides[key] = 1;
  let steps = 0;

  /** `isLast`: from here on no stop is passed, so the gauge must come out as it is wanted. */
  const along = (hex: number, end: TrackEnd, gauge: Gauge, isLast: boolean): boolean => {
    if (++steps > MOST_STEPS) return true;
    if (!isEdge(end)) return (!isLast || gauge === wanted) && through(hex, end);
    const side = board.meets[hex * 6 + end] as number;
    if (side < 0) return false;
    const key = sideKey(board, side);
    if (usedSides[key]) return false;
    usedSides[key] = 1;
    const isFound = from(hexOfSide(side), side % 6, gauge, isLast);
    usedSides[key] = 0;
    return isFound;
  };
  const from = (hex: number, edge: number, gauge: Gauge, isLast: boolean): boolean => {
    for (const code of onwards(hex, edge)) {
      const next = (code & gauge) as Gauge | 0;
      if (next !== 0 && along(hex, leadsTo(code), next, isLast)) return true;
    }
    return false;
  };
  const through = (hex: number, end: TrackEnd): boolean => {
    const stop = hex * STOPS_PER_HEX + (end - STOP);
    if (starts.includes(stop)) return true;
    if (usedStops[stop] || !passesStop(faces, slots, corp, stop)) return false;
    usedStops[stop] = 1;
    const isFound = onwards(hex, end).some((code) => along(hex, leadsTo(code), gaugeOf(code), false));
    usedStops[stop] = 0;
    return isFound;
  };

  const before = board.meets[target] as number;
  const isFound = from(hexOfSide(before), before % 6, DUAL, true);
  giveBack(usedSides);
  giveBack(usedStops);
  return isFound;
}
