import type { Catalogue, Language } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** Reasons that bots of any game have words for. */
export type CommonReason = keyof typeof en;

/** What the bots of a game say about why they do something. */
export type Reasons = Readonly<Record<Language, Catalogue<string>>>;

/** A game's own reasons and those of all games. */
export const reasonsOf = (own: Reasons): Reasons => ({
  en: { ...en, ...own.en },
  it: { ...it, ...own.it },
  fr: { ...fr, ...own.fr },
});
