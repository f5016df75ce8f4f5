import { lasting } from '@binario/kernel';
import type { Board, PriceGrid, TrainId } from '@binario/rail';
import type { TrainDef } from '../data/trains.ts';
import { builtIn } from './builtIn.ts';
import { type Board1849, compile } from './compile.ts';
import type { File1849 } from './file.ts';

/** As much of a table as says on which board it is played. */
export interface OnBoard {
  readonly options: { readonly board?: File1849 };
}

const builtInBoard = compile(builtIn);
const compiled = lasting(compile);

/** A board by its file; without one that in the box. */
export const boardFrom = (file: File1849 | undefined): Board1849 =>
  file === undefined ? builtInBoard : compiled(file);

/** The board a table is played on. */
export const boardOf = ({ options: { board } }: OnBoard): Board1849 =>
  board === undefined ? builtInBoard : compiled(board);

/** What a player may hold of one corporation, and the pool, in per cent. */
export const holdingLimit = (table: OnBoard): number => boardOf(table).limits.holding;
export const poolLimit = (table: OnBoard): number => boardOf(table).limits.pool;

export const mapOf = (table: OnBoard): Board => boardOf(table).map;

export const gridOf = (table: OnBoard): PriceGrid => boardOf(table).market.grid;

export function classOf(table: OnBoard, train: TrainId): TrainDef {
  const def = boardOf(table).classes.get(train);
  if (!def) throw new Error(`there is no train ${train}`);
  return def;
}
