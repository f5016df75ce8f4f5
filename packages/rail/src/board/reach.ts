import type { CorpId } from '../model/ids.ts';
import { memo2 } from '../model/memo.ts';
import { borrowBytes, giveBack } from '../model/scratch.ts';
import type { RailTable } from '../model/table.ts';
import { type Board, hexOfSide } from './board.ts';
import {
  borrowWays,
  explore,
  FOLLOWED,
  gaugeOf,
  giveBackWays,
  keptWays,
  SIMPLE,
  type Tracks,
  type Ways,
} from './explore.ts';
import { facesOf } from './faces.ts';
import { hasSimpleWay } from './simpleWay.ts';
import type { Face, Gauge } from './track.ts';
import { hexOfStop, STOPS_PER_HEX, sideKey, startsOf } from './ways.ts';

/** How far a corporation's routes go. */
export interface Reach {
  /** Stops that lie on some route of the corporation, its own stations included. */
  readonly stops: ReadonlySet<number>;
  /** Is some station joined by track to a second stop that is no port? */
  readonly joined: boolean;
  /** Is some station joined to any second stop, a port included? */
  readonly linked: boolean;
  /**
   * `arrivals[hex * 6 + edge]`: with which gauges a route can arrive at this side from outside, as a set of bits
   * `1 << gauge`. Also where no track goes on: that is where new track may begin.
   */
  readonly arrivals: Uint8Array;
  /** The sides of each hex at which a route arrives with any gauge, as bits. */
  readonly sides: readonly number[];
  /** All ways that were followed, the shortest to each side and gauge among them: see `routeAvoids`. */
  readonly ways: Ways;
}

/** Does the route known to arrive at this side with this gauge cross the other side nowhere? Else another may still. */
export function routeAvoids(board: Board, reach: Reach, side: number, gauge: Gauge, avoided: number): boolean {
  const key = sideKey(board, avoided);
  const { at, key: keys, mark, back } = reach.ways;
  let way = at.findIndex((each, n) => {
    const known = mark[n] as number;
    return each === side && gaugeOf(known) === gauge && (known & SIMPLE) !== 0;
  });
  if (way < 0) return false;
  for (; way >= 0; way = back[way] as number) if (keys[way] === key) return false;
  return true;
}

const remembered = memo2<RailTable['map'], RailTable['stations'], Map<string, Reach>>(() => new Map());

/** The reach of a corporation, or what would be left of it if no route might cross the side `avoided`. */
export function reachOf(board: Board, table: Tracks, corp: CorpId, avoided?: number): Reach {
  const known = remembered(table.map, table.stations);
  const key = avoided === undefined ? corp : `${corp} ${sideKey(board, avoided)}`;
  const found = known.get(key) ?? findReach(board, table, corp, avoided);
  known.set(key, found);
  return found;
}

const sidesKnown = memo2<RailTable['map'], RailTable['stations'], Map<CorpId, readonly number[]>>(() => new Map());

/** The sides of the reach alone, at less expense: all that a game asks whose tiles need only touch a route. */
export function sidesReached(board: Board, table: Tracks, corp: CorpId): readonly number[] {
  const known = sidesKnown(table.map, table.stations);
  const before = known.get(corp);
  if (before) return before;
  const ways = borrowWays();
  const sides = followRoutes(board, table, corp, ways, undefined);
  giveBackWays(ways);
  known.set(corp, sides);
  return sides;
}

/**
 * Follows everything that lies on some route, and returns the sides at which one arrives, by hex. A route may not use a
 * side or a station twice; the shortest way to a place hardly ever does, and when it does, `hasSimpleWay` looks for
 * another.
 */
function followRoutes(
  board: Board,
  table: Tracks,
  corp: CorpId,
  ways: Ways,
  avoided: number | undefined,
  onStop?: (way: number) => void,
): readonly number[] {
  const sides = new Array<number>(board.hexes.length).fill(0);
  /** Sides to which no simple way leads, as bits of gauges: searched for once. */
  const hopeless = borrowBytes(board.meets.length);
  const barred = avoided === undefined ? -1 : sideKey(board, avoided);
  const { at: ats, key, mark } = ways;
  const onSide = (way: number): boolean => {
    const at = ats[way] as number;
    const known = mark[way] as number;
    const gauge = gaugeOf(known);
    const bit = 1 << gauge;
    if (key[way] === barred || (hopeless[at] as number) & bit) return false;
    if ((known & SIMPLE) === 0 && !hasSimpleWay(board, table, corp, at, gauge, avoided)) {
      hopeless[at] = (hopeless[at] as number) | bit;
      return false;
    }
    const hex = hexOfSide(at);
    sides[hex] = (sides[hex] as number) | (1 << (at % 6));
    return true;
  };
  explore(board, table, corp, ways, { onSide, onStop, isDone: undefined });
  giveBack(hopeless);
  return sides;
}

function findReach(board: Board, table: Tracks, corp: CorpId, avoided: number | undefined): Reach {
  const faces = facesOf(board, table.map);
  const stops = new Set(startsOf(board, table, corp));
  let joined = false;
  let linked = false;
  const ways = borrowWays();
  const sides = followRoutes(board, table, corp, ways, avoided, (way) => {
    const stop = ~(ways.at[way] as number);
    stops.add(stop);
    if (joined || ((ways.mark[way] as number) & SIMPLE) === 0) return;
    linked = true;
    const face = faces[hexOfStop(stop)] as Face;
    joined = face.stops[stop % STOPS_PER_HEX]?.kind !== 'port';
  });
  const kept = keptWays(ways);
  giveBackWays(ways);
  let arrivals: Uint8Array | undefined;
  return {
    stops,
    joined,
    linked,
    sides,
    ways: kept,
    get arrivals() {
      arrivals ??= arrivalsOn(board, kept);
      return arrivals;
    },
  };
}

function arrivalsOn(board: Board, { count, at, mark }: Ways): Uint8Array {
  const arrivals = new Uint8Array(board.meets.length);
  for (let way = 0; way < count; way++) {
    const side = at[way] as number;
    const known = mark[way] as number;
    if (known & FOLLOWED) arrivals[side] = (arrivals[side] as number) | (1 << gaugeOf(known));
  }
  return arrivals;
}
