import { type Language, type Names, type Speaker, speakerOf } from '@binario/kernel';
import { hexNamed } from '../data/map.ts';
import { CURRENCY, catalogues } from './catalogue.ts';

/** Writes the values that fill the gaps of a text, in this language. */
export const speaker: (language: Language, names?: Names) => Speaker = speakerOf({
  catalogues,
  currency: CURRENCY,
  styleOfName: {
    acquirer: 'corp',
    actors: 'player',
    from: 'holder',
    hexes: 'hex',
    target: 'corp',
    to: 'holder',
    type: 'action',
    what: 'kind',
  },
  translated: [
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
  ],
  writers: {
    corp: (text, words) => text || (words['word.none'] ?? ''),
    hex: hexWithName,
    route: routeInShort,
    train: trainKind,
  },
});

/** "Cagliari (F45)"; a hex without a name is known by its place alone. */
export function hexWithName(id: string): string {
  const name = hexNamed.get(id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}

/** Cards of one kind are alike but for the price: "PH2" for "PH2-3". */
export function trainKind(id: string): string {
  return id.replace(/-(\d+|D)$/, '');
}

/** "F45 E44 D43 D41 D39 D37" as "Cagliari – Decimomannu – D43 – San Gavino – D39 – Oristano". */
function routeInShort(route: string): string {
  return route
    .split(' ')
    .map((hex) => hexNamed.get(hex)?.name ?? hex)
    .join(' – ');
}
