import { type Catalogues, cataloguesOf, type Language } from '@binario/kernel';
import { boardText } from '@binario/rail';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Text18fb } from './keys.ts';

/** The sentences of 18FB by language, in their groups. */
export const texts: Readonly<Record<Language, Text18fb>> = { en, it, fr };

/** What stands before an amount of money: ducats. */
export const CURRENCY = 'D';

/** How the keys of the game's own sections begin. */
const prefixes = {
  standings: 'standing.',
  paid: 'paid.',
  colours: 'colour.',
  sides: 'side.',
  places: 'place.',
  helps: 'help.',
  zones: 'zone.',
  powers: 'power.',
  options: 'option.',
} as const;

/** Everything the game and the kernel can say, under one flat list of keys. */
export const catalogues: Catalogues = cataloguesOf(texts, prefixes, boardText);
