import { lasting } from '@binario/kernel';
import { type Board, hexOfSide } from './board.ts';
import { forFaces } from './faces.ts';
import { type Face, isEdge, STOP, type TrackPiece } from './track.ts';

/**
 * The track of a face as sets of bits, for games with one gauge and at most one stop on a hex: quick to compare when
 * hundreds of lays are looked at.
 */
export interface Outline {
  /** Sides at which track leaves. */
  readonly exits: number;
  /** Which pieces there are: the fifteen pairs of sides, then each side to the stop. */
  readonly pieces: number;
}

const edges: readonly number[] = [0, 1, 2, 3, 4, 5];
const pairs = edges.flatMap((a) => edges.filter((b) => b > a).map((b) => [a, b] as const));
/** The bit of each pair of sides. */
const pairOf: readonly (readonly number[])[] = edges.map((a) =>
  edges.map((b) => pairs.findIndex((pair) => a !== b && pair.includes(a) && pair.includes(b))),
);
const STOP_PIECES = pairs.length;
/** The sides a piece touches, by its bit. */
const sidesOf: readonly number[] = [...pairs.map(([a, b]) => (1 << a) | (1 << b)), ...edges.map((a) => 1 << a)];

function bitOf({ a, b }: TrackPiece): number {
  if (isEdge(a) && isEdge(b)) return (pairOf[a] as readonly number[])[b] as number;
  return STOP_PIECES + (isEdge(a) ? a : b);
}

/** The edges and pieces of a face as bit masks, for quick comparison of tiles. */
export const outlineOf: (face: Face) => Outline = lasting((face) => {
  let exits = 0;
  let pieces = 0;
  for (const piece of face.track) {
    const bit = bitOf(piece);
    pieces |= 1 << bit;
    exits |= sidesOf[bit] as number;
  }
  return { exits, pieces };
});

/** The outlines of all faces of a board, by their numbers. */
export const outlinesOf: (board: Board) => readonly Outline[] = forFaces(outlineOf);

/**
 * Which sides are joined with which, by plain track or over the same stop, as bits of the fifteen pairs: tells apart
 * faces with two stops, whose outlines say only that a side leads to one of them.
 */
export const joinedPairs: (face: Face) => number = lasting((face) => {
  let pairs = 0;
  for (const { a, b } of face.track) {
    if (isEdge(a) && isEdge(b)) pairs |= 1 << ((pairOf[a] as readonly number[])[b] as number);
  }
  face.stops.forEach((_stop, n) => {
    const sides = face.track.flatMap(({ a, b }) => (a === STOP + n ? [b] : b === STOP + n ? [a] : []));
    for (const a of sides)
      for (const b of sides) if (a < b) pairs |= 1 << ((pairOf[a] as readonly number[])[b] as number);
  });
  return pairs;
});

/** Of these pairs of sides, those that lie within `sides`. */
export function pairsWithin(pairs: number, sides: number): number {
  let within = 0;
  for (let bit = 0; bit < STOP_PIECES; bit++) {
    if (pairs & (1 << bit) && ((sidesOf[bit] as number) & ~sides) === 0) within |= 1 << bit;
  }
  return within;
}

/** All sides these pieces or pairs touch. */
export function sidesTouched(pieces: number): number {
  let sides = 0;
  for (let bit = 0; bit < sidesOf.length; bit++) if (pieces & (1 << bit)) sides |= sidesOf[bit] as number;
  return sides;
}

/** Is every piece of the old track still there? */
export const keepsPieces = (old: Outline, next: Outline): boolean => (old.pieces & ~next.pieces) === 0;

/** Sides of a hex at which track lies on the other side; `printed` sides meet printed track whatever lies beyond. */
export function metSides(board: Board, faces: readonly Face[], hex: number, printed: ReadonlySet<number>): number {
  let met = 0;
  for (let edge = 0; edge < 6; edge++) {
    const side = hex * 6 + edge;
    const other = board.meets[side] as number;
    const meets = other >= 0 && outlineOf(faces[Math.floor(other / 6)] as Face).exits & (1 << (other % 6));
    if (meets || printed.has(side)) met |= 1 << edge;
  }
  return met;
}

/** Sides of a hex at which its track meets track, or a printed line. */
export function connectedSides(
  board: Board,
  shown: readonly number[],
  hex: number,
  printed: ReadonlySet<number>,
): number {
  const outlines = outlinesOf(board);
  const { exits } = outlines[shown[hex] as number] as Outline;
  let connected = 0;
  for (let left = exits; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const side = hex * 6 + 31 - Math.clz32(bit);
    const other = board.meets[side] as number;
    const beyond = other < 0 ? 0 : (outlines[shown[hexOfSide(other)] as number] as Outline).exits;
    if (beyond & (1 << (other % 6)) || printed.has(side)) connected |= bit;
  }
  return connected;
}

/**
 * Are all connections with neighbouring track kept? A side where track meets track keeps some track, and a piece between
 * two such sides, or between one and the stop, stays; everything else may go.
 */
export function keepsConnections(old: Outline, next: Outline, met: number): boolean {
  const connected = old.exits & met;
  if (connected & ~next.exits) return false;
  const lost = old.pieces & ~next.pieces;
  if (lost === 0) return true;
  for (let left = lost; left !== 0; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left);
    if (((sidesOf[bit] as number) & ~connected) === 0) return false;
  }
  return true;
}
