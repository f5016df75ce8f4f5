import { best, type Choice, offersOf, rangeOf, taken } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { keptForTrains } from './outlook.ts';
import { buyPower } from './powers.ts';
import { choice, type Scene } from './scene.ts';
import { useSms } from './sms.ts';

/** Steps after which the corporation has no more use for its money in this turn. */
const LATE = ['finance', 'endTurn', 'payInterest', 'repayBond', 'issueBond'];

/** What may be done at any moment of a corporation's turn. */
export function anyTime(scene: Scene): Choice | undefined {
  return markPort(scene) ?? useSms(scene) ?? buyPower(scene) ?? sellPrivate(scene);
}

/** The corporation's money counts for nothing in the end, mine does: it buys my privates as dearly as it can. */
function sellPrivate(scene: Scene): Choice | undefined {
  const { ask, table, by } = scene;
  const corp = scene.frame.corp;
  if (corp === undefined || !LATE.includes(scene.frame.step)) return undefined;
  const spare = cashOf(table, corp) - keptForTrains(ask, table, corp);
  const offers = offersOf(scene, 'acquirePrivate').filter((offer) => table.privates[String(offer.private)] === by);
  const found = best(offers, (offer) => Math.min(spare, rangeOf(offer, 'price').max));
  if (!found) return undefined;
  const name = String(found.private);
  const price = Math.min(spare, rangeOf(found, 'price').max);
  if (price < ask.privateDef(table, name).face) return undefined;
  return choice(taken(found, { price }), 'private.sell', { private: name, corp });
}

/** As soon as the marker would earn something. */
function markPort(scene: Scene): Choice | undefined {
  const { ask, table, state } = scene;
  const corp = scene.frame.corp;
  if (corp === undefined || ask.trains(table, corp).length === 0) return undefined;
  const before = ask.income(table, corp);
  const judged = offersOf(scene, 'markPort').map((offer) => {
    return { offer, gain: ask.income(ask.after(state, sampleOf(offer)).table, corp) - before };
  });
  const found = best(judged, (each) => each.gain);
  if (!found || found.gain <= 0) return undefined;
  return choice(sampleOf(found.offer), 'port.mark', { hex: String(found.offer.hex), corp });
}
