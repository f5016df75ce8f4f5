import type { Catalogues } from './catalogue.ts';
import { type Catalogue, type Language, languages, type Speaker } from './text.ts';

/** What people at the table are called, by seat; a seat without a name stays P1, P2 ... */
export type Names = Readonly<Record<string, string>>;

/** Writes a value of one style; `words` is the catalogue of the language. */
export type Writer = (text: string, words: Catalogue<string>) => string;

/** How a game writes the values that fill the gaps of its texts. Seats, holders and money are written here. */
export interface Writing {
  readonly catalogues: Catalogues;
  readonly currency: string;
  /** A gap without a style is written in the style of its name; these names mean another one. */
  readonly styleOfName: Readonly<Record<string, string>>;
  /** Styles whose values are themselves keys of the catalogue: `colour` and `green` make `colour.green`. */
  readonly translated: readonly string[];
  /** Styles of the game's own. */
  readonly writers: Readonly<Record<string, Writer>>;
}

/** Four digits are grouped too, whatever the habit of the language. */
const numbers = Object.fromEntries(
  languages.map((language) => [language, new Intl.NumberFormat(language, { useGrouping: 'always' })]),
) as Readonly<Record<Language, Intl.NumberFormat>>;

/** Gives the speaker of a game in any language, for people with these names. */
export function speakerOf(writing: Writing): (language: Language, names?: Names) => Speaker {
  const { catalogues, currency, styleOfName } = writing;
  const translated = new Set(writing.translated);
  const writers = new Map(Object.entries(writing.writers));
  return (language, names = {}) => {
    const words = catalogues[language];
    const player = (id: string) => entry(names, id) ?? id;
    const money = (amount: string) => `${currency}${numbers[language].format(Number(amount))}`;
    return (value, style, name) => {
      const text = String(value);
      const way = style ?? entry(styleOfName, name) ?? name;
      if (translated.has(way)) return entry(words, `${way}.${text}`) ?? text;
      const write = writers.get(way);
      if (write) return write(text, words);
      switch (way) {
        case 'money':
          return range(text, money);
        case 'player':
          return player(text);
        case 'holder':
          return entry(words, `holder.${text}`) ?? player(text);
        default:
          return range(text, (part) => part);
      }
    };
  };
}

function entry(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** One value, or `1..40` for all from the first to the second. */
function range(text: string, write: (part: string) => string): string {
  return text.split('..').map(write).join(' – ');
}
