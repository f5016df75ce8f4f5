import { type Language, type Names, plainSpeaker, type Speaker, say, speakerOf, type Writer } from '@binario/kernel';
import { railStyleOfName, trainOwner } from '@binario/rail';
import { hexes } from '../data/map.ts';
import { trainDefs } from '../data/trains.ts';
import { CURRENCY, catalogues } from './catalogue.ts';
import { corpArticles, holderArticles, privateArticles } from './names.ts';
import { type OwnStyle1849, translated } from './styles.ts';

const hexNames = new Map(hexes.flatMap((hex) => (hex.name === undefined ? [] : [[hex.id, hex.name] as const])));
const stopHexes = new Set(hexes.flatMap((hex) => (hex.print.stops.length > 0 ? [hex.id] : [])));

const writers: Readonly<Record<OwnStyle1849, Writer>> = {
  corp: (text, words) => text || (words['word.none'] ?? ''),
  hex: hexWithName,
  pile,
  private: (text) => text,
  routes: routeInShort,
  train: trainClass,
  trainOwner,
};

/** Writes the values that fill the gaps of a text, in this language. */
export const speaker: (language: Language, names?: Names) => Speaker = speakerOf({
  catalogues,
  currency: CURRENCY,
  styleOfName: railStyleOfName,
  translated,
  writers,
  articles: { corp: corpArticles, holder: { ...corpArticles, ...holderArticles }, private: privateArticles },
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
function pile(...[part, words, language]: Parameters<Writer>): string {
  const [kind = '', count = ''] = part.split(' ');
  return say(words, `pile.${kind}`, { count }, plainSpeaker(language));
}
