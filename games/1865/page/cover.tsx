import { plainSpeaker } from '@binario/kernel';
import { hexFacts } from '@binario/web/board';
import type { Cover } from '@binario/web/game';
import { CoverBoard } from '@binario/web/panels';
import { boardFrom } from '../board/boardOf.ts';
import './1865.css';
import { art1865 } from './art.tsx';
import { look1865 } from './looks.tsx';
import { scenery1865 } from './scenery.tsx';
import { survey } from './sheet.ts';
import { coverText1865 } from './text/cover.ts';

/** Home markers lie on the map from the start. */
const stations = Object.fromEntries(Object.values(boardFrom(undefined).companies).map(({ id, home }) => [home, [id]]));
const facts = hexFacts(survey, { map: {}, stations }, () => ({}));

/** How 1865 shows itself before it is loaded: its card, name and colours. */
export const cover1865: Cover = {
  theme: {
    catalogue: (language) => coverText1865[language],
    speaker: (language, names) => plainSpeaker(language, names, 'L.'),
    look: look1865,
  },
  picture: () => <CoverBoard sheet={survey} facts={facts} art={art1865} scenery={scenery1865(survey)} />,
  lesson: true,
};
