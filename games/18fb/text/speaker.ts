import { type Language, type Names, type Speaker, speakerOf, type Writer } from '@binario/kernel';
import { railStyleOfName, trainOwner } from '@binario/rail';
import { cardDefs, cardIds } from '../data/cards.ts';
import { hexesOf, locationOf, placeNamed } from '../data/map.ts';
import { CURRENCY, catalogues } from './catalogue.ts';
import { cardArticles, corpArticles, holderArticles, regionalArticles } from './names.ts';
import { type OwnStyle18fb, translated } from './styles.ts';

const companyArticles = { ...corpArticles, ...regionalArticles };

const writers: Readonly<Record<OwnStyle18fb, Writer>> = {
  corp: (text) => text,
  hex: hexWithName,
  private: privateName,
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
  articles: {
    corp: companyArticles,
    holder: { ...companyArticles, ...holderArticles },
    private: { ...cardArticles, ...regionalArticles },
  },
});

/** "Salerno (F23)"; a hex without a name is known by its place alone. */
export function hexWithName(id: string): string {
  const name = placeNamed.get(id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}

/** Cards of one kind are alike: "PH2" for "PH2-3". */
function trainKind(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** Political cards by their printed name, regional companies by their abbreviation. */
function privateName(id: string): string {
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
