import { exitsOf, type HexId, tileFace } from '@binario/rail';
import { fullBoard } from '../../data/board.ts';
import type { Move } from './act.ts';
import type { Position } from './position.ts';

const { board } = fullBoard;

/** The side of a hex towards another one, over a lettered side too. */
export function sideTo(hex: HexId, other: HexId): number {
  const [a, b] = [board.numberOf.get(hex) as number, board.numberOf.get(other) as number];
  for (let edge = 0; edge < 6; edge++) if (Math.floor((board.meets[a * 6 + edge] as number) / 6) === b) return edge;
  throw new Error(`${hex} does not meet ${other}`);
}

/** How a tile must be turned so that its track leads to exactly these neighbours. */
export function turned(hex: HexId, tile: string, ...towards: readonly HexId[]): number {
  const wanted = towards.reduce((sides, other) => sides | (1 << sideTo(hex, other)), 0);
  for (let rotation = 0; rotation < 6; rotation++) {
    if (exitsOf(tileFace(board, tile, rotation)) === wanted) return rotation;
  }
  throw new Error(`tile ${tile} on ${hex} cannot lead to ${towards.join(' and ')}`);
}

/** A lay in words: which tile, and to which neighbours it leads. */
export const lay = (hex: HexId, tile: string, ...towards: readonly HexId[]): Move => ({
  type: 'layTile',
  hex,
  tile,
  rotation: turned(hex, tile, ...towards),
});

/** The same with the turn in sixths, for track that leads where no hex is. */
export const layTurned = (hex: HexId, tile: string, rotation: number): Move => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
});

/** Tiles of a position, each as `[hex, tile, neighbours it leads to]`. */
export function tiles(...placed: readonly (readonly [HexId, string, ...HexId[]])[]): NonNullable<Position['tiles']> {
  return Object.fromEntries(
    placed.map(([hex, tile, ...towards]) => [hex, [tile, turned(hex, tile, ...towards)] as const]),
  );
}

export const token = (...route: readonly HexId[]): Move => ({ type: 'placeToken', route });
