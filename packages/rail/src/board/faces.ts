import type { HexId } from '../model/ids.ts';
import { memo2 } from '../model/memo.ts';
import type { PlacedTile, RailTable } from '../model/table.ts';
import { type Board, type HexDef, hexDef, tileFace } from './board.ts';
import type { Face } from './track.ts';

type TileMap = RailTable['map'];

/** What one sees on every hex, by hex number. */
export const facesOf: (board: Board, map: TileMap) => readonly Face[] = memo2((board, map) =>
  board.hexes.map((hex) => faceWith(board, hex, map[hex.id])),
);

export function faceAt(board: Board, map: TileMap, hex: HexId): Face {
  return faceWith(board, hexDef(board, hex), map[hex]);
}

function faceWith(board: Board, hex: HexDef, placed: PlacedTile | undefined): Face {
  return placed ? tileFace(board, placed.tile, placed.rotation) : hex.print;
}
