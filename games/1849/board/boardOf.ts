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
/** The most per cent of a corporation that may lie in the pool (9.2). */
export const poolLimit = (table: OnBoard): number => boardOf(table).limits.pool;

/** The hexes and tiles this table is played on. */
export const mapOf = (table: OnBoard): Board => boardOf(table).map;

/** The prices of the market this table is played on. */
export const gridOf = (table: OnBoard): PriceGrid => boardOf(table).market.grid;

/** What is printed on a train card: its price, its limit and what ends it. */
export function classOf(table: OnBoard, train: TrainId): TrainDef {
  const def = boardOf(table).classes.get(train);
  if (!def) throw new Error(`there is no train ${train}`);
  return def;
}
