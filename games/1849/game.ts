import type { Game, Step } from '@binario/kernel';
import { forms } from './actions.ts';
import { type Effect1849, reduce } from './effects.ts';
import type { Setup } from './options.ts';
import { start } from './setup.ts';
import { auction, bidding, setValue } from './steps/auction.ts';
import { bankruptcy, loanOrLeave } from './steps/bankruptcy.ts';
import { bondDebt } from './steps/bondDebt.ts';
import { issueBond, payInterest, repayBond } from './steps/bonds.ts';
import { consent } from './steps/consent.ts';
import { buyEToken } from './steps/electric.ts';
import { finance } from './steps/finance.ts';
import { chooseHome } from './steps/home.ts';
import { corpTurn, endTurn, operatingRound } from './steps/operating.ts';
import { game, operatingSet } from './steps/plan.ts';
import { distribute, runTrains } from './steps/run.ts';
import { smsTile, smsToken } from './steps/sms.ts';
import { stockRound, stockTurn } from './steps/stockRound.ts';
import { swapBack, swapCerts } from './steps/swap.ts';
import { placeTokenStep } from './steps/token.ts';
import { acquireToken } from './steps/tokenDeal.ts';
import { layTrack } from './steps/track.ts';
import { buyTrains, discardTrain } from './steps/trains.ts';
import type { Table1849 } from './table.ts';

/** 1849, the game of Sicilian railways: rules of play, version 6. */
export const game1849: Game<Table1849, Effect1849, Setup> = {
  id: '1849',
  rules: 1,
  forms,
  start,
  reduce,
  over: (table) => table.ended !== null,
  digest: ({ table, flow }) => ({ v: 1, table: { ...table, options: undefined }, flow }),
  view: (table) => table,
  steps: {
    // 3 The course of the game
    game,
    operatingSet,
    // 8 Initial stock round
    auction,
    bidding,
    setValue,
    // 9 Stock rounds
    stockRound,
    stockTurn,
    chooseHome,
    swapCerts,
    swapBack,
    // 10 Operating rounds
    operatingRound,
    corpTurn,
    layTrack,
    placeToken: placeTokenStep,
    smsTile,
    smsToken,
    runTrains,
    payDividend: distribute,
    buyTrains,
    discardTrain,
    finance,
    endTurn,
    consent,
    // 10.7 Emergency money
    bankruptcy,
    loanOrLeave,
    // 14 Variants
    acquireToken,
    buyEToken,
    payInterest,
    repayBond,
    issueBond,
    bondDebt,
  } as Readonly<Record<string, Step<Table1849, Effect1849>>>,
};

export type { Action1849 } from './actions.ts';
export { describeRound, marketCell } from './describe.ts';
export type { Effect1849 } from './effects.ts';
export { type ExportedGame, exportGame } from './interchange/export.ts';
export { type ForeignGame, ImportError, readForeign, type Stop } from './interchange/foreign.ts';
export { type Imported, type ImportedStep, importGame, importSteps } from './interchange/import.ts';
export { legalLays, type PricedLay } from './legalLays.ts';
export type { Setup } from './options.ts';
export { bestRun } from './rules/running.ts';
export { type Score, scoreOf, scores } from './rules/score.ts';
export { inMarketOrder, type Table1849 } from './table.ts';
export { title1849 } from './title.ts';
