// What a proof-reader's eye finds in a sentence of a catalogue without knowing the game: forbidden words, straight apostrophes, glued
// or missing spaces, names without an article, numbers beside a fixed plural, English left standing.
import { meantAlike } from './meantAlike.mjs';
import { terms } from './terms.mjs';

/**
 * @typedef {'en' | 'it' | 'fr'} Language
 *
 * @typedef {object} Sentence
 * @property {Language} language
 * @property {string} where the catalogue it stands in
 * @property {string} key
 * @property {string} text as written, gaps included
 * @property {string} english the English sentence of the same key
 *
 * @typedef {object} Fault
 * @property {string} kind
 * @property {Sentence} sentence
 * @property {string} found
 *
 * @typedef {(text: string, sentence: Sentence) => readonly string[]} Check what is wrong, as it stands there
 */

const start = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';

/** @param {string} pattern */
const wholeWord = (pattern) => new RegExp(`${start}(?:${pattern})${end}`, 'gu');

/** @param {Language} language */
function forbiddenIn(language) {
  return terms
    .flatMap((term) => (language === 'fr' ? term.notFr : language === 'it' ? term.notIt : term.notEn) ?? [])
    .map((entry) => (typeof entry === 'string' ? { word: entry } : entry))
    .map(({ word, unless, only }) => ({
      // A word at the head of a sentence is the same word; a pattern that speaks of capitals is meant as it stands.
      pattern: wholeWord(/\\p\{L|[A-Z]{2}/.test(word) ? word : eitherCase(word)),
      unless: unless === undefined ? undefined : wholeWord(eitherCase(unless)),
      only,
    }));
}

/** @param {string} word */
const eitherCase = (word) =>
  word.replace(/^(?:\(\?:)?\p{Ll}/u, (first) => {
    const letter = first.at(-1) ?? '';
    return `${first.slice(0, -1)}[${letter}${letter.toUpperCase()}]`;
  });

const forbidden = { en: forbiddenIn('en'), it: forbiddenIn('it'), fr: forbiddenIn('fr') };

/** Gaps are values, not words: whatever they are called inside. Forms of a plural are words. @param {string} text */
const wordsOf = (text) =>
  text.replace(/\{(\w+)(?::([^}]*))?\}/g, (_gap, _name, style = '') =>
    style.includes('|') ? style.replace('|', ' / ') : '¤',
  );

/** @type {Check} */
function forbiddenWords(text, { language, where }) {
  const words = wordsOf(text);
  return forbidden[language].flatMap(({ pattern, unless, only }) => {
    if (only && !only.some((part) => where.includes(part))) return [];
    const allowed = unless
      ? [...words.matchAll(unless)].map((match) => [match.index, match.index + match[0].length])
      : [];
    return [...words.matchAll(pattern)]
      .filter(({ index }) => !allowed.some(([from, to]) => index >= (from ?? 0) && index < (to ?? 0)))
      .map(([word]) => word);
  });
}

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([found]) => found.trim());

const number =
  '\\{(?:(?:n|count|left|number|shares|loans|moves)(?::plain)?|(?:mines|cities|ports|spaces|least):plain)\\}';

/** A number in a gap before a word in the plural that does not bend: `{n} parts`. @type {Readonly<Record<Language, RegExp>>} */
const counted = {
  en: new RegExp(
    `${number} (?!of |from |to |is |in |on |at |by |or |and |as |hides |this |was |has |less )\\p{Ll}+s(?![\\p{L}])`,
    'gu',
  ),
  fr: new RegExp(`${number} \\p{Ll}+s(?![\\p{L}])`, 'gu'),
  it: new RegExp(`${number} (?!di |su |da |in |per |a |o |e |volte )\\p{Ll}+[ie](?![\\p{L}])`, 'gu'),
};

