import type { SeatId } from './action.ts';
import { type Articles, noArticle } from './article.ts';
import type { BoardFile } from './board/boardFile.ts';
import type { Catalogues } from './catalogue.ts';
import { type Language, localeOf } from './language.ts';
import { inDigits } from './number.ts';
import { set } from './spaces.ts';
import type { Catalogue, Speaker } from './text.ts';

/** What people at the table are called, by seat; a seat without a name stays P1, P2 ... */
export type PlayerNames = Readonly<Record<SeatId, string>>;

/**
 * Writes a value of one style; `words` is the catalogue of the language, `board` that of the table, if it is not the one in
 * the box.
 */
export type Writer = (
  text: string,
  words: Catalogue<string>,
  language: Language,
  board: BoardFile | undefined,
) => string;

/** Articles of names, by name. */
export type ArticlesOf<Name extends string = string> = Readonly<Record<Name, Articles>>;

/** How a game writes the values that fill the gaps of its texts. Seats, holders, money and numbers are written here. */
export interface Writing {
  readonly catalogues: Catalogues;
  readonly currency: string;
  /** A gap without a style is written in the style of its name; these names mean another one. */
  readonly styleOfName: Readonly<Record<string, string>>;
  /** Styles whose values are themselves keys of the catalogue: `colour` and `green` make `colour.green`. */
  readonly translated: readonly string[];
  /** Styles of the game's own. */
  readonly writers: Readonly<Record<string, Writer>>;
  /** Articles by style and name. People and places take none. */
  readonly articles: Readonly<Record<string, ArticlesOf>>;
}

/** Styles every speaker knows. */
export type BasicStyle =
  | 'count'
  | 'date'
  | 'day'
  | 'holder'
  | 'money'
  | 'percent'
  | 'plain'
  | 'player'
  | 'there'
  | 'time';

/** Names of gaps in which anybody stands who can own something. */
const holders = ['buyer', 'from', 'owner', 'seller', 'to', 'who'];
const alwaysHolders = Object.fromEntries(holders.map((name) => [name, 'holder']));

/** Gives the speaker of a game in any language, for people with these names, at a table with this board. */
export type SpeakerFor = (language: Language, names?: PlayerNames, board?: BoardFile) => Speaker;

/** Makes the speaker of a game: it fills the gaps of sentences in the style of each parameter. */
export function speakerOf(writing: Writing): SpeakerFor {
  const { catalogues, currency, articles } = writing;
  const styleOfName = { ...alwaysHolders, ...writing.styleOfName };
  const translated = new Set(writing.translated);
  const writers = new Map(Object.entries(writing.writers));
  const styleOf = (style: string | undefined, name: string): string => style ?? entry(styleOfName, name) ?? name;
  return (language, names = {}, board = undefined) => {
    const words = catalogues[language];
    const player = (id: string) => entry(names, id) ?? id;
    const word = (key: string) => {
      const found = entry(words, key);
      return found === undefined ? undefined : set(language, found);
    };
    const basic = basicWriters(language, currency);
    return {
      language,
      write(value, style, name) {
        const text = String(value);
        const way = styleOf(style, name);
        if (translated.has(way)) return word(`${way}.${text}`) ?? text;
        const write = writers.get(way);
        if (write) return write(text, words, language, board);
        if (way === 'player') return player(text);
        if (way === 'holder') return word(`holder.${text}`) ?? player(text);
        if (style !== undefined) return basic.get(style)?.(text);
        return typeof value === 'number' ? inDigits(language, value) : range(text, (part) => part);
      },
      styleOf,
      articlesOf: (value, style, name) =>
        entry(entry(articles, styleOf(style, name)) ?? {}, String(value)) ?? noArticle,
    };
  };
}

/** Writes amounts, numbers, dates and the names of players: enough where no game is played. */
export function plainSpeaker(language: Language, names: PlayerNames = {}, currency = ''): Speaker {
  const nothing = {
    catalogues: { en: {}, it: {}, fr: {} },
    styleOfName: {},
    translated: [],
    writers: {},
    articles: {},
  };
  return speakerOf({ ...nothing, currency })(language, names);
}

/** Times are given in milliseconds, and told in the place where they are read. */
function basicWriters(language: Language, currency: string): ReadonlyMap<string, (text: string) => string> {
  const locale = localeOf[language];
  const digits = (text: string) => inDigits(language, Number(text));
  const at = (options: Intl.DateTimeFormatOptions) => (text: string) =>
    new Intl.DateTimeFormat(locale, options).format(Number(text));
  return new Map([
    ['money', (text: string) => range(text, (amount) => `${currency}${digits(amount)}`)],
    ['count', (text: string) => range(text, digits)],
    ['percent', (text: string) => set(language, `${digits(text)}${language === 'fr' ? ' %' : '%'}`)],
    ['plain', (text: string) => text],
    ['date', at({ dateStyle: 'medium', timeStyle: 'short' })],
    ['day', at({ dateStyle: 'medium' })],
    ['time', at({ timeStyle: 'short' })],
    ['there', (text: string) => there(locale, text)],
  ]);
}

/** A moment with the zone of whoever reads it, `1767441600000 Europe/Rome`, for texts that are made elsewhere; UTC if none is named. */
function there(locale: string, text: string): string {
  const [moment, timeZone = 'UTC'] = text.split(' ');
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).formatToParts(Number(moment));
  const words = told({ dateStyle: 'medium', timeStyle: 'short' }).map(({ value }) => value);
  const zone = told({ timeZoneName: 'short' }).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${words.join('')} ${zone}`;
}

function entry<V>(words: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** One value, or `1..40` for all from the first to the second. */
function range(text: string, write: (part: string) => string): string {
  return text.split('..').map(write).join(' – ');
}
