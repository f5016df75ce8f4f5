import { type Catalogues, cataloguesOf, type Language } from '@binario/kernel';
import { boardText } from '@binario/rail';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Text1849 } from './keys.ts';

/** The sentences of 1849 by language, in their groups. */
export const texts: Readonly<Record<Language, Text1849>> = { en, it, fr };

/** What stands before an amount of money: Italian lire. */
export const CURRENCY = 'L.';

/** How the keys of the game's own sections begin. */
const prefixes = {
  paid: 'paid.',
  colours: 'colour.',
  stops: 'stop.',
  gauges: 'gauge.',
  terrain: 'terrain.',
  sides: 'side.',
  piles: 'pile.',
  powers: 'power.',
  variants: 'variant.',
  options: 'option.',
  words: 'word.',
  imports: 'import.',
} as const;

/** Everything the game and the kernel can say, under one flat list of keys. */
export const catalogues: Catalogues = cataloguesOf(texts, prefixes, boardText);
