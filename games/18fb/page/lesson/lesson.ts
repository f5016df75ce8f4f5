import type { Lesson } from '@binario/web/game';
import type { Table18fb } from '../../table.ts';
import type { LessonKey } from './en.ts';
import { script } from './script.ts';

const about: Readonly<Record<string, LessonKey>> = {
  chooseLot: 'hint.lot',
  auction: 'hint.auction',
  stockTurn: 'hint.stock',
  panfilo: 'hint.panfilo',
  layTrack: 'hint.lay',
  placeToken: 'hint.token',
  dividend: 'hint.pay',
  buyTrains: 'hint.train',
  finance: 'hint.finance',
};

/** The lesson: the first rounds by the script; off it a word at each kind of question. */
export const lesson18fb: Lesson<Table18fb> = {
  wish: { players: 3, seed: 3, variants: [], options: {} },
  script,
  advice: ({ state }) => about[state.flow.at(-1)?.step ?? ''] ?? 'hint.other',
};
