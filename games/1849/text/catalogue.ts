import { type Catalogues, cataloguesOf, frenchSpacesAndSums, type Language } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Text1849 } from './keys.ts';

export const texts: Readonly<Record<Language, Text1849>> = { en, it, fr };

/** How the keys of each section begin in the catalogue. Rules are known by their own key. */
export const prefixes: Readonly<Record<keyof Text1849, string>> = {
  rules: '',
  notes: 'note.',
  paid: 'paid.',
  why: 'why.',
  effects: 'effect.',
  steps: 'step.',
  crumbs: 'crumb.',
  asks: 'ask.',
  actions: 'action.',
  doing: 'do.',
  ends: 'end.',
  phases: 'phase.',
  colours: 'colour.',
  stops: 'stop.',
  gauges: 'gauge.',
  terrain: 'terrain.',
  sides: 'side.',
  holders: 'holder.',
  piles: 'pile.',
  kinds: 'kind.',
  powers: 'power.',
  variants: 'variant.',
  options: 'option.',
  words: 'word.',
};

export const CURRENCY = 'L.';

/** How French is set, within sums too. */
export const frenchSpaces = frenchSpacesAndSums(CURRENCY);

/** Everything the game and the kernel can say, under one flat list of keys. */
export const catalogues: Catalogues = cataloguesOf(texts, prefixes, frenchSpaces);