/** Companies, holders and privates that follow a preposition bare. @type {Readonly<Record<'fr' | 'it', RegExp>>} */
const bare = {
  fr: /(?<![\p{L}])(?:[Dd]e|[ÀàAa]|[Pp]ar|[Pp]our|[Ss]ur|[Aa]vec|[Cc]hez|[Dd]ans) \{(?:corp|acquirer|target|seller|buyer|national|\w+:(?:holder|corp))\}/gu,
  it: /(?<![\p{L}])(?:[Dd]i|[Aa]d?|[Dd]a|[Pp]er|[Ss]u|[Cc]on|[Ii]n) \{(?:corp|acquirer|target|seller|buyer|national|\w+:(?:holder|corp))\}/gu,
};

/** Two words that the language writes as one, or with an apostrophe. @type {Readonly<Record<'fr' | 'it', RegExp>>} */
const unjoined = {
  fr: /(?<![\p{L}])(?:[Àà] les?|[Ss]i ils?|[Qq]ue (?:ils?|elles?|on|une?)|[Dd]e (?:[AEIOUÉÈÊ]\p{Ll}|[aeiouéèê]\p{L})\p{L}*)(?![\p{L}])/gu,
  it: /(?<![\p{L}])(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (?:il|lo|la|gli|le|l’)(?![\p{L}])/gu,
};

/** Turns that English does not have: "an own station", "Who sells may not buy", "L.50 go to the bank". */
const literal =
  /(?<![\p{L}])(?:(?:an|no|one|of|with|from|and|adds|take) own \p{Ll}+|Who \p{Ll}[^.;?]*[.;]|(?<!and )[LD]\.?[\d,]+ (?:go|are|stay)|dearer|lawful(?:ly)?)(?![\p{L}])|\d% are/gu;

/** Words that no French or Italian sentence has. */
const englishWords = wholeWord(
  'the|and|or not|with|your|you|this|that|which|from|into|cannot|must|does|have|has|will|been|their|there|where|shares?|certificates?|treasury|company|companies|tokens?|tiles?|buys?|sells?|pays?',
);

/** @type {Readonly<Record<string, Check>>} */
export const checks = {
  'forbidden word': forbiddenWords,
  'straight apostrophe': (text) => all(text, /[\p{L}]'[\p{L}«{]?|''/gu),
  'straight quotation mark': (text) => all(text, /"/gu),
  'three dots': (text) => all(text, /.?\.\.\.| …/gu),
  'glued sign': (text, { language }) =>
    language === 'fr' ? all(wordsOf(text), /[\p{L}\p{N}¤)»’][:;?!»%](?![\p{L}/\d])|«[^ \u00a0\u202f]/gu) : [],
  'spaced sign': (text, { language }) =>
    language === 'fr' ? [] : all(wordsOf(text), /[\p{L}\p{N}¤)] [:;?!%](?![\p{L}=])/gu),
  // "The {count} tokens" speaks of a printed number, never of one.
  'plural that does not bend': (text, { language }) =>
    all(text.replace(/(?:^|\s)(?:The|the|Les|les|Le|le|I|i|Gli|gli) \{\w+\}/g, ' '), counted[language]),
  'name without article': (text, { language }) => (language === 'en' ? [] : all(text, bare[language])),
  'words that do not join': (text, { language }) => (language === 'en' ? [] : all(wordsOf(text), unjoined[language])),
  'word for word': (text, { language }) => (language === 'en' ? all(wordsOf(text), literal) : []),
  'English left standing': (text, { language }) => (language === 'en' ? [] : all(wordsOf(text), englishWords)),
  // The help of the terminal stands in columns.
  'double space': (text, { key }) => (key === 'help' ? [] : all(text, /\S {2,}\S/g)),
};

/** @param {Sentence} sentence @returns {Fault[]} */
export function faultsIn(sentence) {
  return Object.entries(checks).flatMap(([kind, check]) =>
    check(sentence.text, sentence).map((found) => ({ kind, sentence, found })),
  );
}

/**
 * Does the sentence read as the English one, though it has words and `meantAlike` does not name it?
 *
 * @param {Sentence} sentence
 */
export function isUntranslated({ language, text, english }) {
  if (language === 'en' || text !== english || !/\p{Ll}{3}/u.test(wordsOf(text))) return false;
  return !meantAlike[language].some((meant) => (typeof meant === 'string' ? meant === text : meant.test(text)));
}
