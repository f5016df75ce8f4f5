import { type FramesOf, namedSteps } from '@binario/rail';
import type { Effect1865 } from '../effects.ts';
import type { Table1865 } from '../table.ts';
import { absorb, replaceMarkers, vacateMines } from './absorb.ts';
import { consent } from './consent.ts';
import { convert } from './convert.ts';
import { dealCards, draft } from './draft.ts';
import { chooseHome } from './home.ts';
import { income } from './income.ts';
import { operateMines, placeMarker } from './marker.ts';
import { companyTurn, endTurn, operatingSet } from './operating.ts';
import { conversions, stockRound, stockTurn } from './stockRound.ts';
import { layTrack } from './track.ts';
import { buyTrains, discardTrain, helpPurchase } from './trains.ts';

/** Every step of 1865 by the section it stands in; the plan of rounds and the operating round are made in `game.ts`. */
const named = {
  draft,
  dealCards,
  // 3 Stock round
  stockRound,
  conversions,
  convert,
  stockTurn,
  chooseHome,
  // 4 Operating round
  operatingSet,
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
};

/** The steps of 1865 as the kernel wants them, by name. */
export const steps = namedSteps<Table1865, Effect1865>()(named);

/** The name of a step of 1865. */
export type StepName = keyof typeof named;

/** What the frames of each step carry. */
export type Frames = FramesOf<typeof named>;
