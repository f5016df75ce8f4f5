import {
  type HexId,
  hexNumber,
  hexOfSide,
  memo1,
  outlineOf,
  outlinesOf,
  shownOn,
  type TileId,
  tilesOn,
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

const { board } = fullBoard;

export const numberOfHex = (hex: HexId): number => hexNumber(board, hex);

const copies = tileSet.map(({ count }) => count);
const metOnPrints = board.hexes.map(() => 0);
board.hexes.forEach(({ print }, hex) => {
  meet(metOnPrints, hex, outlineOf(print).exits);
});

/** The neighbours of a hex see the track it shows to these sides. */
function meet(met: number[], hex: number, exits: number): void {
  for (let edge = 0; edge < 6; edge++) {
    const other = board.meets[hex * 6 + edge] as number;
    if (other < 0) continue;
    const n = hexOfSide(other);
    const bit = 1 << (other - n * 6);
    met[n] = exits & (1 << edge) ? (met[n] as number) | bit : (met[n] as number) & ~bit;
  }
}

type TileMap = Table18fb['map'];

/** What follows from all tiles of a map together. */
export interface Laid {
  /** Copies of each tile not on the map, by its place in the set. */
  readonly left: readonly number[];
  /** Sides of each hex with track beyond, as bits; a closed pass does not undo a connection. */
  readonly met: readonly number[];
}

/** Counted hex by hex. */
const counted = memo1((map: TileMap): Laid => {
  const laid = { left: [...copies], met: [...metOnPrints] };
  for (const { hex } of tilesOn(map)) put(laid, map, hex);
  return laid;
});

function put({ left, met }: { left: number[]; met: number[] }, map: TileMap, hex: HexId): void {
  const tile = numberOfTile(map[hex]?.tile as TileId);
  left[tile] = (left[tile] as number) - 1;
  // Whoever checks a table may have one with a tile beside the board: it is counted, and lies nowhere.
  const n = board.numberOf.get(hex);
  if (n !== undefined) meet(met, n, outlinesOf(board)[shownOn(board, map)[n] as number]?.exits ?? 0);
}

/** The map on which the last tile was laid: it differs from the one before in a single hex. */
let newest: { readonly map: TileMap; readonly laid: Laid } | undefined;

export const laidOn = (map: TileMap): Laid => (newest?.map === map ? newest.laid : counted(map));

/** A tile has been laid: what follows from all tiles follows from what did before, and from this one. */
export function followLaid(before: TileMap, after: TileMap, hex: HexId): void {
  if (!board.numberOf.has(hex)) return;
  const { left, met } = laidOn(before);
  const laid = { left: left.slice(), met: met.slice() };
  const replaced = before[hex];
  if (replaced) {
    const tile = numberOfTile(replaced.tile);
    laid.left[tile] = (laid.left[tile] as number) + 1;
  }
  put(laid, after, hex);
  newest = { map: after, laid };
}
