import { memo2 } from '@binario/kernel';
import {
  type Board,
  type Face,
  facesOf,
  type HexId,
  hexNumber,
  hexOfSide,
  isEdge,
  type RailTable,
  STOP,
  type Stop,
} from '@binario/rail';
import { STOPS_PER_HEX } from '../stops.ts';
import { isStation, samePlace, stopOf } from './stations.ts';

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

/** Why a row of hexes is no direct route between two stations. */
export type DirectProblem =
  | { readonly kind: 'noTrack'; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'passesStation'; readonly hex: HexId }
  | { readonly kind: 'twice'; readonly hex: HexId }
  | { readonly kind: 'notAStation'; readonly hex: HexId };

/** What following a row of hexes comes to: a direct route, or why it is none. */
export type DirectTrace =
  | { readonly ok: true; readonly route: DirectRoute }
  | { readonly ok: false; readonly problem: DirectProblem };

function hasPiece(face: Face, a: number, b: number): boolean {
  return face.track.some((piece) => (piece.a === a && piece.b === b) || (piece.a === b && piece.b === a));
}

/** The stop one comes over between two edges of this face; undefined where plain track joins them, or nothing does. */
export function between(face: Face, a: number, b: number): number | undefined {
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
    if (other >= 0 && hexOfSide(other) === to) return side;
  }
  return -1;
}

/** By what crossings cost: every board has its own list of that. */
interface Known {
  readonly crossing: Int16Array;
  readonly trace: DirectTrace;
}

/** Several rules look at the route of one action, one after another: it is followed once. */
const tracesOf = memo2<readonly HexId[], RailTable['map'], Known[]>(() => []);

/** Follows the hexes named from end to end. A hex that is not on the board is no station. */
export function traceDirect(
  board: Board,
  map: RailTable['map'],
  crossing: Int16Array,
  hexes: readonly HexId[],
): DirectTrace {
  const known = tracesOf(hexes, map);
  for (const each of known) if (each.crossing === crossing) return each.trace;
  const off = hexes.find((hex) => !board.numberOf.has(hex));
  const trace: DirectTrace =
    off === undefined
      ? followed(board, map, crossing, hexes)
      : { ok: false, problem: { kind: 'notAStation', hex: off } };
  known.push({ crossing, trace });
  return trace;
}

function followed(board: Board, map: RailTable['map'], crossing: Int16Array, hexes: readonly HexId[]): DirectTrace {
  const faces = facesOf(board, map);
  const fail = (problem: DirectProblem): DirectTrace => ({ ok: false, problem });
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
