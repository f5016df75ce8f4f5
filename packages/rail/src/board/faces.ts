import { lasting, memo2 } from '@binario/kernel';
import type { HexId } from '../model/ids.ts';
import { type PlacedTile, type RailTable, tilesOn } from '../model/table.ts';
import { laidBetween } from '../model/withTile.ts';
import { type Board, type HexDef, hexDef, tileFace } from './board.ts';
import type { Face } from './track.ts';

type TileMap = RailTable['map'];

/** Every face a hex of the board can show has a number: the prints as the hexes, then each tile in its six positions. */
const facesByNumber = lasting((board: Board): readonly Face[] => [
  ...board.hexes.map((hex) => hex.print),
  ...[...board.faces.values()].flat(),
]);

const firstNumbers = lasting((board: Board) => {
  const tiles = [...board.faces.keys()];
  return new Map(tiles.map((tile, n) => [tile, board.hexes.length + 6 * n]));
});

/** The number of what a placed tile shows, in tables over all faces of the board. */
export function faceNumber(board: Board, { tile, rotation }: PlacedTile): number {
  const first = firstNumbers(board).get(tile);
  if (first === undefined || rotation < 0 || rotation > 5)
    throw new Error(`there is no tile ${tile} turned by ${rotation}`);
  return first + rotation;
}

/** The face with this number. */
export const faceNumbered = (board: Board, n: number): Face => facesByNumber(board)[n] as Face;

/**
 * What is derived from a face, for all faces of a board, by their numbers: searches that look at every hex they come
 * through find it there at once.
 */
export function forFaces<V>(derive: (face: Face) => V): (board: Board) => readonly V[] {
  return lasting((board: Board) => facesByNumber(board).map(derive));
}

interface Layout {
  readonly board: Board;
  readonly map: TileMap;
  readonly shown: readonly number[];
}

const layoutOf = memo2((board: Board, map: TileMap, known: readonly Layout[]): Layout => {
  for (const before of known) {
    const hex = before.board === board ? laidBetween(before.map, map) : undefined;
    if (hex === undefined) continue;
    const shown = before.shown.slice();
    show(board, shown, hex, map[hex]);
    return { board, map, shown };
  }
  const shown = board.hexes.map((_, n) => n);
  for (const placed of tilesOn(map)) show(board, shown, placed.hex, placed);
  return { board, map, shown };
});

function show(board: Board, shown: number[], hex: HexId, placed: PlacedTile | undefined): void {
  const n = board.numberOf.get(hex);
  if (n !== undefined && placed) shown[n] = faceNumber(board, placed);
}

/** The number of the face one sees on every hex, by hex number. */
export const shownOn = (board: Board, map: TileMap): readonly number[] => layoutOf(board, map).shown;

/** How many copies of each tile lie on the map; tiles in the order in which the board was given them. */
export const copiesLaid: (board: Board, map: TileMap) => readonly number[] = memo2((board, map) => {
  const copies = new Array<number>(board.faces.size).fill(0);
  for (const face of shownOn(board, map)) {
    const tile = ((face - board.hexes.length) / 6) | 0;
    if (face >= board.hexes.length) copies[tile] = (copies[tile] as number) + 1;
  }
  return copies;
});

/** What one sees on every hex, by hex number. */
export const facesOf: (board: Board, map: TileMap) => readonly Face[] = memo2((board, map) => {
  const faces = facesByNumber(board);
  return shownOn(board, map).map((n) => faces[n] as Face);
});

/** What a hex shows now: the tile that lies there, or the print of the board. */
export function faceAt(board: Board, map: TileMap, hex: HexId): Face {
  return faceWith(board, hexDef(board, hex), map[hex]);
}

function faceWith(board: Board, hex: HexDef, placed: PlacedTile | undefined): Face {
  return placed ? tileFace(board, placed.tile, placed.rotation) : hex.print;
}
