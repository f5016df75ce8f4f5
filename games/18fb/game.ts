import type { Game, Step } from '@binario/kernel';
import { type Effect18fb, reduce } from './effects.ts';
import { forms } from './forms.ts';
import type { Setup } from './options.ts';
import { start } from './setup.ts';
import { powerConsent } from './steps/anyTime.ts';
import { auction, auctionRound, chooseLot } from './steps/auction.ts';
import { takeConcession } from './steps/concession.ts';
import { cardSale, consent } from './steps/consent.ts';
import { finance } from './steps/finance.ts';
import { chooseHome } from './steps/home.ts';
import { dividend, interest, regionalDividend } from './steps/income.ts';
import { beforeRun, companyTurn, endTurn, operatingRound } from './steps/operating.ts';
import { panfilo } from './steps/panfilo.ts';
import { game, operatingSet } from './steps/plan.ts';
import { poll } from './steps/poll.ts';
import { regionalTrain } from './steps/regionalTrain.ts';
import { runTrains } from './steps/run.ts';
import { stockRound, stockTurn } from './steps/stockRound.ts';
import { consentBourbon, placeToken } from './steps/token.ts';
import { layTrack } from './steps/track.ts';
import { buyTrains, lateTrains, raiseMoney } from './steps/trains.ts';
import type { Table18fb } from './table.ts';

/** 18FB: railways of the Bourbon South, rules PA23 on reconstructed maps. */
export const game18fb: Game<Table18fb, Effect18fb, Setup> = {
  id: '18fb',
  rules: 4,
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
    // 3.1 Political round, 3.5.1 Regional companies round
    auctionRound,
    chooseLot,
    auction,
    // 3.2 Stock round
    stockRound,
    stockTurn,
    panfilo,
    takeConcession,
    chooseHome,
    cardSale,
    // 3.4 Operating round
    operatingRound,
    companyTurn,
    layTrack,
    placeToken,
    consentBourbon,
    powerConsent,
    interest,
    beforeRun,
    runTrains,
    dividend,
    buyTrains,
    consent,
    raiseMoney,
    finance,
    lateTrains,
    endTurn,
    // 3.5.2 Regional companies
    regionalDividend,
    regionalTrain,
    // 3.6 Conventions
    poll,
  } as Readonly<Record<string, Step<Table18fb, Effect18fb>>>,
};

export type { Action18fb } from './actions.ts';
export { describeRound } from './describe.ts';
export type { Effect18fb } from './effects.ts';
export { violations, violationsAtRest } from './invariants.ts';
export type { Setup } from './options.ts';
export { type Score, scoreOf, scores } from './rules/score.ts';
export type { Table18fb } from './table.ts';
export { title18fb } from './title.ts';
