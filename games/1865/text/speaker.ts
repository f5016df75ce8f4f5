import { type BoardFile, type SpeakerFor, speakerOf, type Writer } from '@binario/kernel';
import { railStyleOfName, trainOwner } from '@binario/rail';
import { boardFrom } from '../board/boardOf.ts';
import type { File1865 } from '../board/file.ts';
import { CURRENCY, catalogues } from './catalogue.ts';
import { corpArticles, holderArticles } from './names.ts';
import { type OwnStyle1865, translated } from './styles.ts';

const nameOn = (board: BoardFile | undefined, id: string): string | undefined =>
  boardFrom(board as File1865 | undefined).hexNamed.get(id)?.name;

const writers: Readonly<Record<OwnStyle1865, Writer>> = {
  corp: (text, words) => text || (words['word.none'] ?? ''),
  hex: (text, _words, _language, board) => hexWithName(text, board),
  route: (text, _words, _language, board) => routeInShort(text, board),
  train: trainKind,
  trainOwner,
};

/** Writes the values that fill the gaps of a text, in this language. */
export const speaker: SpeakerFor = speakerOf({
  catalogues,
  currency: CURRENCY,
  styleOfName: railStyleOfName,
  translated,
  writers,
  articles: { corp: corpArticles, holder: { ...corpArticles, ...holderArticles } },
});

/** "Cagliari (F45)"; a hex without a name is known by its place alone. */
export function hexWithName(id: string, board: BoardFile | undefined): string {
  const name = nameOn(board, id);
  return name === undefined ? id : `${name} (${id})`;
}

/** Cards of one kind are alike but for the price: "PH2" for "PH2-3". */
export function trainKind(id: string): string {
  return id.replace(/-(\d+|D)$/, '');
}

/** "F45 E44 D43 D41 D39 D37" as "Cagliari – Decimomannu – D43 – San Gavino – D39 – Oristano". */
function routeInShort(route: string, board: BoardFile | undefined): string {
  return route
    .split(' ')
    .map((hex) => nameOn(board, hex) ?? hex)
    .join(' – ');
}
