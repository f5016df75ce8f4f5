import { type SpeakerFor, speakerOf, type Writer } from '@binario/kernel';
import { railStyleOfName, trainOwner } from '@binario/rail';
import type { Board18fb } from '../board/board.ts';
import { boardOfFile } from '../board/of.ts';
import { hexesOf, locationOf } from '../board/questions.ts';
import { cardIds } from '../ids.ts';
import { CURRENCY, catalogues } from './catalogue.ts';
import { cardArticles, corpArticles, holderArticles, regionalArticles } from './names.ts';
import { type OwnStyle18fb, translated } from './styles.ts';

const companyArticles = { ...corpArticles, ...regionalArticles };

const writers: Readonly<Record<OwnStyle18fb, Writer>> = {
  corp: (text) => text,
  hex: named(hexWithName),
  private: named(privateName),
  route: named(routeInShort),
  train: trainKind,
  trainOwner,
};

/** Names that the board of the table has. */
function named(write: (board: Board18fb, text: string) => string): Writer {
  return (text, _words, _language, board) => write(boardOfFile(board), text);
}

/** Writes the values that fill the gaps of a text, in this language. */
export const speaker: SpeakerFor = speakerOf({
  catalogues,
  currency: CURRENCY,
  styleOfName: railStyleOfName,
  translated,
  writers,
  articles: {
    corp: companyArticles,
    holder: { ...companyArticles, ...holderArticles },
    private: { ...cardArticles, ...regionalArticles },
  },
});

/** "Salerno (F23)"; a hex without a name is known by its place alone. */
export function hexWithName(board: Board18fb, id: string): string {
  const name = board.placeNamed.get(id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}

/** Cards of one kind are alike: "PH2" for "PH2-3". */
function trainKind(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** Political cards by their printed name, regional companies by their abbreviation. */
function privateName(board: Board18fb, id: string): string {
  const card = cardIds.find((each) => each === id);
  return card === undefined ? id : board.cardDefs[card].name;
}

/** "F23 F21 F19 F17" as "Salerno – F21 – F19 – Sapri". */
function routeInShort(board: Board18fb, route: string): string {
  return route
    .split(' ')
    .map((hex) => stationName(board, hex))
    .join(' – ');
}

/** Roma and Tronto show two hexes each: routes to the one and to the other must not read alike. */
function stationName(board: Board18fb, hex: string): string {
  const name = board.placeNamed.get(hex)?.name;
  if (name === undefined) return hex;
  return hexesOf(board, locationOf(board, hex)).length > 1 ? `${name} ${hex}` : name;
}
