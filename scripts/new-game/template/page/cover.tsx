import { hexFacts } from '@binario/web/board';
import type { Cover } from '@binario/web/game';
import { CoverBoard } from '@binario/web/panels';
import { COMPANY, HOME } from '../data/board.ts';
import { sheet, themeSample } from './theme.tsx';

const facts = hexFacts(sheet, { map: {}, stations: { [HOME]: [COMPANY] } }, () => ({}));

/** What the home page shows of the game. */
export const coverSample: Cover = {
  theme: themeSample,
  picture: () => <CoverBoard sheet={sheet} facts={facts} art={{}} scenery={{}} />,
  lesson: false,
};
