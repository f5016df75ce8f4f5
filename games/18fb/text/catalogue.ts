import { type Catalogues, cataloguesOf, frenchSpacesAndSums, type Language } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Text18fb } from './keys.ts';

export const texts: Readonly<Record<Language, Text18fb>> = { en, it, fr };

/** How the keys of each section begin in the catalogue. Rules are known by their own key. */
export const prefixes: Readonly<Record<keyof Text18fb, string>> = {
  rules: '',
  notes: 'note.',
  why: 'why.',
  steps: 'step.',
  asks: 'ask.',
  actions: 'action.',
  ends: 'end.',
  standings: 'standing.',
  holders: 'holder.',
  paid: 'paid.',
  effects: 'effect.',
  crumbs: 'crumb.',
  doing: 'do.',
  phases: 'phase.',
  colours: 'colour.',
  sides: 'side.',
  places: 'place.',
  helps: 'help.',
  kinds: 'kind.',
  zones: 'zone.',
  powers: 'power.',
};

export const CURRENCY = 'D';

/** How French is set, within sums too. */
export const frenchSpaces = frenchSpacesAndSums(CURRENCY);

/** Everything the game and the kernel can say, under one flat list of keys. */
export const catalogues: Catalogues = cataloguesOf(texts, prefixes, frenchSpaces);
