import {
  type Boards,
  checkOptions,
  type FinalScore,
  inField,
  type SetupWish,
  type Title,
  wishedBoard,
} from '@binario/kernel';
import { boards1849 } from './board/boards.ts';
import type { File1849 } from './board/file.ts';
import { describeRound } from './describe.ts';
import type { Effect1849 } from './effects.ts';
import { game1849 } from './game.ts';
import { violations, violationsAtRest } from './invariants.ts';
import { optionsOf, playerCounts, type Setup, type Variant, variantIds } from './options.ts';
import { scores } from './rules/score.ts';
import type { Table1849 } from './table.ts';
import { catalogues } from './text/catalogue.ts';
import { notation } from './text/notation.ts';

/** The options of a table with their values, the usual one first. Three players always use five corporations (1.1). */
const options = {
  corporations: ['6', '5'],
  delayIft: ['false', 'true'],
  revenue: ['proven', 'claimed'],
} as const;

/** 1849 for programs: its options, boards, texts and checks around the game. */
export const title1849: Title<Table1849, Effect1849, Setup> & { readonly boards: Boards<File1849> } = {
  game: game1849,
  name: '1849',
  players: playerCounts,
  variants: variantIds,
  options,
  boards: boards1849,
  setup,
  text: catalogues,
  notation,
  describeRound,
  scores: (table): readonly FinalScore[] => scores(table, table.seats),
  endReason: (table) => table.ended?.reason,
  violations,
  violationsAtRest,
};

function setup({ players, seed, variants, options: wished, board: file }: SetupWish): Setup {
  const board = wishedBoard(boards1849, file);
  const wish = { ...checkedOptions(wished), ...(board && { board }) };
  inField('players', () => optionsOf({ players, seed: 0 }));
  inField('seed', () => optionsOf({ players, seed }));
  const made: Setup = { players, seed, variants: variants as readonly Variant[], ...wish };
  inField('variants', () => optionsOf({ players, seed, variants: variants as readonly Variant[] }));
  inField('corporations', () => optionsOf(made));
  return made;
}

/** Only what was wished: the rest is left to the defaults of the game. */
function checkedOptions(wished: SetupWish['options']): Partial<Setup> {
  checkOptions(options, wished);
  return {
    ...(wished.corporations && { corporations: Number(wished.corporations) as 5 | 6 }),
    ...(wished.delayIft && { delayIft: wished.delayIft === 'true' }),
    ...(wished.revenue && { revenue: wished.revenue as 'proven' | 'claimed' }),
  };
}
