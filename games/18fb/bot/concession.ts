import { best, offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { roundsLeft } from './clock.ts';
import { shareWorth } from './outlook.ts';
import { choice, type Decider, passing } from './scene.ts';
import { concessionVenture } from './venture.ts';

/** A pre-emption is used once: it must be worth it. */
const CLEARLY = 0.8;

/** I have become President: without the concession the company stands still. */
export const takeConcession: Decider = (scene) => {
  const { ask, table, by } = scene;
  const corp = String(scene.frame.corp);
  const found = best(
    offersOf(scene, 'reacquireConcession'),
    (offer) => -ask.costAgain(table, corp, String(offer.help)),
  );
  const cost = found ? ask.costAgain(table, corp, String(found.help)) : 0;
  if (!found || cost > 0.7 * cashOf(table, by)) return passing(scene, 'concession.tooDear', { corp });
  return choice(sampleOf(found), 'concession.again', { corp });
};

/** Panfilo De Riseis: what another is about to buy, if I want it badly. */
export const panfilo: Decider = (scene) => {
  const { ask, table, state, by, frame } = scene;
  const corp = frame.purchase?.corp ?? '';
  const decline = choice({ type: 'decline', by }, 'panfilo.decline', { corp });
  const spare = cashOf(table, by);
  const judged = [...offersOf(scene, 'preemptConcession'), ...offersOf(scene, 'preemptPurchase')].map((offer) => {
    if (offer.type === 'preemptConcession') {
      const { gain, cost } = concessionVenture(scene, corp, Number(offer.par), String(offer.help), spare);
      return { offer, rate: gain / Math.max(1, cost) };
    }
    if (frame.purchase?.type !== 'buyCert') return { offer, rate: 0 };
    const cost = Math.max(1, ask.cost(table, corp, frame.purchase.from ?? 'offer'));
    const mine = ask.president(table, corp) === by;
    const worth = shareWorth(scene, corp, roundsLeft(ask, state), by);
    return { offer, rate: mine ? (worth - cost) / cost : 0 };
  });
  const found = best(judged, (each) => each.rate);
  if (!found || found.rate < CLEARLY) return decline;
  return choice(sampleOf(found.offer), 'panfilo.take', { corp });
};
