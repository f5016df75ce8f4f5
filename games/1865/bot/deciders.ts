import { absorb, replaceMarkers, vacateMines } from './absorb.ts';
import { consent } from './consent.ts';
import { convert } from './convert.ts';
import { draft } from './draft.ts';
import { chooseHome } from './home.ts';
import { income } from './income.ts';
import { placeMarker } from './marker.ts';
import { type Decider, passing } from './scene.ts';
import { stockTurn } from './stock.ts';
import { layTrack } from './track.ts';
import { buyTrains, discardTrain, helpPurchase } from './trains.ts';

/** Who thinks about which question of 1865. */
export const deciders: Readonly<Record<string, Decider>> = {
  draft,
  convert,
  stockTurn,
  chooseHome,
  absorb,
  vacateMines,
  replaceMarkers,
  layTrack,
  placeMarker,
  income,
  buyTrains,
  helpPurchase,
  consent,
  discardTrain,
  endTurn: (scene) => passing(scene, 'turn.end'),
};
