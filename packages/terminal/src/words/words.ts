import { type Language, labelled, type Params, plainSpeaker, say, set } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** The key of a word of the terminal screens. */
export type Word = keyof typeof en;
/** All words of the terminal screens in one language. */
export type Words = Readonly<Record<Word, string>>;

const all: Readonly<Record<Language, Words>> = { en, it, fr };

/** The terminal's own words in this language. */
export function word(language: Language, key: Word, params: Params = {}): string {
  return say(all[language], key, params, plainSpeaker(language));
}

/** One of these words, and what it is about: "Track: …". */
export function labelledBy(language: Language, key: Word, about: string | number): string {
  return labelled(language, word(language, key), about);
}

/** A field of an action; one without a word of its own is called what it is called. */
export function fieldName(language: Language, field: string): string {
  const key = `field.${field}`;
  return Object.hasOwn(all[language], key) ? set(language, all[language][key as Word]) : field;
}
