import type { Params } from '../action.ts';
import { fingerprint } from '../hash.ts';

/** Everything a box holds besides its rules, as one file of plain JSON; what follows the head is the game's own. */
export interface BoardFile {
  readonly binario: 'board';
  /** The id of the game. */
  readonly game: string;
  /** Version of the form of the file, for each game its own. */
  readonly schema: number;
  /** What people call this board. */
  readonly name: string;
}

/** Something about a board: an error makes it unplayable, a warning says which section of the rulebook it departs from. */
export interface BoardFinding {
  readonly severity: 'error' | 'warning';
  /** Where in the file, as a path: `map.hexes[3].track`. */
  readonly at: string;
  /** Key of a sentence that stands by itself, and what fills its gaps. */
  readonly key: `shape.${string}` | `board.${string}`;
  readonly params: Params;
  /** The section of the rulebook, of a warning. */
  readonly cite?: string;
}

/** What came of reading a board file: the board if it can be played on, and all that was found in it. */
export interface BoardReading<F extends BoardFile = BoardFile> {
  /** The board, if it has no error: a copy with nothing in it that does not belong there, never written to again. */
  readonly board?: F;
  readonly findings: readonly BoardFinding[];
}

/** The boards of a game. */
export interface Boards<F extends BoardFile = BoardFile> {
  readonly schema: number;
  /** The one in the box. Tables that name none are played on it. */
  readonly builtIn: F;
  /** Looks at anything somebody calls a board; never throws. */
  read(value: unknown): BoardReading<F>;
}

/** A board may be so large, in characters of JSON. */
export const MOST_BOARD = 256 * 1024;

/** Stands for a board in hashes and wherever it is only to be recognised; the order of names does not matter. */
export const boardDigest = (file: BoardFile): string => fingerprint(file);
