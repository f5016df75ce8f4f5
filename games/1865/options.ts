import { SetupError, wishedBoard } from '@binario/kernel';
import { boards1865 } from './board/boards.ts';
import type { File1865 } from './board/file.ts';
import { type FormId, formIds, forms } from './data/forms.ts';

/** How many may play. */
export const playerCounts = { min: 2, max: 4 } as const;

/** What people agree on before play. */
export interface Setup {
  readonly players: number;
  readonly seed: number;
  /** The final rules (`normal`), their short game (6.1), or the proto-rules C.5 in one of their two forms. */
  readonly form?: FormId;
  /** Another board than the one in the box. */
  readonly board?: File1865;
}

/** What was agreed on before play, with the defaults filled in. */
export type Options = Required<Omit<Setup, 'board'>> & Pick<Setup, 'board'>;

const cites: Readonly<Record<FormId, string>> = {
  normal: '1865 §2.4',
  short: '1865 §6.1',
  c5basic: '1865 C.5 §1',
  c5expansion: '1865 C.5 §1',
};

/** The agreed options with the defaults filled in; a set-up that cannot be played is an error with its field. */
export function optionsOf(setup: Setup): Options {
  const { players, seed, form = 'normal' } = setup;
  if (!formIds.includes(form)) {
    const message = `unknown form "${form}"; possible: ${formIds.join(', ')}`;
    throw new SetupError(message, 'setup.value', { value: form, allowed: formIds });
  }
  const able = Object.keys(forms[form].certificateLimit);
  if (!able.includes(String(players))) {
    const message = `1865 (${form}) is played by ${able.join(' or ')} players, not ${players} (${cites[form]})`;
    throw new SetupError(message, 'setup.players', { game: '1865', able: able.map(String), players });
  }
  if (!Number.isSafeInteger(seed)) throw new SetupError('the seed must be a whole number', 'setup.seed');
  const board = wishedBoard(boards1865, setup.board);
  return { players, seed, form, ...(board && { board }) };
}
