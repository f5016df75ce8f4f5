import type { Lesson } from '@binario/web/game';
import type { Table1865 } from '../../table.ts';
import type { LessonKey } from './en.ts';
import { script } from './script.ts';

const about: Readonly<Record<string, LessonKey>> = {
  draft: 'hint.draft',
  stockTurn: 'hint.stock',
  convert: 'hint.convert',
  layTrack: 'hint.lay',
  placeMarker: 'hint.marker',
  income: 'hint.income',
  buyTrains: 'hint.train',
  absorb: 'hint.absorb',
  endTurn: 'hint.endTurn',
};

/** The lesson: the first rounds by the script; off it a word at each kind of question. */
export const lesson1865: Lesson<Table1865> = {
  wish: { players: 2, seed: 1865, variants: [], options: {} },
  script,
  advice: ({ state }) => about[state.flow.at(-1)?.step ?? ''] ?? 'hint.other',
};
