import type { HexId } from '../model/ids.ts';
import { borrowBytes, giveBack } from '../model/scratch.ts';
import type { RailTable } from '../model/table.ts';
import { type Board, hexNumber, hexOfSide } from './board.ts';
import { between, type DirectRoute } from './directTrace.ts';
import { facesOf, forFaces, shownOn } from './faces.ts';
import { fromStop, isStation, onwards, samePlace, simpleWay, stopOf, townAt } from './lines.ts';
import { type Face, STOP, type Stop } from './track.ts';
import { STOPS_PER_HEX } from './ways.ts';

type TileMap = RailTable['map'];

/** A way as the sides at which it arrives one after another. */
type Way = readonly number[];

/** What a search from a station has found. */
export interface DirectWays {
  /** All hexes that any way led to, by number, and what every hex then showed. */
  readonly looked: readonly number[];
  readonly shown: readonly number[];
  /** The shortest way to each end, in the order found. */
  readonly ways: Map<HexId, Way>;
  /** Where the shortest track uses something twice. Whether another way leads there is sought when somebody asks. */
  doubtful: readonly number[];
  /** Listed when somebody asks. */
  routes: readonly DirectRoute[] | undefined;
}

/** What a search needs to know of a face. */
interface Lines {
  readonly isStation: boolean;
  /** Edges to which track leads from the stop. */
  readonly exits: readonly number[];
  /** Where one comes out of the hex, by the edge one entered over. */
  readonly onwards: readonly (readonly number[])[];
  /** The town to which track leads from each edge, -1 if none. */
  readonly towns: readonly number[];
  /** The number of the stop one comes over, for edge in times 6 plus edge out: -1 where plain track joins them, or nothing. */
  readonly over: readonly number[];
}

const edges = [0, 1, 2, 3, 4, 5];

const lineTables = forFaces(
  (face): Lines => ({
    isStation: isStation(stopOf(face)),
    exits: fromStop(face),
    onwards: edges.map((edge) => onwards(face, edge)),
    towns: edges.map((edge) => townAt(face, edge)),
    over: edges.flatMap((from) => edges.map((to) => (between(face, from, to) ?? STOP - 1) - STOP)),
  }),
);

type LinesAt = (hex: number) => Lines;

function linesOn(board: Board, map: TileMap): LinesAt {
  const tables = lineTables(board);
  const shown = shownOn(board, map);
  return (hex) => tables[shown[hex] as number] as Lines;
}

const nameOf = (board: Board, hex: number): HexId => (board.hexes[hex] as { readonly id: HexId }).id;

/** Does the way cross no side and come over no town twice? */
function isSimple(board: Board, linesAt: LinesAt, way: Way): boolean {
  const sides: number[] = [];
  const towns: number[] = [];
  for (let i = 0; i < way.length; i++) {
    const at = way[i] as number;
    const side = board.meets[at] as number;
    const town = i === 0 ? -1 : townOver(linesAt, way[i - 1] as number, side);
    const key = Math.min(side, at);
    if (sides.includes(key) || (town >= 0 && towns.includes(town))) return false;
    sides.push(key);
    towns.push(town);
  }
  return true;
}

/** The town, as a stop, that one comes over from the side arrived at to the side of the same hex where one leaves; or -1. */
function townOver(linesAt: LinesAt, arrived: number, left: number): number {
  const hex = hexOfSide(arrived);
  const stop = linesAt(hex).over[(arrived % 6) * 6 + (left % 6)] as number;
  return stop < 0 ? -1 : hex * STOPS_PER_HEX + stop;
}

/** Searches do not nest. */
let backKept = new Int16Array(0);

const NOWHERE = -2;

function noWaysBack(length: number): Int16Array {
  if (backKept.length !== length) backKept = new Int16Array(length);
  return backKept.fill(NOWHERE);
}

/** Shortest ways to the stations that direct routes lead to, except where that is still in doubt. */
export function findWays(board: Board, map: TileMap, start: number): DirectWays {
  const linesAt = linesOn(board, map);
  const { meets } = board;
  /** The side before each, NOWHERE where no way has come. */
  const back = noWaysBack(meets.length);
  const passed = borrowBytes(board.hexes.length * STOPS_PER_HEX);
  /** Sides to which the shortest way uses something twice. */
  const crooked = borrowBytes(meets.length);
  const queue: number[] = [];
  const ways = new Map<HexId, Way>();
  const doubtful: number[] = [];

  const arrive = (side: number, before: number) => {
    const at = meets[side] as number;
    if (at < 0 || back[at] !== NOWHERE) return;
    back[at] = before;
    queue.push(at);
    if (before < 0) return;
    const town = townOver(linesAt, before, side);
    // Only what some way has used before can be used twice.
    const isAgain =
      (back[side] !== NOWHERE && comesOver(back, before, side)) ||
      (town >= 0 && passed[town] === 1 && comesThrough(board, linesAt, back, before, town));
    if (isAgain || crooked[before]) crooked[at] = 1;
    if (town >= 0) passed[town] = 1;
  };
  const end = (at: number, hex: number) => {
    const name = nameOf(board, hex);
    if (ways.has(name)) return;
    if (crooked[at]) doubtful.push(hex);
    else ways.set(name, wayTo(back, at));
  };

  const lines = linesAt(start);
  if (lines.isStation) for (const edge of lines.exits) arrive(start * 6 + edge, -1);
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number;
    const hex = hexOfSide(at);
    for (const to of linesAt(hex).onwards[at % 6] as readonly number[]) {
      if (to !== STOP) arrive(hex * 6 + to, at);
      else if (!samePlace(board, hex, start)) end(at, hex);
    }
  }
  giveBack(passed);
  giveBack(crooked);
  const looked = queue.map(hexOfSide);
  looked.push(start);
  return { looked, shown: shownOn(board, map), ways, doubtful, routes: undefined };
}

