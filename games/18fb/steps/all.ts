import { type FramesOf, namedSteps } from '@binario/rail';
import type { Effect18fb } from '../effects.ts';
import type { Table18fb } from '../table.ts';
import { powerConsent } from './anyTime.ts';
import { auction, auctionRound, chooseLot } from './auction.ts';
import { takeConcession } from './concession.ts';
import { cardSale, consent } from './consent.ts';
import { finance } from './finance.ts';
import { chooseHome } from './home.ts';
import { dividend, interest, regionalDividend } from './income.ts';
import { beforeRun, companyTurn, endTurn, operatingSet } from './operating.ts';
import { panfilo } from './panfilo.ts';
import { poll } from './poll.ts';
import { regionalTrain } from './regionalTrain.ts';
import { runTrains } from './run.ts';
import { stockRound, stockTurn } from './stockRound.ts';
import { consentBourbon, placeToken } from './token.ts';
import { layTrack } from './track.ts';
import { buyTrains, lateTrains, raiseMoney } from './trains.ts';

/** Every step of 18FB by the section it stands in; the plan of rounds and the operating round are made in `game.ts`. */
const named = {
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
  operatingSet,
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
};

/** The steps of 18FB as the kernel wants them, by name. */
export const steps = namedSteps<Table18fb, Effect18fb>()(named);

/** The name of a step of 18FB. */
export type StepName = keyof typeof named;

/** What the frames of each step carry. */
export type Frames = FramesOf<typeof named>;
