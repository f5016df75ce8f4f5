import { kernelText } from './kernelText.ts';
import { eachLanguage, type Language } from './language.ts';
import type { Catalogue } from './text.ts';

/** A flat list of keys for every language. */
export type Catalogues = Readonly<Record<Language, Catalogue<string>>>;

/** The words of a game by section. */
type Sections<T> = Readonly<Record<keyof T, Readonly<Record<string, string>>>>;

/** How the keys of sections begin which every game has. Rules are known by their own key. */
const commonPrefixes = {
  rules: '',
  notes: 'note.',
  why: 'why.',
  effects: 'effect.',
  steps: 'step.',
  crumbs: 'crumb.',
  asks: 'ask.',
  actions: 'action.',
  doing: 'do.',
  ends: 'end.',
  phases: 'phase.',
  holders: 'holder.',
  kinds: 'kind.',
  boards: 'board.',
} as const;

/**
 * Everything a game and the kernel can say. `own` tells how the keys of the game's other sections begin, `below` is what is
 * said by what lies between it and the kernel.
 */
export function cataloguesOf<T extends Sections<T>>(
  texts: Readonly<Record<Language, T>>,
  own: Readonly<Record<Exclude<keyof T, keyof typeof commonPrefixes>, string>>,
  below?: Catalogues,
): Catalogues {
  const prefixes: Readonly<Record<string, string>> = { ...commonPrefixes, ...own };
  return eachLanguage((language) => {
    const said = Object.entries<Readonly<Record<string, string>>>(texts[language]).flatMap(([section, lines]) =>
      Object.entries(lines).map(([key, line]) => [`${prefixes[section]}${key}`, line] as const),
    );
    return { ...kernelText[language], ...below?.[language], ...Object.fromEntries(said) };
  });
}
