import { type HexId, hexNumber, memo1, outlineOf, type PlacedTile, type TileId, tileFace } from '@binario/rail';
import { fullBoard } from '../data/board.ts';
import { tileSet } from '../data/tiles.ts';
import type { Table18fb } from '../table.ts';

const tileNumbers: ReadonlyMap<TileId, number> = new Map(tileSet.map((tile, n) => [tile.id, n]));

export function numberOfTile(id: TileId): number {
  const n = tileNumbers.get(id);
  if (n === undefined) throw new Error(`there is no tile ${id}`);
  return n;
}

/** The tile on a hex and its turn as one number; 0 for what is printed. */
export const placedNumber = (placed: PlacedTile | undefined): number =>
  placed ? (numberOfTile(placed.tile) + 1) * 6 + placed.rotation : 0;

/** The same in return. */
export const placedTile = (number: number): PlacedTile | undefined =>
  number === 0 ? undefined : { tile: tileSet[tileAt(number)]?.id as TileId, rotation: number % 6 };

/** Which tile of the set it is. */
export const tileAt = (placed: number): number => Math.floor(placed / 6) - 1;

const { board } = fullBoard;

const exitsOfPrints = Uint8Array.from(board.hexes, ({ print }) => outlineOf(print).exits);
const exitsOfPlaced = Uint8Array.from({ length: (tileSet.length + 1) * 6 }, (_, number) => {
  const placed = placedTile(number < 6 ? 0 : number);
  return placed ? outlineOf(tileFace(board, placed.tile, placed.rotation)).exits : 0;
});

/** The map by numbers, for whoever looks at every hex of it. */
export interface Laid {
  /** Copies of each tile on the map, by its place in the set. */
  readonly used: Uint8Array;
  /** What lies on each hex, as `placedNumber`. */
  readonly placed: Uint16Array;
  /** Sides to which each hex shows track, as bits. */
  readonly exits: Uint8Array;
}

export const laidOn: (map: Table18fb['map']) => Laid = memo1((map: Table18fb['map']) => {
  const used = new Uint8Array(tileSet.length);
  const placed = new Uint16Array(board.hexes.length);
  const exits = exitsOfPrints.slice();
  for (const hex in map) {
    const number = placedNumber(map[hex]);
    const tile = tileAt(number);
    used[tile] = (used[tile] as number) + 1;
    // Whoever checks a table may have one with a tile beside the board: it is counted, and lies nowhere.
    const n = board.numberOf.get(hex);
    if (n === undefined) continue;
    placed[n] = number;
    exits[n] = exitsOfPlaced[number] as number;
  }
  return { used, placed, exits };
});

/** Sides of the hex with track beyond; a closed pass does not undo a connection. */
export function joinedSides({ exits }: Laid, hex: number): number {
  let met = 0;
  for (let edge = 0; edge < 6; edge++) {
    const other = board.meets[hex * 6 + edge] as number;
    if (other >= 0 && (exits[Math.floor(other / 6)] as number) & (1 << (other % 6))) met |= 1 << edge;
  }
  return met;
}

export const numberOfHex = (hex: HexId): number => hexNumber(board, hex);
