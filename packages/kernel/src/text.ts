import type { Params } from './action.ts';
import { type Articles, before, isMany } from './article.ts';
import type { Language } from './language.ts';
import { isOne, listed } from './number.ts';
import { type Gap, templateOf } from './template.ts';

/**
 * Sentences by key. A gap `{name}` is filled by the parameter in the style of its name, `{name:money}` in the style given,
 * `{name:of}` and `{name:holder.of}` with article and preposition, `{n:move|moves}` by one of two words.
 */
export type Catalogue<K extends string> = Readonly<Record<K, string>>;

/** Writes the values that fill the gaps of a text, in one language. */
export interface Speaker {
  readonly language: Language;
  /** The bare value; undefined if there is no such style. */
  write(value: string | number, style: string | undefined, name: string): string | undefined;
  /** Which article the value takes in a sentence. */
  articlesOf(value: string | number, style: string | undefined, name: string): Articles;
  /** The style in which a gap of this name is written. */
  styleOf?(style: string | undefined, name: string): string;
  /** The word as it is put into the sentence, behind its article: whoever shows sentences can find the names in them again. */
  mark?(word: string, value: string | number, style: string | undefined, name: string): string;
}

/** The sentence with its gaps filled; a gap that cannot be filled, and a key without a text, are shown as they are. */
export function say(catalogue: Catalogue<string>, key: string, params: Params, speaker: Speaker): string {
  return filled(catalogue, key, params, speaker, true);
}

/** Says a text whose words go on in a sentence: an article at their head stays small. */
export function phrase(catalogue: Catalogue<string>, key: string, params: Params, speaker: Speaker): string {
  return filled(catalogue, key, params, speaker, false);
}

function filled(catalogue: Catalogue<string>, key: string, params: Params, speaker: Speaker, capital: boolean): string {
  const text = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  if (text === undefined) return key;
  return templateOf(speaker.language, text)
    .map((part, index) => {
      if (typeof part === 'string') return part;
      const value = Object.hasOwn(params, part.name) ? params[part.name] : undefined;
      if (value === undefined) return part.source;
      return fill(part, value, speaker, part.first && (capital || index > 0)) ?? part.source;
    })
    .join('');
}

function fill(gap: Gap, value: Params[string], speaker: Speaker, capital: boolean): string | undefined {
  if (gap.forms) return gap.forms[standsForOne(gap, value, speaker) ? 0 : 1];
  const values = typeof value === 'object' ? value : [value];
  const words = values.map((each, index) => inCase(gap, each, speaker, index === 0, capital));
  return words.every((word) => word !== undefined) ? listed(speaker.language, words, gap.or) : undefined;
}

/** "d’Ada, de la FMS": in English the preposition stands once, before the whole list. */
function inCase(gap: Gap, value: string | number, speaker: Speaker, first: boolean, capital: boolean) {
  const { language } = speaker;
  const word = speaker.write(value, gap.style, gap.name);
  if (word === undefined) return undefined;
  const shown = speaker.mark?.(word, value, gap.style, gap.name) ?? word;
  if (gap.case === undefined) return shown;
  const its = language === 'en' && !first ? 'the' : gap.case;
  const head = before(language, word, speaker.articlesOf(value, gap.style, gap.name), its);
  return `${first && capital ? head.charAt(0).toUpperCase() + head.slice(1) : head}${shown}`;
}

/** Numbers tell whether they are one, lists by their length, names by their article. */
function standsForOne({ name, style }: Gap, value: Params[string], speaker: Speaker): boolean {
  if (typeof value === 'object') return isOne(speaker.language, value.length);
  const number = Number(String(value).split('..').at(-1));
  if (Number.isNaN(number)) return !isMany(speaker.articlesOf(value, style, name));
  return isOne(speaker.language, number);
}
