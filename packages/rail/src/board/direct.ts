import type { HexId } from '../model/ids.ts';
import { lasting, memo2 } from '../model/memo.ts';
import type { RailTable } from '../model/table.ts';
import { type Board, hexNumber } from './board.ts';
import { facesOf } from './faces.ts';
import { fromStop, isStation, onwards, samePlace, simpleWay, stopOf, townAt } from './lines.ts';
import { type Face, isEdge, STOP, type Stop } from './track.ts';
import { STOPS_PER_HEX } from './ways.ts';

/**
 * Direct routes: continuous track from one station to another that passes no third one. Towns may lie on the way; cities,
 * mines and what lies off the map, whoever has a marker there, end it. No side is crossed and no town visited twice. A
 * station is the only stop of its hex, and two hexes meet in one side at most, so the hexes passed determine the track.
 */
export interface DirectRoute {
  /** From end to end. */
  readonly hexes: readonly HexId[];
  /** What it costs to cross its sides. */
  readonly cost: number;
  /** What its towns are worth together. */
  readonly towns: number;
}

export type DirectProblem =
  | { readonly kind: 'noTrack'; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'passesStation'; readonly hex: HexId }
  | { readonly kind: 'twice'; readonly hex: HexId }
  | { readonly kind: 'notAStation'; readonly hex: HexId };

export type Traced =
  | { readonly ok: true; readonly route: DirectRoute }
  | { readonly ok: false; readonly problem: DirectProblem };

type TileMap = RailTable['map'];

function hasPiece(face: Face, a: number, b: number): boolean {
  return face.track.some((piece) => (piece.a === a && piece.b === b) || (piece.a === b && piece.b === a));
}

/** The stop one comes over between two edges of this face; undefined where plain track joins them, or nothing does. */
function between(face: Face, a: number, b: number): number | undefined {
  if (!isEdge(a) || !isEdge(b) || hasPiece(face, a, b)) return undefined;
  for (let end = STOP; end < STOP + face.stops.length; end++) {
    if (hasPiece(face, a, end) && hasPiece(face, b, end)) return end;
  }
  return undefined;
}

/** The side over which one comes from one hex to the next, seen from the first; -1 if they do not meet. */
function sideBetween(board: Board, from: number, to: number): number {
  for (let edge = 0; edge < 6; edge++) {
    const side = from * 6 + edge;
    const other = board.meets[side] as number;
    if (other >= 0 && hexOf(other) === to) return side;
  }
  return -1;
}

/** Follows the hexes named; all of them must be on the board. */
export function traceDirect(board: Board, map: TileMap, crossing: Int16Array, hexes: readonly HexId[]): Traced {
  const faces = facesOf(board, map);
  const fail = (problem: DirectProblem): Traced => ({ ok: false, problem });
  const ends = [hexes[0] ?? '', hexes.at(-1) ?? ''];
  for (const hex of ends) {
    const n = board.numberOf.get(hex);
    if (n === undefined || !isStation(stopOf(faces[n] as Face))) return fail({ kind: 'notAStation', hex });
  }
  const [start, goal] = [hexNumber(board, ends[0] as HexId), hexNumber(board, ends[1] as HexId)];
  if (hexes.length < 2 || samePlace(board, start, goal)) return fail({ kind: 'twice', hex: ends[0] as HexId });
  const used = new Set<number>();
  const visited = new Set<number>();
  let cost = 0;
  let towns = 0;
  let entered = STOP;
  for (let i = 0; i + 1 < hexes.length; i++) {
    const [from, to] = [hexes[i] as HexId, hexes[i + 1] as HexId];
    const n = hexNumber(board, from);
    const face = faces[n] as Face;
    const side = sideBetween(board, n, hexNumber(board, to));
    const over = side < 0 ? undefined : between(face, entered, side % 6);
    if (side < 0 || (over === undefined && !hasPiece(face, entered, side % 6))) {
      return fail({ kind: 'noTrack', from, to });
    }
    if (over !== undefined) {
      const stop = face.stops[over - STOP] as Stop;
      const town = n * STOPS_PER_HEX + (over - STOP);
      if (isStation(stop)) return fail({ kind: 'passesStation', hex: from });
      if (visited.has(town)) return fail({ kind: 'twice', hex: from });
      visited.add(town);
      towns += stop.value;
    }
    const other = board.meets[side] as number;
    const key = Math.min(side, other);
    if (used.has(key)) return fail({ kind: 'twice', hex: from });
    used.add(key);
    cost += crossing[side] as number;
    entered = other % 6;
  }
  const last = hexes.at(-1) as HexId;
  const face = faces[hexNumber(board, last)] as Face;
  if (!hasPiece(face, entered, STOP)) return fail({ kind: 'noTrack', from: hexes.at(-2) as HexId, to: last });
  return { ok: true, route: { hexes, cost, towns } };
}

