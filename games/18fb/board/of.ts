import { type BoardFile, lasting } from '@binario/kernel';
import type { Board18fb } from './board.ts';
import { builtIn } from './builtIn.ts';
import { compile } from './compile.ts';
import type { BoardFile18fb } from './file.ts';

/** A table, or whatever else knows what was agreed: without a board it is the built-in one. */
export interface OnBoard {
  readonly options: { readonly board?: BoardFile18fb };
}

/** The board of a table that names none. */
export const builtInBoard: Board18fb = compile(builtIn);

const compiled = lasting(compile);

/** The board of a file; without one the built-in board. */
export const boardOfFile = (file: BoardFile | undefined): Board18fb =>
  file === undefined ? builtInBoard : compiled(file as BoardFile18fb);

/** The board a table is played on. */
export const boardOf = ({ options: { board } }: OnBoard): Board18fb =>
  board === undefined ? builtInBoard : compiled(board);
