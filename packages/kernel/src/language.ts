/** A language in which every sentence exists. */
export type Language = 'en' | 'it' | 'fr';
/** The languages in which every sentence exists, in the order they are offered. */
export const languages: readonly Language[] = ['en', 'it', 'fr'];

/** Whose habits numbers, lists and dates follow: "a, b and c" has no comma before "and". */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it', fr: 'fr' };

/** One value for each language, made once. */
export function eachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { en: make('en'), it: make('it'), fr: make('fr') };
}
