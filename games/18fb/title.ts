import {
  type Boards,
  checkOptions,
  type FinalScore,
  inField,
  SetupError,
  type SetupWish,
  type Title,
  wishedBoard,
} from '@binario/kernel';
import { boards18fb } from './board/boards.ts';
import type { BoardFile18fb } from './board/file.ts';
import { describeRound } from './describe.ts';
import type { Effect18fb } from './effects.ts';
import { game18fb } from './game.ts';
import { violations, violationsAtRest } from './invariants.ts';
import { MAX_PLAYERS, MIN_PLAYERS, optionsOf, type Setup, type TableOptions, tableOptions } from './options.ts';
import { scores } from './rules/score.ts';
import type { Table18fb } from './table.ts';
import { catalogues } from './text/catalogue.ts';
import { notation } from './text/notation.ts';

/** 18FB for programs: its readings, boards, texts and checks around the game. */
export const title18fb: Title<Table18fb, Effect18fb, Setup> & { readonly boards: Boards<BoardFile18fb> } = {
  game: game18fb,
  name: '18FB',
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  variants: [],
  options: tableOptions,
  boards: boards18fb,
  setup,
  text: catalogues,
  notation,
  describeRound,
  scores: (table): readonly FinalScore[] => scores(table),
  endReason: (table) => table.ended?.reason,
  violations,
  violationsAtRest,
};

function setup({ players, seed, variants, options, board: wished }: SetupWish): Setup {
  const [variant] = variants;
  if (variant !== undefined) {
    throw new SetupError(`variants: there is no variant "${variant}" of 18FB`, 'setup.noOption', { option: variant });
  }
  checkOptions(tableOptions, options);
  inField('players', () => optionsOf({ players, seed: 0 }));
  inField('seed', () => optionsOf({ players, seed }));
  const board = wishedBoard(boards18fb, wished);
  return { players, seed, ...unusual(options), ...(board && { board }) };
}

/** A set-up names only what is not the usual: so the same agreement is always the same set-up. */
function unusual(options: SetupWish['options']): Partial<TableOptions> {
  const usual = tableOptions as Readonly<Record<string, readonly string[]>>;
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== usual[name]?.[0]));
}
