import { boardMark, type Game } from '@binario/kernel';
import { type Course, courseBegins, courseStep } from '@binario/rail';
import { forms, formsOn } from './actions.ts';
import type { Effect1849 } from './effects.ts';
import type { Setup } from './options.ts';
import { reduce } from './reduce.ts';
import { setUp } from './setup.ts';
import { type StepName, steps } from './steps/all.ts';
import { beginAuction } from './steps/auction.ts';
import { beginOperatingSet, operatingRound } from './steps/operating.ts';
import { beginStockRound } from './steps/stockRound.ts';
import { hasVariant, type Table1849 } from './table.ts';

/** 3 The plan of rounds: private companies are auctioned, then stock and operating rounds follow each other. */
const course: Course<Table1849, Effect1849> = {
  opening: { auction: beginAuction },
  stockRound: beginStockRound,
  operatingSet: beginOperatingSet,
};

/** 10 A corporation's operating turn, in order; the steps of the variants as section 14 puts them. */
export const operatingTurn = (table: Table1849): readonly StepName[] => [
  'layTrack',
  'placeToken',
  'runTrains',
  ...(hasVariant(table, 'acquiringTokens') ? (['acquireToken'] as const) : []),
  ...(hasVariant(table, 'electricDreams') ? (['buyEToken'] as const) : []),
  'buyTrains',
  'finance',
  ...(hasVariant(table, 'bonds') ? (['payInterest', 'repayBond', 'issueBond'] as const) : []),
  'endTurn',
];

/**
 * 1849, the game of Sicilian railways: rules of play, version 6.
 *
 * Phases (6) begin with the first train of a class: `data/phases.ts` says what they allow, `rules/phases.ts` what they bring.
 * The game ends (13) with the set of operating rounds in which the bank breaks, with the turn of a corporation that has
 * been at L.377, when one player is left, or when nobody can do anything (`ended` on the table).
 */
export const game1849: Game<Table1849, Effect1849, Setup> = {
  id: '1849',
  rules: 1,
  forms,
  formsOn,
  start: (setup) => ({ ...setUp(setup), flow: [courseBegins(course)] }),
  steps: { game: courseStep(course), operatingRound: operatingRound(operatingTurn), ...steps },
  reduce,
  over: (table) => table.ended !== null,
  digest: ({ table, flow }) => ({ v: 1, table: { ...table, options: undefined }, flow, ...boardMark(table) }),
  view: (table) => table,
};
