import { type Catalogue, kernelText, type Language } from './text.ts';

/** A flat list of keys for every language. */
export type Catalogues = Readonly<Record<Language, Catalogue<string>>>;

/** The words of a game by section. */
type Sections<T> = Readonly<Record<keyof T, Readonly<Record<string, string>>>>;

/** How a text is set: which of its spaces hold a line together. */
export type Setting = (text: string) => string;

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
} as const;

/** Everything a game and the kernel can say. `own` tells how the keys of the game's other sections begin. */
export function cataloguesOf<T extends Sections<T>>(
  texts: Readonly<Record<Language, T>>,
  own: Readonly<Record<Exclude<keyof T, keyof typeof commonPrefixes>, string>>,
  french: Setting,
): Catalogues {
  const prefixes: Readonly<Record<string, string>> = { ...commonPrefixes, ...own };
  const flat = (language: Language): Catalogue<string> => {
    const set = settingOf(language, french);
    const said = Object.entries<Readonly<Record<string, string>>>(texts[language]).flatMap(([section, lines]) =>
      Object.entries(lines).map(([key, line]) => [`${prefixes[section]}${key}`, line] as const),
    );
    return Object.fromEntries(
      [...Object.entries(kernelText[language]), ...said].map(([key, line]) => [key, set(line)]),
    );
  };
  return { en: flat('en'), it: flat('it'), fr: flat('fr') };
}

/** Only French needs a setting of its own. */
export const settingOf = (language: Language, french: Setting): Setting =>
  language === 'fr' ? french : (text) => text;

/** French sets a space before double punctuation; no line may break there. */
export function frenchSpaces(text: string): string {
  return text.replace(/ ([:;!?%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

/** The same, and no line breaks within a large sum of this currency. */
export function frenchSpacesAndSums(currency: string): Setting {
  const sums = new RegExp(`(${currency.replace(/\W/g, '\\$&')}\\d+) (\\d{3})`, 'g');
  return (text) => frenchSpaces(text).replace(sums, '$1\u202f$2');
}
