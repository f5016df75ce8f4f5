import { type BoardFile, plainSpeaker, type SpeakerFor, say, speakerOf, type Writer } from '@binario/kernel';
import { railStyleOfName, trainOwner } from '@binario/rail';
import { boardFrom } from '../board/boardOf.ts';
import type { File1849 } from '../board/file.ts';
import { trainClasses } from '../data/trains.ts';
import { CURRENCY, catalogues } from './catalogue.ts';
import { corpArticles, holderArticles, privateArticles } from './names.ts';
import { type OwnStyle1849, translated } from './styles.ts';

const hexOn = (board: BoardFile | undefined, id: string) => {
  const { map } = boardFrom(board as File1849 | undefined);
  return map.hexes[map.numberOf.get(id) ?? -1];
};

const writers: Readonly<Record<OwnStyle1849, Writer>> = {
  corp: (text, words) => text || (words['word.none'] ?? ''),
  hex: (text, _words, _language, board) => hexWithName(text, board),
  pile,
  private: (text) => text,
  routes: (text, _words, _language, board) => routeInShort(text, board),
  train: trainClass,
  trainOwner,
};

/** Writes the values that fill the gaps of a text, in this language. */
export const speaker: SpeakerFor = speakerOf({
  catalogues,
  currency: CURRENCY,
  styleOfName: railStyleOfName,
  translated,
  writers,
  articles: { corp: corpArticles, holder: { ...corpArticles, ...holderArticles }, private: privateArticles },
});

/** "Palermo (C5)"; a hex without a name is known by its place alone. */
export function hexWithName(id: string, board: BoardFile | undefined): string {
  const name = hexOn(board, id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}

/** Cards of one class are all alike: "8H" for "8H-2". */
export function trainClass(id: string): string {
  const kind = id.replace(/-\d+$/, '');
  return (trainClasses as readonly string[]).includes(kind) ? kind : id;
}

/** "8H-0: C5 D4 C3 E1" as "8H Palermo – Partinico – Alcamo – Marsala": the stops tell the way. */
function routeInShort(route: string, board: BoardFile | undefined): string {
  const [train = '', way = ''] = route.split(': ');
  const stops = way.split(' ').filter((hex) => (hexOn(board, hex)?.print.stops.length ?? 0) > 0);
  return `${trainClass(train)} ${stops.map((hex) => hexOn(board, hex)?.name ?? hex).join(' – ')}`;
}

/** `ordinary 2` as "2 × 10%". */
function pile(...[part, words, language]: Parameters<Writer>): string {
  const [kind = '', count = ''] = part.split(' ');
  return say(words, `pile.${kind}`, { count }, plainSpeaker(language));
}
