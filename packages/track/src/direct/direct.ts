import { lasting, memo2 } from '@binario/kernel';
import {
  type Board,
  type Face,
  facesOf,
  type HexId,
  hexNumber,
  hexOfSide,
  type RailTable,
  shownOn,
} from '@binario/rail';
import { nameOf } from './faceLines.ts';
import { listRoutes, settle } from './listRoutes.ts';
import { type DirectWays, findWays } from './shortestWays.ts';
import { simpleWay } from './simpleWay.ts';
import { isStation, samePlace, stopOf, townAt } from './stations.ts';
import type { DirectRoute } from './traceDirect.ts';

type TileMap = RailTable['map'];

/** By what crossings cost: every board has its own list of that. */
const remembered = memo2<Int16Array, TileMap, Map<HexId, DirectWays>>(() => new Map());
/**
 * The last for each station, whatever the map: ways end at the next station, so a tile laid somewhere else changes
 * nothing, and most tiles are laid somewhere else.
 */
const lastFound = lasting<Int16Array, Map<HexId, DirectWays>>(() => new Map());

function showsTheSame({ looked, shown: before }: DirectWays, shown: readonly number[]): boolean {
  for (const hex of looked) if (shown[hex] !== before[hex]) return false;
  return true;
}

function found(board: Board, map: TileMap, crossing: Int16Array, from: HexId): DirectWays {
  const known = remembered(crossing, map);
  const before = known.get(from);
  if (before) return before;
  const latest = lastFound(crossing);
  const last = latest.get(from);
  const made = last && showsTheSame(last, shownOn(board, map)) ? last : findWays(board, map, hexNumber(board, from));
  latest.set(from, made);
  known.set(from, made);
  return made;
}

/** The wanted stations to which a direct route leads from this one, as far as `simpleWay` tries. */
export function directEnds(
  board: Board,
  map: TileMap,
  crossing: Int16Array,
  from: HexId,
  wanted: (end: HexId) => boolean = () => true,
): ReadonlySet<HexId> {
  const ways = found(board, map, crossing, from);
  const ends = new Set<HexId>();
  for (const end of ways.ends) if (wanted(end)) ends.add(end);
  for (const hex of ways.doubtful) {
    const end = nameOf(board, hex);
    if (wanted(end) && settle(board, map, crossing, hexNumber(board, from), ways, hex).isEnd) ends.add(end);
  }
  return ends;
}

/** Does a direct route lead from this station to that one, as far as `simpleWay` tries? */
export function isDirectEnd(board: Board, map: TileMap, crossing: Int16Array, from: HexId, to: HexId): boolean {
  const ways = found(board, map, crossing, from);
  if (ways.ends.has(to)) return true;
  const hex = hexNumber(board, to);
  return ways.doubtful.includes(hex) && settle(board, map, crossing, hexNumber(board, from), ways, hex).isEnd;
}

/**
 * Direct routes from this station that cost no more than `most`, to ends that are wanted: to each at least one, and of
 * those with the same end, cost and towns one. In a very dense net not every combination is listed, but the cheapest to
 * each end as `cheapestWays` finds them; `traceDirect` decides about any route.
 */
export function directRoutes(
  board: Board,
  map: TileMap,
  crossing: Int16Array,
  from: HexId,
  wanted: (end: HexId) => boolean = () => true,
  most = Number.POSITIVE_INFINITY,
): readonly DirectRoute[] {
  const ways = found(board, map, crossing, from);
  return listRoutes(board, map, crossing, hexNumber(board, from), ways, wanted, most);
}

/**
 * Does track lead from this station to this place without passing another station? The place may be a town, which ends
 * nothing; the station is joined to itself.
 */
export function isDirectlyJoined(board: Board, map: TileMap, crossing: Int16Array, from: HexId, to: HexId): boolean {
  const [start, goal] = [hexNumber(board, from), hexNumber(board, to)];
  if (samePlace(board, start, goal)) return true;
  const faces = facesOf(board, map);
  if (isStation(stopOf(faces[goal] as Face))) return isDirectEnd(board, map, crossing, from, to);
  if (!isStation(stopOf(faces[start] as Face))) return false;
  const arrives = (at: number) => hexOfSide(at) === goal && townAt(faces[goal] as Face, at % 6) >= 0;
  return simpleWay(board, faces, start, arrives) !== undefined;
}
