import { type Catalogues, cataloguesOf, type Language } from '@binario/kernel';
import { boardText } from '@binario/rail';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Text1865 } from './keys.ts';

/** The sentences of 1865 by language, in their groups. */
export const texts: Readonly<Record<Language, Text1865>> = { en, it, fr };

/** What stands before an amount of money: Italian lire. */
export const CURRENCY = 'L.';

/** How the keys of the game's own sections begin. */
const prefixes = {
  paid: 'paid.',
  traffic: 'traffic.',
  colours: 'colour.',
  stops: 'stop.',
  borders: 'border.',
  sides: 'side.',
  zones: 'zone.',
  dragons: 'dragons.',
  provenance: 'provenance.',
  standings: 'standing.',
  statuses: 'status.',
  cards: 'private.',
  variants: 'variant.',
  options: 'option.',
  words: 'word.',
} as const;

/** Everything the game and the kernel can say, under one flat list of keys. */
export const catalogues: Catalogues = cataloguesOf(texts, prefixes, boardText);
