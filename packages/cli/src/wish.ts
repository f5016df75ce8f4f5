import type { Language, SetupWish } from '@binario/kernel';
import type { Entry } from '@binario/terminal';
import { text, texts } from './args.ts';
import { playableBoard } from './boardFile.ts';
import { UsageError } from './io.ts';
import type { Args, OptionSpecs } from './verb.ts';

/** Options of every verb that sets up a game. */
export const wishOptions: OptionSpecs = {
  seed: { type: 'string', value: 'S', help: 'a whole number: the same seed gives the same game' },
  variant: { type: 'string', value: 'V', multiple: true, help: 'a variant of the game; may be given several times' },
  option: { type: 'string', value: 'K=V', multiple: true, help: 'an option of the game; may be given several times' },
  board: { type: 'string', value: 'FILE', help: 'another board than the one in the box (see the verb board)' },
};

/** Variants and options as typed, and the board of a file; the game itself says whether it has them. */
export function wishedIn<T, E, S>(
  entry: Entry<T, E, S>,
  args: Args,
  language: Language = 'en',
): Pick<SetupWish, 'variants' | 'options' | 'board'> {
  const options: Record<string, string> = {};
  for (const typed of texts(args, 'option')) {
    const at = typed.indexOf('=');
    if (at < 1) throw new UsageError(`--option must be NAME=VALUE, not "${typed}"`);
    const name = typed.slice(0, at);
    if (Object.hasOwn(options, name)) throw new UsageError(`--option ${name} is given twice`);
    options[name] = typed.slice(at + 1);
  }
  const path = text(args, 'board');
  const board = path === undefined ? {} : { board: playableBoard(entry, path, language) };
  return { variants: texts(args, 'variant'), options, ...board };
}
