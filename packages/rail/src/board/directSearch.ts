import type { HexId } from '../model/ids.ts';
import { borrowBytes, giveBack } from '../model/scratch.ts';
import type { RailTable } from '../model/table.ts';
import { type Board, hexOfSide } from './board.ts';
import { AT_STATION, type FaceLines, linesAt, lowest, type Net, nameOf, netOf, townOver } from './directNet.ts';
import type { DirectRoute } from './directTrace.ts';
import { routeKey, type Walked, walkRoutes } from './directWalk.ts';
import { facesOf } from './faces.ts';
import { samePlace, simpleWay } from './lines.ts';
import { STOPS_PER_HEX } from './ways.ts';

type TileMap = RailTable['map'];

/** A way as the sides at which it arrives one after another. */
type Way = readonly number[];

/** What a search from a station has found. */
export interface DirectWays {
  /** All hexes that any way led to, by number, and what every hex then showed. */
  readonly looked: readonly number[];
  readonly shown: readonly number[];
  /** Where the shortest track is a direct route, in the order found. */
  readonly ends: ReadonlySet<HexId>;
  /** The shortest way to each of them. */
  readonly shortest: readonly Way[];
  /** Where the shortest track uses something twice. Whether another way leads there is sought when somebody asks. */
  readonly doubtful: readonly number[];
  /** What was found out about them. */
  readonly settled: Map<number, Settled>;
  /** All ways, walked when somebody asks. */
  walked: Walked | undefined;
  /** Those within somebody's means, the last time they were walked. */
  within: Walked | undefined;
}

/** Whether a direct route leads to an end, and one if walking does not come upon any. */
interface Settled {
  readonly isEnd: boolean;
  readonly way?: Way;
}

const NOT_THERE: Settled = { isEnd: false };
const WALKED_TO: Settled = { isEnd: true };

/** Used again by every search. Searches do not nest. */
let backKept = new Int16Array(0);
const queue: number[] = [];

const NOWHERE = -2;

function noWaysBack(length: number): Int16Array {
  if (backKept.length !== length) backKept = new Int16Array(length);
  return backKept.fill(NOWHERE);
}

/** Shortest ways to the stations that direct routes lead to, except where that is still in doubt. */
export function findWays(board: Board, map: TileMap, start: number): DirectWays {
  const net = netOf(board, map);
  const { tables, shown } = net;
  const { meets } = board;
  /** The side before each, NOWHERE where no way has come. */
  const back = noWaysBack(meets.length);
  const passed = borrowBytes(board.hexes.length * STOPS_PER_HEX);
  /** Sides to which the shortest way uses something twice. */
  const crooked = borrowBytes(meets.length);
  const ends = new Set<HexId>();
  const shortest: Way[] = [];
  const doubtful: number[] = [];

  const end = (at: number, hex: number) => {
    const name = nameOf(board, hex);
    if (samePlace(board, hex, start) || ends.has(name)) return;
    if (crooked[at] === 1) {
      doubtful.push(hex);
      return;
    }
    ends.add(name);
    shortest.push(wayTo(back, at));
  };
  /** Only what some way has used before can be used twice. */
  const isAgain = (before: number, side: number, town: number): boolean =>
    (back[side] !== NOWHERE && comesOver(back, before, side)) ||
    (town >= 0 && passed[town] === 1 && comesThrough(net, back, before, town));

  let count = 0;
  const { isStation, exits } = linesAt(net, start);
  for (let left = isStation ? exits : 0; left !== 0; left &= left - 1) {
    const at = meets[start * 6 + lowest(left)] as number;
    if (at < 0) continue;
    back[at] = -1;
    queue[count++] = at;
  }
  for (let i = 0; i < count; i++) {
    const before = queue[i] as number;
    const hex = hexOfSide(before);
    const edge = before - hex * 6;
    const { onwards, over } = tables[shown[hex] as number] as FaceLines;
    let ways = onwards[edge] as number;
    if (ways & AT_STATION) {
      end(before, hex);
      ways &= ~AT_STATION;
    }
    for (; ways !== 0; ways &= ways - 1) {
      const out = lowest(ways);
      const side = hex * 6 + out;
      const at = meets[side] as number;
      if (at < 0 || back[at] !== NOWHERE) continue;
      back[at] = before;
      queue[count++] = at;
      const number = over[edge * 6 + out] as number;
      const town = number < 0 ? -1 : hex * STOPS_PER_HEX + number;
      if (crooked[before] === 1 || isAgain(before, side, town)) crooked[at] = 1;
      if (town >= 0) passed[town] = 1;
    }
  }
  giveBack(passed);
  giveBack(crooked);
  const looked = [start];
  for (let i = 0; i < count; i++) {
    const hex = hexOfSide(queue[i] as number);
    if (hex !== looked[looked.length - 1]) looked.push(hex);
  }
  return {
    looked,
    shown,
    ends,
    shortest,
    doubtful: doubtful.filter((hex, n) => !ends.has(nameOf(board, hex)) && doubtful.indexOf(hex) === n),
    settled: new Map(),
    walked: undefined,
    within: undefined,
  };
}

