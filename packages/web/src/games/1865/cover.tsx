import { companyDefs } from '@binario/game-1865/data/companies';
import type { Catalogue, Language } from '@binario/kernel';
import { hexFacts } from '../../board/boardFacts.ts';
import { CoverBoard } from '../../board/CoverBoard.tsx';
import { plainSpeaker } from '../../text/plainSpeaker.ts';
import type { Cover } from '../cover.ts';
import { look1865 } from './looks.tsx';
import { scenery1865 } from './scenery.tsx';
import { sheets1865 } from './sheet.ts';

const words: Readonly<Record<Language, Catalogue<'cover.blurb'>>> = {
  en: { 'cover.blurb': 'Sardinia and Corsica, with the Dragons.' },
  it: { 'cover.blurb': 'Sardegna e Corsica, con i Draghi.' },
  fr: { 'cover.blurb': 'La Sardaigne et la Corse, avec les Dragons.' },
};

/** Home markers lie on the map from the start. */
const stations = Object.fromEntries(Object.values(companyDefs).map(({ id, home }) => [home, [id]]));
const facts = hexFacts(sheets1865.both, { map: {}, stations }, () => ({}));

export const cover1865: Cover = {
  dress: {
    catalogue: (language) => words[language],
    speaker: (language, names) => plainSpeaker(language, names, 'L.'),
    look: look1865,
  },
  picture: () => <CoverBoard sheet={sheets1865.both} facts={facts} art={{}} scenery={scenery1865(sheets1865.both)} />,
  lesson: false,
};
