import type { HexId } from '../model/ids.ts';
import { memo2 } from '../model/memo.ts';
import type { PlacedTile, RailTable } from '../model/table.ts';
import { type Board, type HexDef, hexDef, tileFace } from './board.ts';
import type { Face } from './track.ts';

type TileMap = RailTable['map'];

/** What one sees on every hex, by hex number. */
export const facesOf: (board: Board, map: TileMap) => readonly Face[] = memo2((board, map) => {
  const faces = board.hexes.map((hex) => hex.print);
  for (const id in map) {
    const n = board.numberOf.get(id);
    if (n !== undefined) faces[n] = faceWith(board, board.hexes[n] as HexDef, map[id]);
  }
  return faces;
});

export function faceAt(board: Board, map: TileMap, hex: HexId): Face {
  return faceWith(board, hexDef(board, hex), map[hex]);
}

function faceWith(board: Board, hex: HexDef, placed: PlacedTile | undefined): Face {
  return placed ? tileFace(board, placed.tile, placed.rotation) : hex.print;
}
