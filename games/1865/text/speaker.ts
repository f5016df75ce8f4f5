import { type Language, type Names, type Speaker, speakerOf, type Writer } from '@binario/kernel';
import { railStyleOfName, trainOwner } from '@binario/rail';
import { hexNamed } from '../data/map.ts';
import { CURRENCY, catalogues } from './catalogue.ts';
import { corpArticles, holderArticles } from './names.ts';
import { type OwnStyle1865, translated } from './styles.ts';

const writers: Readonly<Record<OwnStyle1865, Writer>> = {
  corp: (text, words) => text || (words['word.none'] ?? ''),
  hex: hexWithName,
  route: routeInShort,
  train: trainKind,
  trainOwner,
};

/** Writes the values that fill the gaps of a text, in this language. */
export const speaker: (language: Language, names?: Names) => Speaker = speakerOf({
  catalogues,
  currency: CURRENCY,
  styleOfName: railStyleOfName,
  translated,
  writers,
  articles: { corp: corpArticles, holder: { ...corpArticles, ...holderArticles } },
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
