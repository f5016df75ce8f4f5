import { type Texts, translating } from '@binario/kernel';
import type { RailStyle } from '@binario/rail';
import type { en } from './en.ts';

/** Every text of the game, section by section: a language that lacks one does not compile. */
export type TextSample = Texts<typeof en>;
export type RuleKey = keyof TextSample['rules'];

export const { italian, french } = translating<typeof en, RailStyle>();
