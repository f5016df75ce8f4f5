import { auction, bidding, setValue } from './auction.ts';
import { consent } from './consent.ts';
import { loanOrLeave, payDebt } from './emergency.ts';
import { finance } from './finance.ts';
import { distribute, runTrains } from './run.ts';
import { type Decider, passing } from './scene.ts';
import { smsTile, smsToken } from './sms.ts';
import { chooseHome } from './start.ts';
import { stockTurn, swapCerts } from './stock.ts';
import { placeToken } from './token.ts';
import { layTrack } from './track.ts';
import { buyTrains, discardTrain } from './trains.ts';
import { acquireToken, buyEToken, issueBond, repayBond } from './variants.ts';

/** Who thinks about which question of 1849. */
export const deciders: Readonly<Record<string, Decider>> = {
  auction,
  bidding,
  setValue,
  stockTurn,
  chooseHome,
  swapCerts,
  swapBack: swapCerts,
  layTrack,
  placeToken,
  smsTile,
  smsToken,
  runTrains,
  payDividend: distribute,
  buyTrains,
  discardTrain,
  finance,
  endTurn: (scene) => passing(scene, 'turn.end'),
  consent,
  loanOrLeave,
  acquireToken,
  buyEToken,
  payInterest: payDebt,
  bondDebt: payDebt,
  issueBond,
  repayBond,
};
