import { plainSpeaker } from '@binario/kernel';
import { hexFacts } from '@binario/web/board';
import type { Cover } from '@binario/web/game';
import { CoverBoard } from '@binario/web/panels';
import { corpIds } from '../data/corporations.ts';
import { art1849 } from './art.tsx';
import { look1849 } from './looks.tsx';
import { type Marked, marks1849 } from './marks.ts';
import { scenery1849 } from './scenery.tsx';
import { sheet1849 } from './sheet.ts';
import { coverText1849 } from './text/cover.ts';

/** Nothing built, nothing started. */
const empty: Marked = {
  map: {},
  stations: {},
  phase: '4',
  queue: corpIds,
  port: null,
  messinaClosed: false,
  options: {},
};
const facts = hexFacts(sheet1849, empty, marks1849);

/** How 1849 shows itself before it is loaded: its card, name and colours. */
export const cover1849: Cover = {
  theme: {
    catalogue: (language) => coverText1849[language],
    speaker: (language, names) => plainSpeaker(language, names, 'L.'),
    look: look1849,
  },
  picture: () => <CoverBoard sheet={sheet1849} facts={facts} art={art1849} scenery={scenery1849} />,
  lesson: true,
};
