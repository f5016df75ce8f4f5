import { best, offersOf, rangeOf, taken } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { hasSafeTrain, isLasting, roundsLeft, trainNeed } from './outlook.ts';
import { choice, type Decider, passing } from './scene.ts';
import type { Seen } from './seen.ts';
import { reachWorth } from './token.ts';

/** Rounds in which a bought station must pay for itself. */
const PAYBACK = 4;
/** A station must earn at least this much more in a round. */
const WORTH_ASKING = 30;

/** A station of others, where it would open much; one proposal is enough. */
export const acquireToken: Decider = (scene) => {
  const { ask, table } = scene;
  const corp = scene.frame.corp as string;
  const spare = cashOf(table, corp) - trainNeed(ask, table, corp);
  const before = reachWorth(scene, table, corp);
  const judged = offersOf(scene, 'acquireToken')
    .filter((offer) => rangeOf(offer, 'price').min === 1)
    .map((offer) => ({ offer, gain: reachWorth(scene, withStation(table, offer, corp), corp) - before }));
  const found = best(judged, (each) => each.gain);
  const price = Math.min(spare, Math.round((found?.gain ?? 0) * PAYBACK));
  if (!found || found.gain < WORTH_ASKING || price < 100) return passing(scene, 'tokenDeal.no');
  const action = taken(found.offer, { price });
  return choice(action, 'tokenDeal.propose', { hex: String(found.offer.hex), corp, amount: price });
};

function withStation(table: Seen, offer: Offer, corp: string): Seen {
  const hex = String(offer.hex);
  const slots = (table.stations[hex] ?? []).map((token) => (token === offer.corp ? corp : token));
  return { ...table, stations: { ...table.stations, [hex]: slots } };
}

/** Only with money for a train left, and time for it to earn. */
export const buyEToken: Decider = (scene) => {
  const { ask, table } = scene;
  const corp = scene.frame.corp as string;
  const [offer] = offersOf(scene, 'buyEToken');
  if (offer && roundsLeft(ask, table) >= 4) {
    const left = cashOf(ask.after(scene.state, sampleOf(offer)).table, corp);
    const owned = ask.trains(table, corp).map((train) => ask.trainDef(table, train).class);
    const more = ask.incomeWith(table, corp, [...owned.slice(0, 1), 'E']) - ask.income(table, corp);
    if (left >= 550 && more >= 60) return choice(sampleOf(offer), 'eToken.buy', { corp });
  }
  return passing(scene, 'eToken.no');
};

/** L.500 for a train that lasts: only when nothing else pays for it. */
export const issueBond: Decider = (scene) => {
  const { ask, table, by } = scene;
  const corp = scene.frame.corp as string;
  const [offer] = offersOf(scene, 'issueBond');
  const lack = trainNeed(ask, table, corp) - cashOf(table, corp);
  const helps = lack > 0 && lack <= 500 && lack > 0.5 * cashOf(table, by);
  if (offer && helps && !hasSafeTrain(ask, table, corp) && roundsLeft(ask, table) > 2) {
    return choice(sampleOf(offer), 'bond.issue', { corp });
  }
  return passing(scene, 'bond.no');
};

/** Decides whether a bond is paid back (14.2). */
export const repayBond: Decider = (scene) => {
  const { ask, table } = scene;
  const corp = scene.frame.corp as string;
  const [offer] = offersOf(scene, 'repayBond');
  const safe = ask.trains(table, corp).some((train) => isLasting(ask, table, train)) || roundsLeft(ask, table) <= 2;
  const enough = cashOf(table, corp) - 500 >= trainNeed(ask, table, corp);
  if (offer && safe && enough) return choice(sampleOf(offer), 'bond.repay', { corp });
  return passing(scene, 'bond.no');
};
