import { boardMark, type Game } from '@binario/kernel';
import { type Course, courseBegins, courseStep } from '@binario/rail';
import { forms, formsOn } from './actions.ts';
import type { Effect1865 } from './effects.ts';
import type { Setup } from './options.ts';
import { reduce } from './reduce.ts';
import { setUp } from './setup.ts';
import { type StepName, steps } from './steps/all.ts';
import { beginMaritime, enterPhase2 } from './steps/draft.ts';
import { beginOperatingSet, operatingRound } from './steps/operating.ts';
import { beginStockRound } from './steps/stockRound.ts';
import { formOf, type Table1865 } from './table.ts';

/** 2.2 The plan of rounds: the maritime cards are given out in phase 1, then one stock round and two operating rounds. */
const course: Course<Table1865, Effect1865> = {
  opening: { maritime: beginMaritime, phase2: enterPhase2 },
  stockRound: beginStockRound,
  operatingSet: beginOperatingSet,
};

/** 4.1 A company's operating turn, in order; the proto-rules C.5 put the mines after the marker. */
export const operatingTurn = (table: Table1865): readonly StepName[] => [
  'absorb',
  'layTrack',
  ...(formOf(table).minesOperate === 'beforeMarker'
    ? (['operateMines', 'placeMarker'] as const)
    : (['placeMarker', 'operateMines'] as const)),
  'income',
  'buyTrains',
  'endTurn',
];

/**
 * 1865 Sardinia: the final English rules; the short game and the proto-rules C.5 are forms chosen at set-up, and what is
 * different in them stands in `data/forms.ts`.
 *
 * Phases (2.2) begin with the first train of a kind: `data/phases.ts` says what they allow, `rules/phases.ts` what they bring.
 * The game ends (2.7) with the set of operating rounds in which the bank breaks, or in which nobody can do anything; in C.5
 * also when one player is left (`ended` on the table).
 */
export const game1865: Game<Table1865, Effect1865, Setup> = {
  id: '1865',
  rules: 4,
  forms,
  formsOn,
  start: (setup) => ({ ...setUp(setup), flow: [courseBegins(course)] }),
  steps: { game: courseStep(course), operatingRound: operatingRound(operatingTurn), ...steps },
  reduce,
  over: (table) => table.ended !== null,
  digest: ({ table, flow }) => ({ v: 1, table: { ...table, options: undefined }, flow, ...boardMark(table) }),
  view: (table) => table,
};
