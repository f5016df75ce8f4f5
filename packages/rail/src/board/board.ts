import type { HexId, TileId } from '../model/ids.ts';
import { type Colour, exitsOf, type Face, rotated } from './track.ts';

/** A hex as printed. */
export interface HexDef {
  readonly id: HexId;
  readonly name?: string;
  /** Position in double-height coordinates: the hex straight below has y + 2, the diagonal ones x ± 1, y ± 1. */
  readonly x: number;
  readonly y: number;
  /** `open` takes yellow tiles, `yellow` green ones, `fixed` none; off-board hexes are `fixed` too. */
  readonly ground: 'open' | 'yellow' | 'fixed';
  readonly print: Face;
  readonly label?: string;
  readonly terrain?: string;
  /** Sides over which no track may be laid. */
  readonly closed?: readonly number[];
  /** Sides over which track may be laid although nothing meets them: it leads nowhere. */
  readonly open?: readonly number[];
  /** The hex whose station this one shows too: its spaces are counted there, and a token there is a token here. */
  readonly location?: HexId;
}

/** A kind of tile: its colour, how many there are, and what it shows unturned. */
export interface TileDef {
  readonly id: TileId;
  readonly colour: Colour;
  readonly count: number;
  readonly label?: string;
  readonly face: Face;
}

/** A side of a hex. */
export interface Side {
  readonly hex: HexId;
  readonly edge: number;
}

/** Two sides that meet, besides the neighbours of the grid: sea routes, lettered sides of another map. */
export interface Link {
  readonly from: Side;
  readonly to: Side;
}

/** The board made ready for questions: hexes by number, sides joined, tiles turned in advance. */
export interface Board {
  readonly hexes: readonly HexDef[];
  readonly numberOf: ReadonlyMap<HexId, number>;
  readonly tiles: ReadonlyMap<TileId, TileDef>;
  /** `meets[hex * 6 + edge]` is the side that lies opposite, in the same form, or -1. */
  readonly meets: Int16Array;
  /** Sides of each hex over which track may be laid, as a bit set. */
  readonly buildable: Uint8Array;
  /** `faces.get(tile)[rotation]` */
  readonly faces: ReadonlyMap<TileId, readonly Face[]>;
}

/** From a hex to its neighbour over each edge, in the coordinates of the board. */
export const hexSteps = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
] as const;

/** The hex a side belongs to. Searches ask millions of times: `| 0` is the only division that stays one of integers. */
export const hexOfSide = (side: number): number => (side / 6) | 0;

/** The edge across the hex: 0 is across from 3. */
export const opposite = (edge: number): number => (edge + 3) % 6;

/** Numbers hexes, joins their sides and turns all tiles, so that searches need nothing but tables. */
export function makeBoard(hexes: readonly HexDef[], tiles: readonly TileDef[], links: readonly Link[] = []): Board {
  const numberOf = new Map(hexes.map((hex, n) => [hex.id, n]));
  const byPlace = new Map(hexes.map((hex, n) => [`${hex.x},${hex.y}`, n]));
  const meets = new Int16Array(hexes.length * 6).fill(-1);
  hexes.forEach((hex, n) => {
    hexSteps.forEach(([dx, dy], edge) => {
      const other = byPlace.get(`${hex.x + dx},${hex.y + dy}`);
      if (other !== undefined && !isClosed(hex, edge) && !isClosed(hexes[other] as HexDef, opposite(edge))) {
        meets[n * 6 + edge] = other * 6 + opposite(edge);
      }
    });
  });
  for (const { from, to } of links) {
    const a = sideNumber(numberOf, from);
    const b = sideNumber(numberOf, to);
    meets[a] = b;
    meets[b] = a;
  }
  return {
    hexes,
    numberOf,
    tiles: new Map(tiles.map((tile) => [tile.id, tile])),
    meets,
    buildable: buildableSides(hexes, meets),
    faces: new Map(tiles.map((tile) => [tile.id, [0, 1, 2, 3, 4, 5].map((r) => rotated(tile.face, r))])),
  };
}

function isClosed(hex: HexDef, edge: number): boolean {
  return hex.closed?.includes(edge) ?? false;
}

function sideNumber(numberOf: ReadonlyMap<HexId, number>, side: Side): number {
  const hex = numberOf.get(side.hex);
  if (hex === undefined) throw new Error(`the board has no hex ${side.hex}`);
  return hex * 6 + side.edge;
}

/** Not off the grid (unless the hex says so), not over a closed side, not against a blank side of a hex that never gets a tile. */
function buildableSides(hexes: readonly HexDef[], meets: Int16Array): Uint8Array {
  return Uint8Array.from(hexes, (hex, n) => {
    let sides = 0;
    for (const edge of hex.open ?? []) sides |= 1 << edge;
    for (let edge = 0; edge < 6; edge++) {
      const other = meets[n * 6 + edge] as number;
      if (other < 0) continue;
      const neighbour = hexes[Math.floor(other / 6)] as HexDef;
      if (neighbour.ground !== 'fixed' || exitsOf(neighbour.print) & (1 << (other % 6))) sides |= 1 << edge;
    }
    return sides;
  });
}

/** The number of a hex in the tables of the board; an unknown hex is a bug. */
export function hexNumber(board: Board, hex: HexId): number {
  const n = board.numberOf.get(hex);
  if (n === undefined) throw new Error(`the board has no hex ${hex}`);
  return n;
}

/** The hex of this name as printed on the board; an unknown one is a bug. */
export function hexDef(board: Board, hex: HexId): HexDef {
  return board.hexes[hexNumber(board, hex)] as HexDef;
}

/** The kind of tile of this name; an unknown one is a bug. */
export function tileDef(board: Board, tile: TileId): TileDef {
  const found = board.tiles.get(tile);
  if (!found) throw new Error(`there is no tile ${tile}`);
  return found;
}

/** What a tile shows when it is turned clockwise by so many sixths. */
export function tileFace(board: Board, tile: TileId, rotation: number): Face {
  const face = board.faces.get(tile)?.[rotation];
  if (!face) throw new Error(`there is no tile ${tile} turned by ${rotation}`);
  return face;
}

/** Does all track of the face leave the hex over sides where track may be laid? Else the first bad side. */
export function badSide(board: Board, hex: HexId, face: Face): number | undefined {
  const bad = exitsOf(face) & ~(board.buildable[hexNumber(board, hex)] as number);
  return bad === 0 ? undefined : 31 - Math.clz32(bad & -bad);
}
