import { type Texts, translating } from '@binario/kernel';
import type { en } from './en.ts';
import type { Style1865 } from './styles.ts';

/** Every text of the game, section by section: a language that lacks one does not compile. */
export type Text1865 = Texts<typeof en>;

/** What cannot be filled does not compile either. */
export const { italian, french } = translating<typeof en, Style1865>();

/** Every rule has a text, every line of the log too: a missing one is a type error. */
export type RuleKey = keyof Text1865['rules'];
