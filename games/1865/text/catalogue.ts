import { type Catalogue, kernelText, type Language } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Text1865 } from './keys.ts';

export const texts: Readonly<Record<Language, Text1865>> = { en, it, fr };

/** How the keys of each section begin in the catalogue. Rules are known by their own key. */
export const prefixes: Readonly<Record<keyof Text1865, string>> = {
  rules: '',
  notes: 'note.',
  paid: 'paid.',
  why: 'why.',
  traffic: 'traffic.',
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
  borders: 'border.',
  sides: 'side.',
  holders: 'holder.',
  zones: 'zone.',
  dragons: 'dragons.',
  provenance: 'provenance.',
  kinds: 'kind.',
  standings: 'standing.',
  statuses: 'status.',
  cards: 'private.',
  variants: 'variant.',
  options: 'option.',
  words: 'word.',
};

/** Everything the game and the kernel can say, under one flat list of keys. */
export const catalogues: Readonly<Record<Language, Catalogue<string>>> = {
  en: flat('en', (text) => text),
  it: flat('it', (text) => text),
  fr: flat('fr', frenchSpaces),
};

function flat(language: Language, set: (text: string) => string): Catalogue<string> {
  const entries = Object.entries(texts[language]).flatMap(([section, lines]) =>
    Object.entries(lines).map(([key, line]) => [prefixes[section as keyof Text1865] + key, line] as const),
  );
  const all = [...Object.entries(kernelText[language]), ...entries];
  return Object.fromEntries(all.map(([key, line]) => [key, set(line)]));
}

/** French sets a space before double punctuation and within large sums; no line may break there. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([:;!?%»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(L\.\d+) (\d{3})/g, '$1\u202f$2');
}
