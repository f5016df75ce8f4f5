import { type Catalogue, type Language, languages, type Speaker } from '@binario/kernel';
import { hexNamed } from '../data/map.ts';
import { catalogues } from './catalogue.ts';

/** What people at the table are called, by seat; a seat without a name stays P1, P2 ... */
export type Names = Readonly<Record<string, string>>;

/** A gap without a style is written in the style of its name; these names mean another one. */
const styleOfName: Readonly<Record<string, string>> = {
  acquirer: 'corp',
  actors: 'player',
  from: 'holder',
  hexes: 'hex',
  target: 'corp',
  to: 'holder',
  type: 'action',
  what: 'kind',
};

/** Styles whose values are themselves keys of the catalogue: `colour` and `green` make `colour.green`. */
const translated = new Set([
  'action',
  'colour',
  'end',
  'kind',
  'private',
  'provenance',
  'side',
  'standing',
  'status',
  'step',
  'stop',
  'why',
  'zone',
]);

/** Four digits are grouped too, whatever the habit of the language. */
const numbers = Object.fromEntries(
  languages.map((language) => [language, new Intl.NumberFormat(language, { useGrouping: 'always' })]),
) as Readonly<Record<Language, Intl.NumberFormat>>;

/** Writes the values that fill the gaps of a text, in this language. */
export function speaker(language: Language, names: Names = {}): Speaker {
  const words = catalogues[language];
  const player = (id: string) => (Object.hasOwn(names, id) ? (names[id] as string) : id);
  const money = (amount: string) => `L.${numbers[language].format(Number(amount))}`;
  return (value, style, name) => {
    const text = String(value);
    const way = style ?? styleOfName[name] ?? name;
    if (translated.has(way)) return entry(words, `${way}.${text}`) ?? text;
    switch (way) {
      case 'money':
        return range(text, money);
      case 'hex':
        return hexWithName(text);
      case 'train':
        return trainKind(text);
      case 'player':
        return player(text);
      case 'holder':
        return entry(words, `holder.${text}`) ?? player(text);
      case 'corp':
        return text === '' ? (entry(words, 'word.none') ?? '') : text;
      case 'route':
        return routeInShort(text);
      default:
        return range(text, (part) => part);
    }
  };
}

function entry(words: Catalogue<string>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** One value, or `1..40` for all from the first to the second. */
function range(text: string, write: (part: string) => string): string {
  return text.split('..').map(write).join(' – ');
}

/** "Cagliari (F45)"; a hex without a name is known by its place alone. */
export function hexWithName(id: string): string {
  const name = hexNamed.get(id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}

/** Cards of one kind are alike but for the price: "PH2" for "PH2-3". */
export const trainKind = (id: string): string => id.replace(/-(\d+|D)$/, '');

/** "F45 E44 D43 D41 D39 D37" as "Cagliari – Decimomannu – D43 – San Gavino – D39 – Oristano". */
function routeInShort(route: string): string {
  return route
    .split(' ')
    .map((hex) => hexNamed.get(hex)?.name ?? hex)
    .join(' – ');
}
