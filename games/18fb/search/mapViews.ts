import { lasting, memo1 } from '@binario/kernel';
import {
  type Board,
  faceNumber,
  type HexId,
  hexOfSide,
  laidBetween,
  outlineOf,
  outlinesOf,
  type PlacedTile,
  tilesOn,
} from '@binario/rail';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { numberOfTile } from '../board/questions.ts';
import type { Table18fb } from '../table.ts';

type TileMap = Table18fb['map'];

/** What follows from all tiles of a map together. */
export interface MapViews {
  readonly map: TileMap;
  /** Copies of each tile not on the map, by its place in the set. */
  readonly left: readonly number[];
  /** What each hex shows and what it sees of its neighbours, in one number: see `faceIn` and `metIn`. */
  readonly views: readonly number[];
}

/** A bit for each side stands below the number of the face. */
const SIDES = 6;

/** The number of the face that a hex with this view shows. */
export const faceIn = (view: number): number => view >> SIDES;

/** The sides with track beyond of a hex with this view, as bits; a closed pass does not undo a connection. */
export const metIn = (view: number): number => view & ((1 << SIDES) - 1);

/** The views of a map without tiles. */
function viewsOfPrints(board: Board): readonly number[] {
  const views = board.hexes.map((_, face) => face << SIDES);
  board.hexes.forEach(({ print }, hex) => {
    meet(board, views, hex, outlineOf(print).exits);
  });
  return views;
}

/** The neighbours of a hex see the track it shows to these sides. */
function meet(board: Board, views: number[], hex: number, exits: number): void {
  for (let edge = 0; edge < 6; edge++) {
    const other = board.meets[hex * 6 + edge] as number;
    if (other < 0) continue;
    const n = hexOfSide(other);
    const bit = 1 << (other - n * 6);
    views[n] = exits & (1 << edge) ? (views[n] as number) | bit : (views[n] as number) & ~bit;
  }
}

/** The views of maps on this board, those of the last few remembered. */
const viewer = lasting((on: Board18fb) => {
  const copies = on.tileSet.map(({ count }) => count);
  const bare = viewsOfPrints(on.full.board);
  // Counted hex by hex, unless the map before the last tile is known: then this tile is all that is looked at.
  return memo1((map: TileMap, known: readonly MapViews[]): MapViews => {
    for (const before of known) {
      const hex = laidBetween(before.map, map);
      if (hex === undefined) continue;
      const next = { map, left: before.left.slice(), views: before.views.slice() };
      exchange(on, next, hex, before.map[hex], map[hex]);
      return next;
    }
    const next = { map, left: copies.slice(), views: bare.slice() };
    for (const placed of tilesOn(map)) exchange(on, next, placed.hex, undefined, placed);
    return next;
  });
});

/** What searches over track want to know of the map of this table. */
export const viewsOn = (table: Pick<Table18fb, 'map' | 'options'>): MapViews => viewer(boardOf(table))(table.map);

interface Changing {
  readonly left: number[];
  readonly views: number[];
}

/** One tile takes the place of another; either may be missing. */
function exchange(
  on: Board18fb,
  { left, views }: Changing,
  hex: HexId,
  old: PlacedTile | undefined,
  placed: PlacedTile | undefined,
): void {
  const { board } = on.full;
  if (old) addCopy(on, left, old, 1);
  if (placed) addCopy(on, left, placed, -1);
  // Whoever checks a table may have one with a tile beside the board: it is counted, and lies nowhere.
  const n = board.numberOf.get(hex);
  if (n === undefined) return;
  const face = placed ? faceNumber(board, placed) : n;
  views[n] = (face << SIDES) | metIn(views[n] as number);
  meet(board, views, n, outlinesOf(board)[face]?.exits ?? 0);
}

function addCopy(on: Board18fb, left: number[], { tile }: PlacedTile, more: 1 | -1): void {
  const n = numberOfTile(on, tile);
  left[n] = (left[n] as number) + more;
}
