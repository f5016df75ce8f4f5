import { best, type Choice, offersOf } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { OFFER } from '../table.ts';
import { roundsLeft } from './clock.ts';
import { needOf } from './outlook.ts';
import { choice, type Decider, type Scene } from './scene.ts';
import { ALL } from './seen.ts';

const TEN = 10;
/** What a ducat in the treasury is worth to its President, when nothing in particular is needed. */
const IDLE = 0.12;
/** A President who must add money sells shares at half price: a saved ducat is worth more than one. */
const DEAR = 1.1;
const RUINOUS = 1.8;

/** Full, half or nothing: what leaves me richest, the next train of the company kept in mind. */
export const dividend: Decider = (scene) => {
  const corp = scene.frame.corp as string;
  const revenue = scene.table.turn.revenue ?? 0;
  const ways = [...offersOf(scene, 'payDividend'), ...offersOf(scene, 'withhold')];
  const found = best(ways, (offer) => worthOf(scene, corp, offer, revenue));
  return found && said(scene, corp, found);
};

function worthOf({ ask, table, state, by }: Scene, corp: string, offer: Offer, revenue: number): number {
  const half = offer.how === 'half';
  const shared = offer.type === 'withhold' ? 0 : half ? Math.ceil(revenue / 2 / TEN) * TEN : revenue;
  const shares = ask.shares(table, corp, by);
  const own = ask.shares(table, corp, OFFER) + ask.shares(table, corp, corp);
  const kept = revenue - shared + (shared * own) / ALL;
  const price = ask.price(table, corp);
  const to = shared === 0 ? ask.priceAfter(table, corp, 'left') : price;
  const moved = shared >= price ? ask.priceAfter(table, corp, 'right') : to;
  const { lacks, urgency } = needOf({ ask, table }, corp);
  const dear = lacks > cashOf(table, by) ? RUINOUS : DEAR;
  const needed = roundsLeft(ask, state) > 0 ? Math.min(kept, lacks) : 0;
  return (
    (shared * shares) / ALL +
    shares * (moved - price) +
    needed * dear * urgency +
    (kept - needed) * (roundsLeft(ask, state) > 0 ? IDLE : 0)
  );
}

function said(scene: Scene, corp: string, offer: Offer): Choice {
  const action = sampleOf(offer);
  const { price } = needOf(scene, corp);
  if (offer.type === 'withhold') return choice(action, 'withhold.train', { corp, amount: price });
  return offer.how === 'half' ? choice(action, 'pay.half', { corp }) : choice(action, 'pay.full', { corp });
}
