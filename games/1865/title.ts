import {
  type Boards,
  type FinalScore,
  inField,
  SetupError,
  type SetupWish,
  type Title,
  wishedBoard,
} from '@binario/kernel';
import { boards1865 } from './board/boards.ts';
import type { File1865 } from './board/file.ts';
import { type FormId, formIds } from './data/forms.ts';
import { describeRound } from './describe.ts';
import type { Effect1865 } from './effects.ts';
import { game1865 } from './game.ts';
import { violations, violationsAtRest } from './invariants.ts';
import { optionsOf, playerCounts, type Setup } from './options.ts';
import { scores } from './rules/score.ts';
import type { Table1865 } from './table.ts';
import { catalogues } from './text/catalogue.ts';
import { notation } from './text/notation.ts';

/** Forms of the game besides the usual one; only one of them at a table. */
const variants: readonly string[] = formIds.filter((form) => form !== 'normal');

/** 1865 for programs: its forms, boards, texts and checks around the game. */
export const title1865: Title<Table1865, Effect1865, Setup> & { readonly boards: Boards<File1865> } = {
  game: game1865,
  name: '1865 Sardinia',
  players: playerCounts,
  variants,
  options: {},
  boards: boards1865,
  setup,
  text: catalogues,
  notation,
  describeRound,
  scores: (table): readonly FinalScore[] => scores(table),
  endReason: (table) => table.ended?.reason,
  violations,
  violationsAtRest,
};

function setup({ players, seed, variants: wished, options, board: file }: SetupWish): Setup {
  for (const name of Object.keys(options)) {
    throw new SetupError(`${name}: 1865 has no such option`, 'setup.noOption', { option: name });
  }
  for (const variant of wished) {
    if (!variants.includes(variant)) {
      const message = `variants: unknown variant "${variant}"; possible: ${variants.join(', ')}`;
      throw new SetupError(message, 'setup.value', { value: variant, allowed: variants });
    }
  }
  const [form = 'normal', another] = [...new Set(wished)] as FormId[];
  if (another) {
    const message = `variants: ${form} and ${another} do not go together`;
    throw new SetupError(message, 'setup.apart', { one: form, other: another });
  }
  if (!Number.isSafeInteger(seed)) throw new SetupError('seed: the seed must be a whole number', 'setup.seed');
  inField('players', () => optionsOf({ players, seed, form }));
  const board = wishedBoard(boards1865, file);
  return { players, seed, ...(form !== 'normal' && { form }), ...(board && { board }) };
}