/** Does a direct route lead to this end, which is in doubt? */
export function settle(
  board: Board,
  map: TileMap,
  crossing: Int16Array,
  start: number,
  found: DirectWays,
  hex: number,
): Settled {
  const known = found.settled.get(hex);
  if (known) return known;
  const net = netOf(board, map);
  found.walked ??= walkRoutes(net, crossing, start, Number.POSITIVE_INFINITY);
  const { ends, isComplete } = found.walked;
  const made = ends.has(hex) ? WALKED_TO : isComplete ? NOT_THERE : soughtAlone(net, map, start, hex);
  found.settled.set(hex, made);
  return made;
}

/** Walking did not get there in the time it has. */
function soughtAlone(net: Net, map: TileMap, start: number, hex: number): Settled {
  const isThere = (at: number) =>
    hexOfSide(at) === hex && ((linesAt(net, hex).onwards[at % 6] as number) & AT_STATION) !== 0;
  const way = simpleWay(net.board, facesOf(net.board, map), start, isThere);
  return way && isSimple(net, way) ? { isEnd: true, way } : NOT_THERE;
}

/** Does the way cross no side and come over no town twice? */
function isSimple(net: Net, way: Way): boolean {
  const sides: number[] = [];
  const towns: number[] = [];
  for (let i = 0; i < way.length; i++) {
    const at = way[i] as number;
    const side = net.board.meets[at] as number;
    const town = i === 0 ? -1 : townOver(net, way[i - 1] as number, side);
    const key = Math.min(side, at);
    if (sides.includes(key) || (town >= 0 && towns.includes(town))) return false;
    sides.push(key);
    towns.push(town);
  }
  return true;
}

/** Does the way to the last arrive at this side? */
function comesOver(back: Int16Array, last: number, side: number): boolean {
  for (let at = last; at >= 0; at = back[at] as number) if (at === side) return true;
  return false;
}

/** Does the way to the last, before it goes on from there, come through this town? */
function comesThrough(net: Net, back: Int16Array, last: number, town: number): boolean {
  for (let at = last; at >= 0; at = back[at] as number) {
    const before = back[at] as number;
    if (before >= 0 && townOver(net, before, net.board.meets[at] as number) === town) return true;
  }
  return false;
}

/** The sides at which one arrives on the way to the last. */
function wayTo(back: Int16Array, last: number): Way {
  const way: number[] = [];
  for (let at = last; at >= 0; at = back[at] as number) way.push(at);
  return way.reverse();
}

function routeOn(net: Net, crossing: Int16Array, way: Way): DirectRoute {
  const { board } = net;
  const hexes = [nameOf(board, hexOfSide(board.meets[way[0] as number] as number))];
  let cost = 0;
  let towns = 0;
  for (let i = 0; i < way.length; i++) {
    const at = way[i] as number;
    const side = board.meets[at] as number;
    const town = i === 0 ? -1 : townOver(net, way[i - 1] as number, side);
    if (town >= 0) towns += linesAt(net, hexOfSide(side)).values[town % STOPS_PER_HEX] as number;
    cost += crossing[side] as number;
    hexes.push(nameOf(board, hexOfSide(at)));
  }
  return { hexes, cost, towns };
}

/** The ways within these means. What is known will do if nothing is missing from it; dearer ways are passed over. */
function walkedWithin(net: Net, crossing: Int16Array, start: number, found: DirectWays, most: number): Walked {
  for (const known of [found.walked, found.within]) {
    if (known?.isComplete && (known.most >= most || !known.isCut)) return known;
  }
  if (found.within?.most !== most) found.within = walkRoutes(net, crossing, start, most);
  return found.within;
}

/** The shortest routes to ends that are wanted, then others as far as they differ in end, cost or towns. */
export function listRoutes(
  board: Board,
  map: TileMap,
  crossing: Int16Array,
  start: number,
  found: DirectWays,
  wanted: (end: HexId) => boolean,
  most: number,
): readonly DirectRoute[] {
  const isWanted = (hex: number) => wanted(nameOf(board, hex));
  if (!found.shortest.some((way) => isWanted(endOf(way))) && !found.doubtful.some(isWanted)) return [];
  const net = netOf(board, map);
  const routes = new Map<number, DirectRoute>();
  const add = (way: Way) => {
    const route = routeOn(net, crossing, way);
    if (route.cost <= most) routes.set(routeKey(endOf(way), route.cost, route.towns), route);
  };
  for (const way of found.shortest) if (isWanted(endOf(way))) add(way);
  const walked = walkedWithin(net, crossing, start, found, most);
  // Where walking came to an end it has come upon every way.
  for (const hex of walked.isComplete ? [] : found.doubtful.filter(isWanted)) {
    const { way } = settle(board, map, crossing, start, found, hex);
    if (way) add(way);
  }
  for (const [key, { path, cost, towns }] of walked.ways) {
    if (cost > most || routes.has(key) || !isWanted(path.at(-1) as number)) continue;
    routes.set(key, { hexes: path.map((hex) => nameOf(board, hex)), cost, towns });
  }
  return [...routes.values()];
}

const endOf = (way: Way): number => hexOfSide(way.at(-1) as number);
