import { BANK, type Cell, type HexId, type Holder, hexNumber, type TileId, type TrainId } from '@binario/rail';
import type { AnyKind } from '../ids.ts';
import type { Board18fb, Coverage, Space, Tile, TrackBoard, TrainDef } from './board.ts';

/** Both maps as routes of this phase see them. */
export const trackBoardIn = (board: Board18fb, phase: string): TrackBoard =>
  Number(phase) < board.passesOpen ? board.closed : board.full;

/** The hex that stands for the location a hex belongs to: itself, except for the first red hex of a pair. */
export const locationOf = (board: Board18fb, hex: HexId): HexId => board.offMapAt.get(hex)?.hex ?? hex;

/** All hexes that show a place: two for Roma and Tronto. */
export function hexesOf(board: Board18fb, place: HexId): readonly HexId[] {
  const off = board.offMapAt.get(place);
  return off?.hex === place ? off.hexes : [place];
}

/** The place of a tile in the set. */
export function numberOfTile(board: Board18fb, id: TileId): number {
  const n = board.tileNumbers.get(id);
  if (n === undefined) throw new Error(`there is no tile ${id}`);
  return n;
}

/** The kind of tile of this name on a board; an unknown one is a bug. */
export const tileNamed = (board: Board18fb, id: TileId): Tile => board.tileSet[numberOfTile(board, id)] as Tile;

/** The number of a hex on the board with every pass open. */
export const numberOfHex = (board: Board18fb, hex: HexId): number => hexNumber(board.full.board, hex);

/** Only brown P and L tiles have that letter; the other letters hold for every tile of their city (ruling T6). */
export function letterWanted(board: Board18fb, hex: HexId, colour: string): string | undefined {
  const label = board.placeNamed.get(hex)?.label;
  return (label === 'P' || label === 'L') && colour !== 'brown' ? undefined : label;
}

/** The space of the market at a cell; one that is not there is a bug. */
export function spaceAt(board: Board18fb, { row, col }: Cell): Space {
  const found = board.spaces[row]?.[col];
  if (!found) throw new Error(`the market has no space ${row},${col}`);
  return found;
}

/** Markers for a town of this value (ruling O9). */
export const markersOf = (value: number): number => value / 10;

/** The kind of train that a card is. */
export function trainDef(board: Board18fb, train: TrainId): TrainDef {
  const def = board.trainCards.get(train) ?? board.trainDefs[train.slice(0, train.indexOf('-')) as AnyKind];
  if (!def) throw new Error(`there is no train ${train}`);
  return def;
}

/**
 * What a train is in these hands: a regional card that has left the bank and the regionals was acquired with its company
 * and is an ordinary train for good (ruling P5), also when it comes to the pool.
 */
export function coverageOf(board: Board18fb, train: TrainId, holder: Holder, isRegional: boolean): Coverage {
  const def = trainDef(board, train);
  return def.becomes !== undefined && holder !== BANK && !isRegional ? def.becomes : def;
}
