import type { Game, Step } from '@binario/kernel';
import { type Course, courseBegins, courseStep } from '@binario/rail';
import { forms } from './actions.ts';
import { type EffectSample, reduce } from './effects.ts';
import { type Setup, setUp } from './setup.ts';
import { buyTrain, layTrack } from './steps/operating.ts';
import { type OperatingRoundFrame, operatingRound, type StockRoundFrame, stockRound } from './steps/rounds.ts';
import { stockTurn } from './steps/stockTurn.ts';
import type { TableSample } from './table.ts';

/** The plan of rounds: a stock round, then an operating round in which the company lays track, buys its train and runs. */
const course: Course<TableSample, EffectSample> = {
  opening: {},
  stockRound: (_table, number): StockRoundFrame => ({ step: 'stockRound', number, waiting: null }),
  operatingSet: (_table, number): OperatingRoundFrame => ({ step: 'operatingRound', number, operated: false }),
};

const steps = { game: courseStep(course), stockRound, stockTurn, operatingRound, layTrack, buyTrain };

/** Four hexes, one company, one train; five rounds. */
export const gameSample: Game<TableSample, EffectSample, Setup> = {
  id: 'sample',
  rules: 1,
  forms,
  start: (setup) => ({ table: setUp(setup), flow: [courseBegins(course)], rng: 0 }),
  steps: steps as Readonly<Record<string, Step<TableSample, EffectSample>>>,
  reduce,
  over: (table) => table.ended,
  digest: ({ table, flow }) => ({ v: 1, table, flow }),
  view: (table) => table,
};
