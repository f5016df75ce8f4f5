import { type Catalogue, type Language, languages, type Speaker, say } from '@binario/kernel';
import { hexes } from '../data/map.ts';
import { trainDefs } from '../data/trains.ts';
import { catalogues } from './catalogue.ts';

/** What people at the table are called, by seat; a seat without a name stays P1, P2 ... */
export type Names = Readonly<Record<string, string>>;

const hexNames = new Map(hexes.flatMap((hex) => (hex.name === undefined ? [] : [[hex.id, hex.name] as const])));
const stopHexes = new Set(hexes.flatMap((hex) => (hex.print.stops.length > 0 ? [hex.id] : [])));

/** A gap without a style is written in the style of its name; these names mean another one. */
const styleOfName: Readonly<Record<string, string>> = {
  actors: 'player',
  hexes: 'hex',
  trains: 'train',
  type: 'action',
  what: 'kind',
};

/** Styles whose values are themselves keys of the catalogue: `colour` and `green` make `colour.green`. */
const translated = new Set(['action', 'colour', 'end', 'gauge', 'kind', 'side', 'step', 'stop', 'terrain', 'why']);

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
        return trainClass(text);
      case 'player':
        return player(text);
      case 'holder':
        return entry(words, `holder.${text}`) ?? player(text);
      case 'corp':
        return text === '' ? (entry(words, 'word.none') ?? '') : text;
      case 'routes':
        return routeInShort(text);
      case 'pile':
        return pile(words, text);
      default:
        return text;
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

/** "Palermo (C5)"; a hex without a name is known by its place alone. */
export function hexWithName(id: string): string {
  const name = hexNames.get(id);
  return name === undefined ? id : `${name} (${id})`;
}

/** Cards of one class are all alike: "8H" for "8H-2". */
export function trainClass(id: string): string {
  const kind = id.replace(/-\d+$/, '');
  return Object.hasOwn(trainDefs, kind) ? kind : id;
}

/** "8H-0: C5 D4 C3 E1" as "8H Palermo – Partinico – Alcamo – Marsala": the stops tell the way. */
function routeInShort(route: string): string {
  const [train = '', way = ''] = route.split(': ');
  const stops = way.split(' ').filter((hex) => stopHexes.has(hex));
  return `${trainClass(train)} ${stops.map((hex) => hexNames.get(hex) ?? hex).join(' – ')}`;
}

/** `ordinary 2` as "2 × 10%". */
function pile(words: Catalogue<string>, part: string): string {
  const [kind = '', count = ''] = part.split(' ');
  return say(words, `pile.${kind}`, { count });
}
