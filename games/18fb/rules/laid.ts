import {
  type HexId,
  hexNumber,
  hexOfSide,
  memo1,
  outlineOf,
  type PlacedTile,
  type TileId,
  tileFace,
} from '@binario/rail';
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

const copies = tileSet.map(({ count }) => count);
const exitsOfPrints = board.hexes.map(({ print }) => outlineOf(print).exits);
const exitsOfPlaced = Array.from({ length: (tileSet.length + 1) * 6 }, (_, number) => {
  const placed = placedTile(number < 6 ? 0 : number);
  return placed ? outlineOf(tileFace(board, placed.tile, placed.rotation)).exits : 0;
});
const metOnPrints = board.hexes.map(() => 0);
exitsOfPrints.forEach((exits, hex) => {
  meet(metOnPrints, hex, exits);
});

/** The neighbours of a hex see the track it shows to these sides. */
function meet(met: number[], hex: number, exits: number): void {
  for (let edge = 0; edge < 6; edge++) {
    const other = board.meets[hex * 6 + edge] as number;
    if (other < 0) continue;
    const [n, bit] = [hexOfSide(other), 1 << (other % 6)];
    met[n] = exits & (1 << edge) ? (met[n] as number) | bit : (met[n] as number) & ~bit;
  }
}

/** The map by numbers, for whoever looks at every hex of it. */
export interface Laid {
  /** Copies of each tile not on the map, by its place in the set. */
  readonly left: readonly number[];
  /** What lies on each hex, as `placedNumber`. */
  readonly placed: readonly number[];
  /** Sides of each hex with track beyond, as bits; a closed pass does not undo a connection. */
  readonly met: readonly number[];
}

type Writable<T> = { [K in keyof T]: T[K] extends readonly (infer X)[] ? X[] : T[K] };

type TileMap = Table18fb['map'];

/** Counted hex by hex. */
const counted = memo1((map: TileMap): Laid => {
  const placed = new Array<number>(board.hexes.length).fill(0);
  const laid = { left: [...copies], placed, met: [...metOnPrints] };
  for (const hex in map) put(laid, hex, placedNumber(map[hex]));
  return laid;
});

function put({ left, placed, met }: Writable<Laid>, hex: HexId, number: number): void {
  const tile = tileAt(number);
  left[tile] = (left[tile] as number) - 1;
  // Whoever checks a table may have one with a tile beside the board: it is counted, and lies nowhere.
  const n = board.numberOf.get(hex);
  if (n === undefined) return;
  const before = placed[n] as number;
  if (before !== 0) left[tileAt(before)] = (left[tileAt(before)] as number) + 1;
  placed[n] = number;
  meet(met, n, exitsOfPlaced[number] as number);
}

/** The map on which the last tile was laid: it differs from the one before in a single hex. */
let newest: { readonly map: TileMap; readonly laid: Laid } | undefined;

export const laidOn = (map: TileMap): Laid => (newest?.map === map ? newest.laid : counted(map));

/** A tile has been laid: what the map shows by numbers follows from what it showed before. */
export function followLaid(before: TileMap, after: TileMap, hex: HexId): void {
  if (!board.numberOf.has(hex)) return;
  const { left, placed, met } = laidOn(before);
  const laid = { left: [...left], placed: [...placed], met: [...met] };
  put(laid, hex, placedNumber(after[hex]));
  newest = { map: after, laid };
}

export const numberOfHex = (hex: HexId): number => hexNumber(board, hex);
