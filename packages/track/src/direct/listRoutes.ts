import { type Board, facesOf, type HexId, hexOfSide, type RailTable } from '@binario/rail';
import { STOPS_PER_HEX } from '../stops.ts';
import { routeKey, type Walked, walkAllWays } from './allWays.ts';
import { AT_STATION, linesAt, type Net, nameOf, netOf, townOver } from './faceLines.ts';
import type { DirectWays, Settled, Way } from './shortestWays.ts';
import { simpleWay } from './simpleWay.ts';
import type { DirectRoute } from './traceDirect.ts';

type TileMap = RailTable['map'];

const NOT_THERE: Settled = { isEnd: false };
const WALKED_TO: Settled = { isEnd: true };

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
  found.walked ??= walkAllWays(net, crossing, start, Number.POSITIVE_INFINITY);
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
  if (found.within?.most !== most) found.within = walkAllWays(net, crossing, start, most);
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
