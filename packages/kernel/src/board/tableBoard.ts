import type { AnyState } from '../engine.ts';
import { type BoardFile, boardDigest } from './boardFile.ts';

/** A table that may be played on another board than the one in the box: the board lies among the agreed options. */
export interface BoardedTable {
  readonly options: { readonly board?: BoardFile };
}

/** What the digest of a game adds for another board than the one in the box; nothing for that one. */
export const boardMark = ({ options: { board } }: BoardedTable): { readonly board?: string } =>
  board === undefined ? {} : { board: boardDigest(board) };

/** The board a state is played on; undefined for the one in the box. */
export function boardIn({ table }: AnyState): BoardFile | undefined {
  const board = (table as Partial<BoardedTable> | undefined)?.options?.board;
  return typeof board === 'object' ? board : undefined;
}

/** The board among what people agreed on before play; undefined for the one in the box. */
export function boardInSetup(setup: unknown): BoardFile | undefined {
  const board = (setup as { readonly board?: unknown } | null | undefined)?.board;
  return typeof board === 'object' && board !== null ? (board as BoardFile) : undefined;
}

/** The state as it goes over a wire or into a store, where the board is already known: the digest stands for it. */
export function withoutBoard(state: AnyState): AnyState {
  const board = boardIn(state);
  return board ? withOption(state, boardDigest(board)) : state;
}

/** A state that came without its board, with it again. Given one and the same board, states share what is derived from it. */
export function withBoard(state: AnyState, board: BoardFile | undefined): AnyState {
  const found = (state.table as { readonly options?: { readonly board?: unknown } } | undefined)?.options?.board;
  return board === undefined || found === undefined || found === board ? state : withOption(state, board);
}

function withOption(state: AnyState, board: BoardFile | string): AnyState {
  const table = state.table as { readonly options: object };
  return { ...state, table: { ...table, options: { ...table.options, board } } };
}
