import type { CorpId, HexId } from '../model/ids.ts';
import type { RailTable } from '../model/table.ts';
import { type Board, hexNumber } from './board.ts';
import { isBlocked, type Reach, STOPS_PER_HEX } from './reach.ts';
import { exitsOf, type Face, isEdge, newTrack, STOP, type TrackPiece } from './track.ts';

/** Does all track of the face leave the hex over sides where track may be laid? Else the first bad side. */
export function badSide(board: Board, hex: HexId, face: Face): number | undefined {
  const bad = exitsOf(face) & ~(board.buildable[hexNumber(board, hex)] as number);
  return bad === 0 ? undefined : 31 - Math.clz32(bad & -bad);
}

/**
 * Would a route of the corporation run on to new track of this face? Decided by the ways that lead to the hex as it is:
 * a loop that leaves over new track to come back has used that new track already.
 */
export function reachesNewTrack(
  board: Board,
  table: Pick<RailTable, 'stations'>,
  corp: CorpId,
  reach: Reach,
  hex: HexId,
  old: Face,
  next: Face,
): boolean {
  const n = hexNumber(board, hex);
  return newTrack(old, next).some(
    (piece) =>
      arrivesAt(reach, n, piece.a, piece) ||
      arrivesAt(reach, n, piece.b, piece) ||
      leavesStop(table, corp, reach, n, hex, next, piece.a) ||
      leavesStop(table, corp, reach, n, hex, next, piece.b),
  );
}

function arrivesAt(reach: Reach, hex: number, end: number, piece: TrackPiece): boolean {
  if (!isEdge(end)) return false;
  const gauges = reach.arrivals[hex * 6 + end] as number;
  // A narrow arrival (1 << 2) fits narrow or dual track, a standard one (1 << 1) standard or dual, a dual one any.
  return (
    (gauges & (1 << 3)) !== 0 ||
    ((gauges & (1 << 1)) !== 0 && (piece.gauge & 1) !== 0) ||
    ((gauges & (1 << 2)) !== 0 && (piece.gauge & 2) !== 0)
  );
}

function leavesStop(
  table: Pick<RailTable, 'stations'>,
  corp: CorpId,
  reach: Reach,
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

/** Does some station within reach become worth more? */
export function raisesValue(board: Board, reach: Reach, hex: HexId, old: Face, next: Face): boolean {
  const n = hexNumber(board, hex);
  return next.stops.some(
    (stop, i) => stop.value > (old.stops[i]?.value ?? 0) && reach.stops.has(n * STOPS_PER_HEX + i),
  );
}
