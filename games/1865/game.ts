import type { Game, Step } from '@binario/kernel';
import { forms } from './actions.ts';
import { type Effect1865, reduce } from './effects.ts';
import type { Setup } from './options.ts';
import { start } from './setup.ts';
import { absorb, replaceMarkers, vacateMines } from './steps/absorb.ts';
import { consent } from './steps/consent.ts';
import { convert } from './steps/convert.ts';
import { dealCards, draft } from './steps/draft.ts';
import { chooseHome } from './steps/home.ts';
import { income } from './steps/income.ts';
import { operateMines, placeMarker } from './steps/marker.ts';
import { companyTurn, endTurn, operatingRound } from './steps/operating.ts';
import { game, operatingSet } from './steps/plan.ts';
import { conversions, stockRound, stockTurn } from './steps/stockRound.ts';
import { layTrack } from './steps/track.ts';
import { buyTrains, discardTrain, helpPurchase } from './steps/trains.ts';
import type { Table1865 } from './table.ts';

/** 1865 Sardinia: the final English rules; the short game and the proto-rules C.5 are forms chosen at set-up. */
export const game1865: Game<Table1865, Effect1865, Setup> = {
  id: '1865',
  rules: 4,
  forms,
  start,
  reduce,
  over: (table) => table.ended !== null,
  digest: ({ table, flow }) => ({ v: 1, table: { ...table, options: undefined }, flow }),
  view: (table) => table,
  steps: {
    // 2 The course of the game
    game,
    operatingSet,
    draft,
    dealCards,
    // 3 Stock round
    stockRound,
    conversions,
    convert,
    stockTurn,
    chooseHome,
    // 4 Operating round
    operatingRound,
    companyTurn,
    layTrack,
    operateMines,
    placeMarker,
    income,
    buyTrains,
    helpPurchase,
    consent,
    discardTrain,
    endTurn,
    // 5 Absorption
    absorb,
    vacateMines,
    replaceMarkers,
  } as Readonly<Record<string, Step<Table1865, Effect1865>>>,
};

export type { Action1865 } from './actions.ts';
export { type FormId, formIds } from './data/forms.ts';
export { describeRound } from './describe.ts';
export type { Effect1865 } from './effects.ts';
export { violations, violationsAtRest } from './invariants.ts';
export type { Setup } from './options.ts';
export type { DragonPurchase, DragonSale, DragonTurn, TieBreak } from './rules/dragons.ts';
export { foreseeDragons } from './rules/foresight.ts';
export { coverageOf, revenueOf } from './rules/income.ts';
export { rankOf, zoneOf } from './rules/rank.ts';
export { type Score, scoreOf, scores } from './rules/score.ts';
export type { Table1865 } from './table.ts';
export { title1865 } from './title.ts';
