import type { Language } from './language.ts';

/** The article a name takes in each language; most names of people and places take none. */
export interface Articles {
  readonly en: '' | 'the';
  readonly it: '' | 'il' | 'lo' | 'la' | 'l’' | 'i' | 'gli' | 'le';
  readonly fr: '' | 'le' | 'la' | 'l’' | 'les';
}

/** The articles of a name that takes none in any language. */
export const noArticle: Articles = { en: '', it: '', fr: '' };

/** How a name stands in a sentence: with its article alone, or after a word that joins it. */
export interface Cases {
  readonly en: 'the' | 'of' | 'to' | 'from' | 'in' | 'on';
  readonly it: 'the' | 'of' | 'to' | 'from' | 'in' | 'on';
  readonly fr: 'the' | 'of' | 'to' | 'que';
}

/** A way a name can stand in a sentence of some language: with its article, after a preposition. */
export type Case = Cases[Language];

type Table<L extends Language> = Readonly<Record<Articles[L], Readonly<Record<Cases[L], string>>>>;

const english: Table<'en'> = {
  '': { the: '', of: 'of ', to: 'to ', from: 'from ', in: 'in ', on: 'on ' },
  the: { the: 'the ', of: 'of the ', to: 'to the ', from: 'from the ', in: 'in the ', on: 'on the ' },
};

const italian: Table<'it'> = {
  '': { the: '', of: 'di ', to: 'a ', from: 'da ', in: 'in ', on: 'su ' },
  il: { the: 'il ', of: 'del ', to: 'al ', from: 'dal ', in: 'nel ', on: 'sul ' },
  lo: { the: 'lo ', of: 'dello ', to: 'allo ', from: 'dallo ', in: 'nello ', on: 'sullo ' },
  la: { the: 'la ', of: 'della ', to: 'alla ', from: 'dalla ', in: 'nella ', on: 'sulla ' },
  'l’': { the: 'l’', of: 'dell’', to: 'all’', from: 'dall’', in: 'nell’', on: 'sull’' },
  i: { the: 'i ', of: 'dei ', to: 'ai ', from: 'dai ', in: 'nei ', on: 'sui ' },
  gli: { the: 'gli ', of: 'degli ', to: 'agli ', from: 'dagli ', in: 'negli ', on: 'sugli ' },
  le: { the: 'le ', of: 'delle ', to: 'alle ', from: 'dalle ', in: 'nelle ', on: 'sulle ' },
};

const french: Table<'fr'> = {
  '': { the: '', of: 'de ', to: 'à ', que: 'que ' },
  le: { the: 'le ', of: 'du ', to: 'au ', que: 'que le ' },
  la: { the: 'la ', of: 'de la ', to: 'à la ', que: 'que la ' },
  'l’': { the: 'l’', of: 'de l’', to: 'à l’', que: 'que l’' },
  les: { the: 'les ', of: 'des ', to: 'aux ', que: 'que les ' },
};

/** What "de" and "que" become before a vowel. */
const elided: Readonly<Record<string, string>> = { the: '', of: 'd’', to: 'à ', que: 'qu’' };

const tables: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  en: english,
  it: italian,
  fr: french,
};

/** Is this word the name of a case of the language (`the`, `of`, `to`)? */
export function isCase(language: Language, word: string): boolean {
  return Object.hasOwn(tables[language][''] ?? {}, word);
}

/** What stands before a name in this case: "de la ", "d’", "ad ". */
export function before(language: Language, name: string, articles: Articles, its: string): string {
  const article = articles[language];
  if (article === '' && language === 'fr' && elides(name)) return elided[its] ?? '';
  if (article === '' && language === 'it' && its === 'to' && /^a/i.test(plainLetters(name))) return 'ad ';
  return tables[language][article]?.[its] ?? '';
}

/** Does the name stand for many: the Dragons? Italian articles tell, whatever language is spoken. */
export function isMany({ it }: Articles): boolean {
  return it === 'i' || it === 'gli' || it === 'le';
}

/**
 * Do "de" and "que" lose their vowel before this name? Before a vowel, a mute h and a y that is a vowel (d’Hélène, d’Yves, but de Yann);
 * not before the letter of a place on the map (de A5).
 */
function elides(name: string): boolean {
  return /^(?:h?[aeiou](?!\d)|y[^aeiouy\W\d])/i.test(plainLetters(name));
}

/** Without accents and ligatures: "Élodie" as "Elodie", "Œdipe" as "Oedipe". */
function plainLetters(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/^[œø]/i, 'o').replace(/^æ/i, 'a');
}
