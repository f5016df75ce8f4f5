import { type FramesOf, namedSteps } from '@binario/rail';
import type { Effect1849 } from '../effects.ts';
import type { Table1849 } from '../table.ts';
import { auction, bidding, setValue } from './auction.ts';
import { bankruptcy, loanOrLeave } from './bankruptcy.ts';
import { bondDebt } from './bondDebt.ts';
import { issueBond, payInterest, repayBond } from './bonds.ts';
import { consent } from './consent.ts';
import { buyEToken } from './electric.ts';
import { finance } from './finance.ts';
import { chooseHome } from './home.ts';
import { corpTurn, endTurn, operatingSet } from './operating.ts';
import { distribute, runTrains } from './run.ts';
import { smsTile, smsToken } from './sms.ts';
import { stockRound, stockTurn } from './stockRound.ts';
import { swapBack, swapCerts } from './swap.ts';
import { placeTokenStep } from './token.ts';
import { acquireToken } from './tokenDeal.ts';
import { layTrack } from './track.ts';
import { buyTrains, discardTrain } from './trains.ts';

/** Every step of 1849 by the section it stands in; the plan of rounds and the operating round are made in `game.ts`. */
const named = {
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
  operatingSet,
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
};

/** The steps of 1849 as the kernel wants them, by name. */
export const steps = namedSteps<Table1849, Effect1849>()(named);

/** The name of a step of 1849. */
export type StepName = keyof typeof named;

/** What the frames of each step carry. */
export type Frames = FramesOf<typeof named>;
