import {
  faceNumber,
  type HexId,
  hexNumber,
  hexOfSide,
  memo1,
  outlineOf,
  outlinesOf,
  type PlacedTile,
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

type TileMap = Table18fb['map'];

/** What follows from all tiles of a map together. */
export interface Laid {
  /** Copies of each tile not on the map, by its place in the set. */
  readonly left: readonly number[];
  /** What each hex shows and what it sees of its neighbours, in one number: see `faceIn` and `metIn`. */
  readonly views: readonly number[];
}

/** A bit for each side stands below the number of the face. */
const SIDES = 6;

/** The number of the face that is shown. */
export const faceIn = (view: number): number => view >> SIDES;

/** The sides with track beyond, as bits; a closed pass does not undo a connection. */
export const metIn = (view: number): number => view & ((1 << SIDES) - 1);

/** A map without tiles. */
const bare: readonly number[] = viewsOfPrints();

function viewsOfPrints(): readonly number[] {
  const views = board.hexes.map((_, face) => face << SIDES);
  board.hexes.forEach(({ print }, hex) => {
    meet(views, hex, outlineOf(print).exits);
  });
  return views;
}

/** The neighbours of a hex see the track it shows to these sides. */
function meet(views: number[], hex: number, exits: number): void {
  for (let edge = 0; edge < 6; edge++) {
    const other = board.meets[hex * 6 + edge] as number;
    if (other < 0) continue;
    const n = hexOfSide(other);
    const bit = 1 << (other - n * 6);
    views[n] = exits & (1 << edge) ? (views[n] as number) | bit : (views[n] as number) & ~bit;
  }
}

/** Counted hex by hex. */
const counted = memo1((map: TileMap): Laid => {
  const laid = { left: copies.slice(), views: bare.slice() };
  for (const placed of tilesOn(map)) put(laid, placed.hex, placed);
  return laid;
});

function put({ left, views }: { left: number[]; views: number[] }, hex: HexId, placed: PlacedTile): void {
  const tile = numberOfTile(placed.tile);
  left[tile] = (left[tile] as number) - 1;
  // Whoever checks a table may have one with a tile beside the board: it is counted, and lies nowhere.
  const n = board.numberOf.get(hex);
  if (n === undefined) return;
  const face = faceNumber(board, placed);
  views[n] = (face << SIDES) | metIn(views[n] as number);
  meet(views, n, outlinesOf(board)[face]?.exits ?? 0);
}

/** The map on which the last tile was laid: it differs from the one before in a single hex. */
let newest: { readonly map: TileMap; readonly laid: Laid } | undefined;

export const laidOn = (map: TileMap): Laid => (newest?.map === map ? newest.laid : counted(map));

/** A tile has been laid: what follows from all tiles follows from what did before, and from this one. */
export function followLaid(before: TileMap, after: TileMap, hex: HexId): void {
  if (!board.numberOf.has(hex)) return;
  const { left, views } = laidOn(before);
  const laid = { left: left.slice(), views: views.slice() };
  const replaced = before[hex];
  if (replaced) {
    const tile = numberOfTile(replaced.tile);
    laid.left[tile] = (laid.left[tile] as number) + 1;
  }
  put(laid, hex, after[hex] as PlacedTile);
  newest = { map: after, laid };
}
