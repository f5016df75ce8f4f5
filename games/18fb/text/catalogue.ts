import { type Catalogue, kernelText, type Language } from '@binario/kernel';
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

/** Everything the game and the kernel can say, under one flat list of keys. */
export const catalogues: Readonly<Record<Language, Catalogue<string>>> = {
  en: flat('en', (text) => text),
  it: flat('it', (text) => text),
  fr: flat('fr', frenchSpaces),
};

function flat(language: Language, set: (text: string) => string): Catalogue<string> {
  const entries = Object.entries(texts[language]).flatMap(([section, lines]) =>
    Object.entries(lines).map(([key, line]) => [prefixes[section as keyof Text18fb] + key, line] as const),
  );
  const all = [...Object.entries(kernelText[language]), ...entries];
  return Object.fromEntries(all.map(([key, line]) => [key, set(line)]));
}

/** French sets a space before double punctuation; no line may break there. */
export function frenchSpaces(text: string): string {
  return text.replace(/ ([:;!?%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}
