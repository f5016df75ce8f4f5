import { type Texts, translating } from '@binario/kernel';
import type { RailStyle } from '@binario/rail';
import type { en } from './en.ts';

/** Every text of the game, section by section: a language that lacks one does not compile. */
export type TextSample = Texts<typeof en>;
/** The key of the sentence of a refusal. */
export type RuleKey = keyof TextSample['rules'];

/** Make sure that the Italian and French sentences have every key and gap of the English ones. */
export const { italian, french } = translating<typeof en, RailStyle>();
