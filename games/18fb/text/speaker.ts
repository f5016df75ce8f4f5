import { type Catalogue, type Language, languages, type Speaker } from '@binario/kernel';
import { cardDefs, cardIds } from '../data/cards.ts';
import { hexesOf, locationOf, placeNamed } from '../data/map.ts';
import { catalogues } from './catalogue.ts';

/** What people at the table are called, by seat; a seat without a name stays P1, P2 ... */
export type Names = Readonly<Record<string, string>>;

/** A gap without a style is written in the style of its name; these names mean another one. */
const styleOfName: Readonly<Record<string, string>> = {
  actors: 'player',
  buyer: 'corp',
  from: 'holder',
  hexes: 'hex',
  national: 'corp',
  seller: 'corp',
  to: 'holder',
  type: 'action',
  what: 'kind',
};

/** Styles whose values are themselves keys of the catalogue: `colour` and `green` make `colour.green`. */
const translated = new Set([
  'action',
  'colour',
  'end',
  'help',
  'kind',
  'place',
  'side',
  'standing',
  'step',
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
  const money = (amount: string) => `D${numbers[language].format(Number(amount))}`;
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
      case 'private':
        return privateName(text);
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

/** "Salerno (F23)"; a hex without a name is known by its place alone. */
export function hexWithName(id: string): string {
  const name = placeNamed.get(id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}

/** Cards of one kind are alike: "PH2" for "PH2-3". */
export const trainKind = (id: string): string => id.replace(/-\d+$/, '');

/** Political cards by their printed name, regional companies by their abbreviation. */
export function privateName(id: string): string {
  const card = cardIds.find((each) => each === id);
  return card === undefined ? id : cardDefs[card].name;
}

/** "F23 F21 F19 F17" as "Salerno – F21 – F19 – Sapri". */
function routeInShort(route: string): string {
  return route.split(' ').map(stationName).join(' – ');
}

/** Roma and Tronto show two hexes each: routes to the one and to the other must not read alike. */
function stationName(hex: string): string {
  const name = placeNamed.get(hex)?.name;
  if (name === undefined) return hex;
  return hexesOf(locationOf(hex)).length > 1 ? `${name} ${hex}` : name;
}
