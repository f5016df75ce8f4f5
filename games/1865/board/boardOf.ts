import { lasting } from '@binario/kernel';
import type { TileId, TrainId } from '@binario/rail';
import type { FormId } from '../data/forms.ts';
import { builtIn } from './builtIn.ts';
import { type Board1865, type Card, compile, type TileOnBoard } from './compile.ts';
import type { File1865 } from './file.ts';

/** As much of a table as says on which board, in which form of the game, it is played. */
export interface OnBoard {
  readonly options: { readonly form: FormId; readonly board?: File1865 };
}

const builtInBoards = compile(builtIn);
const compiled = lasting(compile);

/** A board by its file, in a form of the game; without a file that in the box. */
export const boardFrom = (file: File1865 | undefined, form: FormId = 'normal'): Board1865 =>
  file === undefined ? builtInBoards[form] : compiled(file)[form];

/** The board a table is played on, as the form of the game uses it. */
export const boardOf = ({ options: { board, form } }: OnBoard): Board1865 =>
  board === undefined ? builtInBoards[form] : compiled(board)[form];

/** The kind of train that a card is, and its price. */
export function cardOf(table: OnBoard, train: TrainId): Card {
  const card = boardOf(table).cards.get(train);
  if (!card) throw new Error(`there is no train ${train}`);
  return card;
}

/** What a train card costs at the bank. */
export const priceOfCard = (table: OnBoard, train: TrainId): number => cardOf(table, train).price;

/** The kind of tile of this name on the board of this table; an unknown one is a bug. */
export function tileNamed(table: OnBoard, id: TileId): TileOnBoard {
  const tile = boardOf(table).tileNamed.get(id);
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
}
