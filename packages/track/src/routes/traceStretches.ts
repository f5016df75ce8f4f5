import { type Board, DUAL, type Face, type Gauge, type HexId, isEdge, STOP, type TrackPiece } from '@binario/rail';
import { STOPS_PER_HEX, sideKey } from '../stops.ts';
import type { Stretch } from './network.ts';

/** Why a row of hexes is no track from stop to stop. */
export type TraceProblem =
  | { readonly kind: 'unknownHex'; readonly hex: HexId }
  | { readonly kind: 'notAdjacent'; readonly from: HexId; readonly to: HexId }
  /** No track leads through this hex the way the route goes; at the ends: none leads on from a stop. */
  | { readonly kind: 'noTrack'; readonly hex: HexId }
  /** Track of this hex has no gauge in common with the track the route comes on. */
  | { readonly kind: 'gaugeBreak'; readonly hex: HexId };

/** A stretch of track between two stops as a player named it, not yet looked up in the network. */
export type TracedStretch = Pick<Stretch, 'from' | 'to' | 'gauge' | 'sides'>;
type Trace = { readonly stretches: readonly TracedStretch[] } | { readonly problem: TraceProblem };

/**
 * Reads a row of hexes as stretches of track. Two hexes meet at one side, and in each hex the sides crossed leave no
 * choice: no face has both a stop and a by-pass between the same sides; if one had, the stop would be meant.
 */
export function traceStretches(board: Board, faces: readonly Face[], hexes: readonly HexId[]): Trace {
  const numbers: number[] = [];
  for (const hex of hexes) {
    const n = board.numberOf.get(hex);
    if (n === undefined) return { problem: { kind: 'unknownHex', hex } };
    numbers.push(n);
  }
  const stretches: TracedStretch[] = [];
  let from = -1;
  let gauge: Gauge = DUAL;
  let sides: number[] = [];
  /** The side by which the route came into the hex, by its edge there. */
  let entry: number | undefined;
  for (let i = 0; i < numbers.length; i++) {
    const hex = numbers[i] as number;
    const id = hexes[i] as HexId;
    const { track } = faces[hex] as Face;
    const exit = i + 1 < numbers.length ? edgeTowards(board, hex, numbers[i + 1] as number) : undefined;
    if (exit === -1) return { problem: { kind: 'notAdjacent', from: id, to: hexes[i + 1] as HexId } };
    const atStop = throughStop(track, entry, exit);
    if (atStop) {
      const stop = hex * STOPS_PER_HEX + atStop.stop;
      if (atStop.arrival) {
        const common = gauge & atStop.arrival.gauge;
        if (common === 0) return { problem: { kind: 'gaugeBreak', hex: id } };
        stretches.push({ from, to: stop, gauge: common as Gauge, sides });
      }
      from = stop;
      sides = [];
      gauge = atStop.departure?.gauge ?? DUAL;
    } else {
      const pieces =
        entry === undefined || exit === undefined ? [] : track.filter((each) => joins(each, entry as number, exit));
      if (pieces.length === 0) return { problem: { kind: 'noTrack', hex: id } };
      const fitting = pieces.find((each) => (each.gauge & gauge) !== 0);
      if (!fitting) return { problem: { kind: 'gaugeBreak', hex: id } };
      gauge = (gauge & fitting.gauge) as Gauge;
    }
    if (exit !== undefined) {
      const side = board.meets[hex * 6 + exit] as number;
      sides.push(sideKey(board, side));
      entry = side % 6;
    }
  }
  return { stretches };
}

function edgeTowards(board: Board, hex: number, next: number): number {
  for (let edge = 0; edge < 6; edge++) {
    const side = board.meets[hex * 6 + edge] as number;
    if (side >= 0 && Math.floor(side / 6) === next) return edge;
  }
  return -1;
}

const joins = (piece: TrackPiece, a: number, b: number): boolean =>
  (piece.a === a && piece.b === b) || (piece.a === b && piece.b === a);

/** The stop to which the route comes by one side and which it leaves by the other, as far as there are such sides. */
function throughStop(
  track: readonly TrackPiece[],
  entry: number | undefined,
  exit: number | undefined,
): { readonly stop: number; readonly arrival?: TrackPiece; readonly departure?: TrackPiece } | undefined {
  const known = entry ?? exit;
  if (known === undefined) return undefined;
  for (const piece of track) {
    const end = piece.a === known ? piece.b : piece.b === known ? piece.a : undefined;
    if (end === undefined || isEdge(end)) continue;
    const stop = end - STOP;
    if (entry === undefined) return { stop, departure: piece };
    if (exit === undefined) return { stop, arrival: piece };
    const departure = track.find((each) => joins(each, end, exit));
    if (departure) return { stop, arrival: piece, departure };
  }
  return undefined;
}
