import { type Language, localeOf } from './language.ts';
import { byName } from './memo.ts';

/** Made for a language when it is first spoken: each takes its time, and a page speaks one. */
const inLanguage = <V extends object>(make: (locale: string) => V): ((language: Language) => V) =>
  byName((language) => make(localeOf[language as Language]));

/** Four digits are grouped too, whatever the habit of the language. */
const numbers = inLanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }));

const plurals = inLanguage((locale) => new Intl.PluralRules(locale));

const lists = {
  and: inLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
  or: inLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' })),
};

/** A number as the language writes it: "1,200", "1.200", "1 200". */
export function inDigits(language: Language, number: number): string {
  return numbers(language).format(number);
}

/** Does the word beside this number stand in the singular? In French it does beside 0 too. */
export function isOne(language: Language, number: number): boolean {
  return plurals(language).select(number) === 'one';
}

/** "a, b and c", or "a, b or c". */
export function listed(language: Language, words: readonly string[], or = false): string {
  const text = lists[or ? 'or' : 'and'](language).format(words);
  const last = words.at(-1) ?? '';
  return language === 'it' && !or && words.length > 1 && /^[eèé]/i.test(last)
    ? `${text.slice(0, -` e ${last}`.length)} ed ${last}`
    : text;
}
