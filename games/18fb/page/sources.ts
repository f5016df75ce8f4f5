import { type Language, set } from '@binario/kernel';
import type { Book, Section } from '@binario/web/game';
import type { Provenance } from '../board/provenance.ts';
import { type SourceId, sources } from '../data/sources.ts';
import { sources as sourcesEn } from '../text/sources/en.ts';
import { sources as sourcesFr } from '../text/sources/fr.ts';
import { sources as sourcesIt } from '../text/sources/it.ts';

const words: Readonly<Record<Language, Readonly<Record<SourceId, string>>>> = {
  en: sourcesEn,
  it: sourcesIt,
  fr: sourcesFr,
};

/** From what is printed to what is made up. */
const classes: readonly Provenance[] = ['F', 'D', 'P', 'R'];

const titles: Readonly<Record<Language, Readonly<Record<Provenance, string>>>> = {
  en: {
    F: 'Printed in the rules',
    D: 'Deduced: forced, or nearly, by what is printed',
    P: 'Public: as in other games of the family',
    R: 'Reconstructed by us',
  },
  it: {
    F: 'Stampato nel regolamento',
    D: 'Dedotto: imposto, o quasi, da ciò che è stampato',
    P: 'Pubblico: come in altri giochi della famiglia',
    R: 'Ricostruito da noi',
  },
  fr: {
    F: 'Imprimé dans les règles',
    D: 'Déduit : imposé, ou presque, par ce qui est imprimé',
    P: 'Public : comme dans d’autres jeux de la famille',
    R: 'Reconstitué par nous',
  },
};

/** "Where this board comes from": part by part, by how sure it is. */
export const sources18fb: Book = {
  sections: (language) =>
    classes.map((from): Section => {
      const parts = (Object.keys(sources) as SourceId[]).filter((id) => sources[id] === from);
      return {
        id: from,
        title: set(language, titles[language][from]),
        paragraphs: parts.map((id) => ({ key: id, text: set(language, words[language][id]) })),
      };
    }),
};
