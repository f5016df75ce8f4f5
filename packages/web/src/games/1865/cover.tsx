import { companyDefs } from '@binario/game-1865/data/companies';
import { plainSpeaker } from '@binario/kernel';
import { hexFacts } from '../../board/boardFacts.ts';
import { CoverBoard } from '../../board/CoverBoard.tsx';
import type { Cover } from '../cover.ts';
import './1865.css';
import { art1865 } from './art.tsx';
import { look1865 } from './looks.tsx';
import { scenery1865 } from './scenery.tsx';
import { survey } from './sheet.ts';
import { coverText1865 } from './text/cover.ts';

/** Home markers lie on the map from the start. */
const stations = Object.fromEntries(Object.values(companyDefs).map(({ id, home }) => [home, [id]]));
const facts = hexFacts(survey, { map: {}, stations }, () => ({}));

export const cover1865: Cover = {
  dress: {
    catalogue: (language) => coverText1865[language],
    speaker: (language, names) => plainSpeaker(language, names, 'L.'),
    look: look1865,
  },
  picture: () => <CoverBoard sheet={survey} facts={facts} art={art1865} scenery={scenery1865(survey)} />,
  lesson: true,
};
