import {
  type Board,
  type CorpId,
  DUAL,
  exitsOf,
  type Face,
  type Gauge,
  type HexId,
  hexNumber,
  isEdge,
  NARROW,
  newTrack,
  type RailTable,
  STANDARD,
  STOP,
  type TrackPiece,
} from '@binario/rail';
import { type RouteReach, routeAvoids, routeReachOf } from '../reach/routeReach.ts';
import { isBlocked, STOPS_PER_HEX } from '../stops.ts';

/**
 * Would a route of the corporation run on to new track of this face? Decided by the ways that lead to the hex as it is:
 * a loop that leaves over new track to come back has used that new track already.
 */
export function reachesNewTrack(
  board: Board,
  table: Pick<RailTable, 'map' | 'stations'>,
  corp: CorpId,
  reach: RouteReach,
  hex: HexId,
  old: Face,
  next: Face,
): boolean {
  const n = hexNumber(board, hex);
  const used = exitsOf(old);
  for (const piece of newTrack(old, next)) {
    const goesOn =
      arrives(board, table, corp, reach, n, used, piece, piece.a, piece.b) ||
      arrives(board, table, corp, reach, n, used, piece, piece.b, piece.a) ||
      leavesStop(table, corp, reach, n, hex, next, piece.a) ||
      leavesStop(table, corp, reach, n, hex, next, piece.b);
    if (goesOn) return true;
  }
  return false;
}

const gauges: readonly Gauge[] = [STANDARD, NARROW, DUAL];

/** By the gauge of a piece: the gauges with which a route can run on to it, as bits like those of `arrivals`. */
const fitting: readonly number[] = [0, STANDARD, NARROW, DUAL].map((piece) =>
  gauges.reduce((set, gauge) => (gauge & piece ? set | (1 << gauge) : set), 0),
);

/**
 * Does a route arrive at one end of the piece with a gauge that fits, and could it run on to the other end? Not if it
 * has crossed the side there already.
 */
function arrives(
  board: Board,
  table: Pick<RailTable, 'map' | 'stations'>,
  corp: CorpId,
  reach: RouteReach,
  hex: number,
  used: number,
  piece: TrackPiece,
  from: number,
  to: number,
): boolean {
  if (!isEdge(from)) return false;
  const side = hex * 6 + from;
  const arriving = reach.arrivals[side] as number;
  if (arriving === 0) return false;
  const fits = arriving & (fitting[piece.gauge] as number);
  if (fits === 0) return false;
  if (!isEdge(to) || (used & (1 << to)) === 0) return true;
  const crossed = hex * 6 + to;
  // Mostly the route one knows of will do; only if not, all are searched that do without that side.
  for (const gauge of gauges) {
    if (fits & (1 << gauge) && routeAvoids(board, reach, side, gauge, crossed)) return true;
  }
  const free = routeReachOf(board, table, corp, crossed).arrivals[side] as number;
  return (free & (fitting[piece.gauge] as number)) !== 0;
}

function leavesStop(
  table: Pick<RailTable, 'stations'>,
  corp: CorpId,
  reach: RouteReach,
  n: number,
  hex: HexId,
  next: Face,
  end: number,
): boolean {
  if (isEdge(end)) return false;
  const stop = next.stops[end - STOP];
  if (!stop || !reach.stops.has(n * STOPS_PER_HEX + (end - STOP))) return false;
  return stop.kind !== 'city' || !isBlocked(stop.slots, table.stations[hex], corp);
}

/** Does some stop within reach become worth more? */
export function raisesValue(board: Board, reach: RouteReach, hex: HexId, old: Face, next: Face): boolean {
  const n = hexNumber(board, hex);
  return next.stops.some(
    (stop, i) => stop.value > (old.stops[i]?.value ?? 0) && reach.stops.has(n * STOPS_PER_HEX + i),
  );
}