/** More steps than the routes of any ordinary position take; beyond it the listing stops, the rules do not. */
const LISTING_WORK = 600;

/** Where direct routes from a station lead, and, when asked for, the routes themselves. */
interface Found {
  /** All hexes that any way led to, by number, and what every hex then showed. */
  readonly looked: readonly number[];
  readonly faces: readonly Face[];
  readonly ends: ReadonlySet<HexId>;
  readonly shortest: readonly DirectRoute[];
  routes: readonly DirectRoute[] | undefined;
}

const remembered = memo2<Int16Array, TileMap, Map<HexId, Found>>(() => new Map());
/**
 * The last for each station, whatever the map: ways end at the next station, so a tile laid somewhere else changes
 * nothing, and most tiles are laid somewhere else.
 */
const lastFound = lasting<Int16Array, Map<HexId, Found>>(() => new Map());

function showsTheSame({ looked, faces: before }: Found, faces: readonly Face[]): boolean {
  for (const hex of looked) if (faces[hex] !== before[hex]) return false;
  return true;
}

function found(board: Board, map: TileMap, crossing: Int16Array, from: HexId): Found {
  const known = remembered(crossing, map);
  const before = known.get(from);
  if (before) return before;
  const last = lastFound(crossing).get(from);
  const made = last && showsTheSame(last, facesOf(board, map)) ? last : findEnds(board, map, crossing, from);
  lastFound(crossing).set(from, made);
  known.set(from, made);
  return made;
}

/** Stations to which a direct route leads from this one. Exact. */
export function directEnds(board: Board, map: TileMap, crossing: Int16Array, from: HexId): ReadonlySet<HexId> {
  return found(board, map, crossing, from).ends;
}

/**
 * Direct routes from this station: to every end at least one, and of those with the same end, cost and towns one. In a
 * very dense net not every combination may be listed; `traceDirect` decides about any route.
 */
export function directRoutes(board: Board, map: TileMap, crossing: Int16Array, from: HexId): readonly DirectRoute[] {
  const known = found(board, map, crossing, from);
  known.routes ??= known.ends.size === 0 ? [] : listRoutes(board, map, crossing, from, known.shortest);
  return known.routes;
}

/**
 * Does track lead from this station to this place without passing another station? The place may be a town, which ends
 * nothing; the station is joined to itself.
 */
export function isDirectlyJoined(board: Board, map: TileMap, crossing: Int16Array, from: HexId, to: HexId): boolean {
  const [start, goal] = [hexNumber(board, from), hexNumber(board, to)];
  if (samePlace(board, start, goal)) return true;
  const faces = facesOf(board, map);
  if (isStation(stopOf(faces[goal] as Face))) return directEnds(board, map, crossing, from).has(to);
  if (!isStation(stopOf(faces[start] as Face))) return false;
  const arrives = (at: number) => hexOf(at) === goal && townAt(faces[goal] as Face, at % 6) >= 0;
  return simpleWay(board, faces, start, arrives) !== undefined;
}

const hexOf = (side: number): number => Math.floor(side / 6);
const nameOf = (board: Board, hex: number): HexId => (board.hexes[hex] as { readonly id: HexId }).id;

/** The number of the stop one comes over, for edge in times 6 plus edge out: -1 where plain track joins them, or nothing. */
const stopsBetween = lasting((face: Face) =>
  Int8Array.from({ length: 36 }, (_, pair) => (between(face, Math.floor(pair / 6), pair % 6) ?? STOP - 1) - STOP),
);

/** The route that arrives at these sides one after another; undefined if it crosses one, or comes to a town, twice. */
function routeOn(
  board: Board,
  faces: readonly Face[],
  crossing: Int16Array,
  start: number,
  way: readonly number[],
): DirectRoute | undefined {
  const used: number[] = [];
  const visited: number[] = [];
  const hexes = [nameOf(board, start)];
  let cost = 0;
  let towns = 0;
  let before = -1;
  for (const at of way) {
    const side = board.meets[at] as number;
    if (before >= 0) {
      const hex = hexOf(before);
      const face = faces[hex] as Face;
      const stop = stopsBetween(face)[(before % 6) * 6 + (side % 6)] as number;
      if (stop >= 0) {
        const town = hex * STOPS_PER_HEX + stop;
        if (visited.includes(town)) return undefined;
        visited.push(town);
        towns += (face.stops[stop] as Stop).value;
      }
    }
    const key = Math.min(side, at);
    if (used.includes(key)) return undefined;
    used.push(key);
    cost += crossing[side] as number;
    hexes.push(nameOf(board, hexOf(at)));
    before = at;
  }
  return { hexes, cost, towns };
}

