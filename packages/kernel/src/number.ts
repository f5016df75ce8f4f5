import { eachLanguage, type Language, localeOf } from './language.ts';

/** Four digits are grouped too, whatever the habit of the language. */
const numbers = eachLanguage((language) => new Intl.NumberFormat(localeOf[language], { useGrouping: 'always' }));

const plurals = eachLanguage((language) => new Intl.PluralRules(localeOf[language]));

const lists = {
  and: eachLanguage((language) => new Intl.ListFormat(localeOf[language], { type: 'conjunction' })),
  or: eachLanguage((language) => new Intl.ListFormat(localeOf[language], { type: 'disjunction' })),
};

/** A number as the language writes it: "1,200", "1.200", "1 200". */
export function inDigits(language: Language, number: number): string {
  return numbers[language].format(number);
}

/** Does the word beside this number stand in the singular? In French it does beside 0 too. */
export function isOne(language: Language, number: number): boolean {
  return plurals[language].select(number) === 'one';
}

/** "a, b and c", or "a, b or c". */
export function listed(language: Language, words: readonly string[], or = false): string {
  const text = lists[or ? 'or' : 'and'][language].format(words);
  const last = words.at(-1) ?? '';
  return language === 'it' && !or && words.length > 1 && /^[eèé]/i.test(last)
    ? `${text.slice(0, -` e ${last}`.length)} ed ${last}`
    : text;
}
