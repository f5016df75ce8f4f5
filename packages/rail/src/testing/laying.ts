import { type Board, tileFace } from '../board/board.ts';
import { exitsOf } from '../board/track.ts';
import type { HexId, TileId } from '../model/ids.ts';
import type { Lay } from '../model/lay.ts';

/** A lay as the action of a test, without its player. */
export interface LayMove extends Lay {
  readonly type: 'layTile';
}

/** Lays told by where their track leads. */
export interface Laying {
  /** The side of a hex towards another one, over a lettered side too. */
  sideTo(hex: HexId, other: HexId): number;
  /** How a tile must be turned so that its track leads to exactly these neighbours. */
  turned(hex: HexId, tile: TileId, ...towards: readonly HexId[]): number;
  /** A lay in words: which tile, and to which neighbours it leads. */
  lay(hex: HexId, tile: TileId, ...towards: readonly HexId[]): LayMove;
  /** The same with the turn in sixths, for track that leads where no hex is. */
  layTurned(hex: HexId, tile: TileId, rotation: number): LayMove;
  /** Tiles of a position, each as `[hex, tile, neighbours it leads to]`. */
  tiles(
    ...placed: readonly (readonly [HexId, TileId, ...HexId[]])[]
  ): Readonly<Record<HexId, readonly [tile: TileId, rotation: number]>>;
}

/** The tile lays of tests on a board: finds the tile and turn that join the hexes named. */
export function layingOn(board: Board): Laying {
  const sideTo = (hex: HexId, other: HexId): number => {
    const [a, b] = [board.numberOf.get(hex) as number, board.numberOf.get(other) as number];
    for (let edge = 0; edge < 6; edge++) if (Math.floor((board.meets[a * 6 + edge] as number) / 6) === b) return edge;
    throw new Error(`${hex} does not meet ${other}`);
  };
  const turned = (hex: HexId, tile: TileId, ...towards: readonly HexId[]): number => {
    const wanted = towards.reduce((sides, other) => sides | (1 << sideTo(hex, other)), 0);
    for (let rotation = 0; rotation < 6; rotation++) {
      if (exitsOf(tileFace(board, tile, rotation)) === wanted) return rotation;
    }
    throw new Error(`tile ${tile} on ${hex} cannot lead to ${towards.join(' and ')}`);
  };
  const layTurned = (hex: HexId, tile: TileId, rotation: number): LayMove => ({ type: 'layTile', hex, tile, rotation });
  return {
    sideTo,
    turned,
    lay: (hex, tile, ...towards) => layTurned(hex, tile, turned(hex, tile, ...towards)),
    layTurned,
    tiles: (...placed) =>
      Object.fromEntries(
        placed.map(([hex, tile, ...towards]) => [hex, [tile, turned(hex, tile, ...towards)] as const]),
      ),
  };
}
