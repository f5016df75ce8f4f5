import type { Catalogue, Language } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { ReasonKey } from './keys.ts';

/** What the Casual player says about its choices; `say` fills the gaps, with the game's own way to write names and money. */
export const reasons: Readonly<Record<Language, Catalogue<ReasonKey>>> = { en, it, fr };
