import { memo2 } from '@binario/kernel';
import { type Board, type CorpId, type Face, facesOf, type Gauge, hexOfSide } from '@binario/rail';
import { borrowBytes, giveBack } from '../buffers.ts';
import { hexOfStop, STOPS_PER_HEX, sideKey, startsOf } from '../stops.ts';
import {
  borrowWays,
  FOLLOWED,
  followTrack,
  gaugeOf,
  giveBackWays,
  keptWays,
  SIMPLE,
  type Ways,
} from './followTrack.ts';
import { bitOfStop, type Reach, START, type Tracks } from './reached.ts';
import { hasSimpleWay } from './simpleRoute.ts';

/** How far a corporation's routes go, with the gauges of its arrivals and the ways that lead there. */
export interface RouteReach {
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
  /** Sides and stops reached with any gauge. */
  readonly hexes: Reach;
  /** All ways that were followed, the shortest to each side and gauge among them: see `routeAvoids`. */
  readonly ways: Ways;
}

/** Does the route known to arrive at this side with this gauge cross the other side nowhere? Else another may still. */
export function routeAvoids(board: Board, reach: RouteReach, side: number, gauge: Gauge, avoided: number): boolean {
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

/** What was found on a map with these stations, for each board. */
interface Found {
  readonly reaches: Map<CorpId, Reach>;
  readonly routeReaches: Map<string, RouteReach>;
}

const foundOn = memo2<Tracks['map'], Tracks['stations'], Map<Board, Found>>(() => new Map());

function foundIn(board: Board, table: Tracks): Found {
  const boards = foundOn(table.map, table.stations);
  const known = boards.get(board);
  if (known) return known;
  const made: Found = { reaches: new Map(), routeReaches: new Map() };
  boards.set(board, made);
  return made;
}

/** The reach of a corporation's routes, or what would be left of it if none might cross the side `avoided`. */
export function routeReachOf(board: Board, table: Tracks, corp: CorpId, avoided?: number): RouteReach {
  const { routeReaches } = foundIn(board, table);
  const key = avoided === undefined ? corp : `${corp} ${sideKey(board, avoided)}`;
  const found = routeReaches.get(key) ?? findReach(board, table, corp, avoided);
  routeReaches.set(key, found);
  return found;
}

/** How far routes go that use nothing twice, without gauges and ways: all that a game asks whose tiles need only touch one. */
export function reachOfRoutes(board: Board, table: Tracks, corp: CorpId): Reach {
  const { reaches } = foundIn(board, table);
  const known = reaches.get(corp);
  if (known) return known;
  const ways = borrowWays();
  const reach = followRoutes(board, table, corp, ways, undefined);
  giveBackWays(ways);
  reaches.set(corp, reach);
  return reach;
}

/**
 * Follows everything that lies on some route. A route may not use a side or a station twice; the shortest way to a place
 * hardly ever does, and when it does, `hasSimpleWay` looks for another.
 */
function followRoutes(
  board: Board,
  table: Tracks,
  corp: CorpId,
  ways: Ways,
  avoided: number | undefined,
  alsoOnStop?: (way: number, stop: number) => void,
): Reach {
  const reached = new Array<number>(board.hexes.length).fill(0);
  const note = (hex: number, bits: number) => {
    reached[hex] = (reached[hex] as number) | bits;
  };
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
    note(hexOfSide(at), 1 << (at % 6));
    return true;
  };
  const onStop = (way: number): void => {
    const stop = ~(ats[way] as number);
    note(hexOfStop(stop), bitOfStop(stop % STOPS_PER_HEX));
    alsoOnStop?.(way, stop);
  };
  for (const stop of startsOf(board, table, corp)) note(hexOfStop(stop), START | bitOfStop(stop % STOPS_PER_HEX));
  followTrack(board, table, corp, ways, { onSide, onStop, isDone: undefined });
  giveBack(hopeless);
  return reached;
}

function findReach(board: Board, table: Tracks, corp: CorpId, avoided: number | undefined): RouteReach {
  const faces = facesOf(board, table.map);
  const stops = new Set(startsOf(board, table, corp));
  let joined = false;
  let linked = false;
  const ways = borrowWays();
  const hexes = followRoutes(board, table, corp, ways, avoided, (way, stop) => {
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
    hexes,
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