function findEnds(board: Board, map: TileMap, crossing: Int16Array, from: HexId): Found {
  const faces = facesOf(board, map);
  const start = hexNumber(board, from);
  const exits = isStation(stopOf(faces[start] as Face)) ? fromStop(faces[start] as Face) : [];
  const shortest = new Map<HexId, DirectRoute>();
  const add = (end: HexId, way: readonly number[]): boolean => {
    const route = routeOn(board, faces, crossing, start, way);
    if (route) shortest.set(end, route);
    return route !== undefined;
  };
  const { looked, doubtful } = shortestWays(board, faces, start, exits, (back, last) => {
    const end = nameOf(board, hexOf(last));
    return shortest.has(end) || add(end, wayTo(back, last));
  });
  for (const end of doubtful) {
    if (shortest.has(nameOf(board, end))) continue;
    const ends = (at: number) => hexOf(at) === end && onwards(faces[end] as Face, at % 6).includes(STOP);
    const way = simpleWay(board, faces, start, ends);
    if (way) add(nameOf(board, end), way);
  }
  return {
    looked: [start, ...looked],
    faces,
    ends: new Set(shortest.keys()),
    shortest: [...shortest.values()],
    routes: undefined,
  };
}

function listRoutes(
  board: Board,
  map: TileMap,
  crossing: Int16Array,
  from: HexId,
  shortest: readonly DirectRoute[],
): readonly DirectRoute[] {
  const faces = facesOf(board, map);
  const start = hexNumber(board, from);
  const routes = new Map<number, DirectRoute>();
  // Sums far below 2 ** 16, hexes below 2 ** 21: no two keys are the same.
  const keyOf = (end: number, cost: number, towns: number) => (end * 2 ** 16 + cost) * 2 ** 16 + towns;
  for (const route of shortest) {
    routes.set(keyOf(hexNumber(board, route.hexes.at(-1) as HexId), route.cost, route.towns), route);
  }
  walk(board, faces, crossing, start, fromStop(faces[start] as Face), LISTING_WORK, (path, cost, towns) => {
    const key = keyOf(path.at(-1) as number, cost, towns);
    if (!routes.has(key)) routes.set(key, { hexes: path.map((n) => nameOf(board, n)), cost, towns });
  });
  return [...routes.values()];
}

const NOWHERE = -2;

/**
 * Shortest ways to every station. Returns those whose shortest way uses something twice: another may exist; and all hexes
 * that any way leads to.
 */
function shortestWays(
  board: Board,
  faces: readonly Face[],
  start: number,
  exits: readonly number[],
  add: (back: Int16Array, last: number) => boolean,
): { readonly doubtful: readonly number[]; readonly looked: readonly number[] } {
  /** The side before each, NOWHERE where no way has come. */
  const back = new Int16Array(board.meets.length).fill(NOWHERE);
  const queue: number[] = [];
  const doubtful: number[] = [];
  const arrive = (side: number, before: number) => {
    const other = board.meets[side] as number;
    if (other < 0 || back[other] !== NOWHERE) return;
    back[other] = before;
    queue.push(other);
  };
  for (const edge of exits) arrive(start * 6 + edge, -1);
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number;
    const hex = hexOf(at);
    for (const end of onwards(faces[hex] as Face, at % 6)) {
      if (end !== STOP) arrive(hex * 6 + end, at);
      else if (!samePlace(board, hex, start) && !add(back, at)) doubtful.push(hex);
    }
  }
  return { doubtful, looked: queue.map(hexOf) };
}

/** The sides at which one arrives on the way to the last. */
function wayTo(back: Int16Array, last: number): readonly number[] {
  const way: number[] = [];
  for (let at = last; at >= 0; at = back[at] as number) way.push(at);
  return way.reverse();
}

/** All ways in a fixed order, within so much work. */
function walk(
  board: Board,
  faces: readonly Face[],
  crossing: Int16Array,
  start: number,
  exits: readonly number[],
  work: number,
  visit: (path: readonly number[], cost: number, towns: number) => void,
): void {
  const used = new Uint8Array(board.meets.length);
  const visited = new Uint8Array(board.hexes.length * STOPS_PER_HEX);
  const path: number[] = [start];
  let left = work;
  const cross = (side: number, paid: number, value: number): void => {
    const other = board.meets[side] as number;
    const key = Math.min(side, other);
    if (other < 0 || used[key] || left-- <= 0) return;
    const hex = hexOf(other);
    const face = faces[hex] as Face;
    const number = townAt(face, other % 6);
    const town = hex * STOPS_PER_HEX + number;
    if (number >= 0 && visited[town]) return;
    const cost = paid + (crossing[side] as number);
    const towns = number < 0 ? value : value + (face.stops[number] as Stop).value;
    used[key] = 1;
    if (number >= 0) visited[town] = 1;
    path.push(hex);
    for (const end of onwards(face, other % 6)) {
      if (end !== STOP) cross(hex * 6 + end, cost, towns);
      else if (!samePlace(board, hex, start)) visit(path, cost, towns);
    }
    path.pop();
    if (number >= 0) visited[town] = 0;
    used[key] = 0;
  };
  for (const edge of exits) cross(start * 6 + edge, 0, 0);
}
