import { type Texts, translating } from '@binario/kernel';
import type { en } from './en.ts';
import type { Style1849 } from './styles.ts';

/** Every text of the game, section by section: a language that lacks one does not compile. */
export type Text1849 = Texts<typeof en>;

/** What cannot be filled does not compile either. */
export const { italian, french } = translating<typeof en, Style1849>();

/** Every rule has a text, every line of the log too: a missing one is a type error. */
export type RuleKey = keyof Text1849['rules'];
/** The key of a sentence that says why a foreign game cannot be followed. */
export type ImportKey = keyof Text1849['imports'];
