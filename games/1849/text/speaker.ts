import { type Catalogue, type Language, type Names, type Speaker, say, speakerOf } from '@binario/kernel';
import { hexes } from '../data/map.ts';
import { trainDefs } from '../data/trains.ts';
import { CURRENCY, catalogues } from './catalogue.ts';

const hexNames = new Map(hexes.flatMap((hex) => (hex.name === undefined ? [] : [[hex.id, hex.name] as const])));
const stopHexes = new Set(hexes.flatMap((hex) => (hex.print.stops.length > 0 ? [hex.id] : [])));

/** Writes the values that fill the gaps of a text, in this language. */
export const speaker: (language: Language, names?: Names) => Speaker = speakerOf({
  catalogues,
  currency: CURRENCY,
  styleOfName: {
    actors: 'player',
    hexes: 'hex',
    trains: 'train',
    type: 'action',
    what: 'kind',
  },
  translated: ['action', 'colour', 'end', 'gauge', 'kind', 'side', 'step', 'stop', 'terrain', 'why'],
  writers: {
    corp: (text, words) => text || (words['word.none'] ?? ''),
    hex: hexWithName,
    pile,
    routes: routeInShort,
    train: trainClass,
  },
});

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
function pile(part: string, words: Catalogue<string>): string {
  const [kind = '', count = ''] = part.split(' ');
  return say(words, `pile.${kind}`, { count });
}
