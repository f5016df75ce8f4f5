import { plainSpeaker } from '@binario/kernel';
import { hexFacts, type Sheet } from '@binario/web/board';
import type { Cover } from '@binario/web/game';
import { CoverBoard } from '@binario/web/panels';
import { optionsOf } from '../options.ts';
import type { Table18fb } from '../table.ts';
import './18fb.css';
import { builtInBoard } from '../board/of.ts';
import { cardIds, corpIds } from '../ids.ts';
import { art18fb } from './art.tsx';
import { look18fb } from './looks.tsx';
import { type Marked, marks18fb } from './marks.ts';
import { scenery18fb } from './scenery.tsx';
import { sheetsIn } from './sheet.ts';
import { coverText18fb } from './text/cover.ts';

type Facts = Table18fb['companies'][string];
type Regional = Table18fb['regionals'][string];

/** Nothing built; the tokens of the government lie in their places. */
const empty: Marked = {
  map: {},
  stations: Object.fromEntries(
    builtInBoard.places
      .filter(({ slots }) => slots.some(({ bourbon }) => bourbon))
      .map(({ id, slots }) => [id, slots.map(({ bourbon }) => bourbon ?? null)]),
  ),
  phase: '1',
  companies: Object.fromEntries(
    corpIds.map((corp) => {
      const [home = null, ...others] = builtInBoard.corpDefs[corp].homes;
      return [corp, { standing: 'unfloated', home: others.length > 0 ? null : home } as Facts];
    }),
  ),
  privates: Object.fromEntries(cardIds.map((card) => [card, 'bank'])),
  regionals: Object.fromEntries(builtInBoard.regionalIds.map((each) => [each, { standing: 'waiting' } as Regional])),
  falcon: null,
  options: optionsOf({ players: 3, seed: 0 }),
};
const atlas = sheetsIn(empty)[0] as Sheet;
const facts = hexFacts(atlas, empty, marks18fb);

/** How 18FB shows itself before it is loaded: its card, name and colours. */
export const cover18fb: Cover = {
  theme: {
    catalogue: (language) => coverText18fb[language],
    speaker: (language, names) => plainSpeaker(language, names, 'D'),
    look: look18fb,
  },
  picture: () => <CoverBoard sheet={atlas} facts={facts} art={art18fb} scenery={scenery18fb(empty, atlas)} />,
  lesson: true,
};
