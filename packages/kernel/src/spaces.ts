import type { Language } from './language.ts';

/** French sets a space before double punctuation, after § and within sums (L.1 200); no line may break there. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([:;!?%»])/g, '\u00a0$1')
    .replace(/([«§]) /g, '$1\u00a0')
    .replace(/(?<=[\p{L}.]\d{1,3}) (?=\d{3}(?!\d))/gu, '\u202f');
}

/** A label and what it is about: "Price: L.40", "Prix : L.40". */
export function labelled(language: Language, label: string, about: string | number): string {
  return `${label}${mark(language, ':')} ${about}`;
}

/** What stands close to a word in English and Italian, and apart from it in French. */
export function mark(language: Language, sign: ':' | ';'): string {
  return language === 'fr' ? `\u00a0${sign}` : sign;
}

/** A text as it is set in its language: which of its spaces hold a line together. Only French has such. */
export function set(language: Language, text: string): string {
  return language === 'fr' ? frenchSpaces(text) : text;
}