/** Could there be a way to this hex that is not found yet? */
export const isInDoubt = ({ ways, doubtful }: DirectWays, hex: number, name: HexId): boolean =>
  !ways.has(name) && doubtful.includes(hex);

/** Looks for the ways that are in doubt; every end is known then. */
export function resolveDoubts(board: Board, map: TileMap, start: number, found: DirectWays): void {
  const linesAt = linesOn(board, map);
  for (const hex of found.doubtful) {
    const name = nameOf(board, hex);
    if (found.ways.has(name)) continue;
    const ends = (at: number) => hexOfSide(at) === hex && (linesAt(hex).onwards[at % 6] ?? []).includes(STOP);
    const way = simpleWay(board, facesOf(board, map), start, ends);
    if (way && isSimple(board, linesAt, way)) found.ways.set(name, way);
  }
  found.doubtful = [];
}

/** Does the way to the last arrive at this side? */
function comesOver(back: Int16Array, last: number, side: number): boolean {
  for (let at = last; at >= 0; at = back[at] as number) if (at === side) return true;
  return false;
}

/** Does the way to the last, before it goes on from there, come through this town? */
function comesThrough(board: Board, linesAt: LinesAt, back: Int16Array, last: number, town: number): boolean {
  for (let at = last; at >= 0; at = back[at] as number) {
    const before = back[at] as number;
    if (before >= 0 && townOver(linesAt, before, board.meets[at] as number) === town) return true;
  }
  return false;
}

/** The sides at which one arrives on the way to the last. */
function wayTo(back: Int16Array, last: number): Way {
  const way: number[] = [];
  for (let at = last; at >= 0; at = back[at] as number) way.push(at);
  return way.reverse();
}

function routeOn(board: Board, faces: readonly Face[], linesAt: LinesAt, crossing: Int16Array, way: Way): DirectRoute {
  const hexes = [nameOf(board, hexOfSide(board.meets[way[0] as number] as number))];
  let cost = 0;
  let towns = 0;
  for (let i = 0; i < way.length; i++) {
    const at = way[i] as number;
    const side = board.meets[at] as number;
    const town = i === 0 ? -1 : townOver(linesAt, way[i - 1] as number, side);
    if (town >= 0) towns += (faces[hexOfSide(side)] as Face).stops[town % STOPS_PER_HEX]?.value ?? 0;
    cost += crossing[side] as number;
    hexes.push(nameOf(board, hexOfSide(at)));
  }
  return { hexes, cost, towns };
}

/** More steps than the routes of any ordinary position take; beyond it the listing stops, the rules do not. */
const LISTING_WORK = 600;

/** The shortest routes, then others as far as they differ in end, cost or towns. */
export function listRoutes(
  board: Board,
  map: TileMap,
  crossing: Int16Array,
  start: number,
  shortest: Iterable<Way>,
): readonly DirectRoute[] {
  const faces = facesOf(board, map);
  const linesAt = linesOn(board, map);
  const routes = new Map<number, DirectRoute>();
  // Sums far below 2 ** 16, hexes below 2 ** 21: no two keys are the same.
  const keyOf = (end: number, cost: number, towns: number) => (end * 2 ** 16 + cost) * 2 ** 16 + towns;
  for (const way of shortest) {
    const route = routeOn(board, faces, linesAt, crossing, way);
    routes.set(keyOf(hexNumber(board, route.hexes.at(-1) as HexId), route.cost, route.towns), route);
  }
  walk(board, faces, linesAt, crossing, start, (path, cost, towns) => {
    const key = keyOf(path.at(-1) as number, cost, towns);
    if (!routes.has(key)) routes.set(key, { hexes: path.map((n) => nameOf(board, n)), cost, towns });
  });
  return [...routes.values()];
}

/** All ways in a fixed order, within so much work. */
function walk(
  board: Board,
  faces: readonly Face[],
  linesAt: LinesAt,
  crossing: Int16Array,
  start: number,
  visit: (path: readonly number[], cost: number, towns: number) => void,
): void {
  const used = borrowBytes(board.meets.length);
  const visited = borrowBytes(board.hexes.length * STOPS_PER_HEX);
  const path: number[] = [start];
  let left = LISTING_WORK;
  const cross = (side: number, paid: number, value: number): void => {
    const other = board.meets[side] as number;
    const key = Math.min(side, other);
    if (other < 0 || used[key] || left-- <= 0) return;
    const hex = hexOfSide(other);
    const { towns: townsAt, onwards: onwardsFrom } = linesAt(hex);
    const number = townsAt[other % 6] as number;
    const town = hex * STOPS_PER_HEX + number;
    if (number >= 0 && visited[town]) return;
    const cost = paid + (crossing[side] as number);
    const towns = number < 0 ? value : value + ((faces[hex] as Face).stops[number] as Stop).value;
    used[key] = 1;
    if (number >= 0) visited[town] = 1;
    path.push(hex);
    for (const end of onwardsFrom[other % 6] as readonly number[]) {
      if (end !== STOP) cross(hex * 6 + end, cost, towns);
      else if (!samePlace(board, hex, start)) visit(path, cost, towns);
    }
    path.pop();
    if (number >= 0) visited[town] = 0;
    used[key] = 0;
  };
  for (const edge of linesAt(start).exits) cross(start * 6 + edge, 0, 0);
  giveBack(used);
  giveBack(visited);
}
