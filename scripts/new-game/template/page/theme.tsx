import type { CorpLook, Sheet } from '@binario/web/board';
import type { GameTheme } from '@binario/web/game';
import { board, COMPANY } from '../data/board.ts';
import { catalogues } from '../text/catalogue.ts';
import { speaker } from '../text/speaker.ts';
import { pageText } from './text.ts';

/** The colours of the company, and a sign of our own drawing within a circle of radius 10. */
const look: CorpLook = { fill: '#234f93', ink: '#fff6e5', sign: (ink) => <path d="M0-7L6 6H-6Z" fill={ink} /> };

/** The words, names and looks of the game on the page. */
export const themeSample: GameTheme = {
  catalogue: (language) => ({ ...catalogues[language], ...pageText[language] }),
  speaker,
  look: (corp) => (corp === COMPANY ? look : undefined),
};

/** The one map. */
export const sheet: Sheet = { id: 'map', title: 'table.map', board, hexes: board.hexes, entry: 'A1' };
