import { boardMark, type Game } from '@binario/kernel';
import { type CorpId, type Course, courseBegins, courseStep } from '@binario/rail';
import { boardOf, builtInBoard } from './board/of.ts';
import type { Effect18fb } from './effects.ts';
import { formsOn } from './forms.ts';
import type { Setup } from './options.ts';
import { reduce } from './reduce.ts';
import { seatByLot } from './rules/auction.ts';
import { setUp } from './setup.ts';
import { type StepName, steps } from './steps/all.ts';
import { beginPolitical } from './steps/auction.ts';
import { beginOperatingSet, operatingRound } from './steps/operating.ts';
import { beginStockRound } from './steps/stockRound.ts';
import { isRegional, type Table18fb } from './table.ts';

/** 3 The plan of rounds: seats are drawn, political cards auctioned, then one stock round and two operating rounds. */
const course: Course<Table18fb, Effect18fb> = {
  opening: { seating: seatByLot, political: beginPolitical },
  stockRound: beginStockRound,
  operatingSet: beginOperatingSet,
};

/** 3.4 A company's operating turn, in order. Every step looks itself whether the state of the company allows it (ruling O20). */
const companySteps: readonly StepName[] = [
  'layTrack',
  'placeToken',
  'interest',
  'beforeRun',
  'runTrains',
  'dividend',
  'buyTrains',
  'finance',
  'endTurn',
];
/** Emergency money may also be agreed to come after the financial step (ruling O17). */
const lateSteps = companySteps.flatMap((step): StepName[] => (step === 'finance' ? [step, 'lateTrains'] : [step]));
/** 3.5.2 A regional company's operating turn. */
const regionalSteps: readonly StepName[] = ['layTrack', 'runTrains', 'regionalDividend', 'regionalTrain'];

/** 3.4 The steps of a company's operating turn, in order, by its kind and by what was agreed on. */
export function operatingTurn(table: Table18fb, corp: CorpId): readonly StepName[] {
  if (isRegional(table, corp)) return regionalSteps;
  return table.options.emergency === 'afterFinance' ? lateSteps : companySteps;
}

/**
 * 18FB: railways of the Bourbon South, rules PA23 on reconstructed maps.
 *
 * Phases (2.1) begin with the first train of a kind: the board says what they allow, `rules/phases.ts` what they bring,
 * from the fall of the Bourbons in phase 5 (3.5) to the national companies in phase 6 (3.6). The game ends (4) with the set of
 * operating rounds in which the bank breaks, at the top of the market, when one player is left, or when nobody can do
 * anything (`ended` on the table).
 */
export const game18fb: Game<Table18fb, Effect18fb, Setup> = {
  id: '18fb',
  rules: 4,
  forms: formsOn(builtInBoard),
  formsOn: (table) => formsOn(boardOf(table)),
  start: (setup) => ({ ...setUp(setup), flow: [courseBegins(course)] }),
  steps: { game: courseStep(course), operatingRound: operatingRound(operatingTurn), ...steps },
  reduce,
  over: (table) => table.ended !== null,
  digest: ({ table, flow }) => ({ v: 1, table: { ...table, options: undefined }, flow, ...boardMark(table) }),
  view: (table) => table,
};
