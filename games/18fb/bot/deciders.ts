import { offersOf } from '@binario/bots';
import { auction, chooseLot } from './auction.ts';
import { panfilo, takeConcession } from './concession.ts';
import { cardSale, consent, powerConsent } from './consent.ts';
import { finance } from './finance.ts';
import { chooseHome } from './home.ts';
import { dividend } from './income.ts';
import { poll } from './poll.ts';
import { regionalTrain } from './regional.ts';
import { type Decider, passing } from './scene.ts';
import { stockTurn } from './stock.ts';
import { placeToken } from './token.ts';
import { layTrack } from './track.ts';
import { buyTrains, raiseMoney } from './trains.ts';

/** Who thinks about which question of 18FB. */
export const deciders: Readonly<Record<string, Decider>> = {
  chooseLot,
  auction,
  stockTurn,
  panfilo,
  takeConcession,
  chooseHome,
  cardSale,
  layTrack,
  placeToken,
  consentBourbon: powerConsent,
  powerConsent,
  dividend,
  buyTrains,
  consent,
  raiseMoney,
  finance,
  regionalTrain,
  poll,
  beforeRun: (scene) =>
    passing(scene, offersOf(scene, 'acquireRegional').length > 0 ? 'regional.notMine' : 'power.later'),
  endTurn: (scene) => passing(scene, 'turn.end'),
};
