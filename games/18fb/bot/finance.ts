import { offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { needOf } from './outlook.ts';
import { choice, type Decider, passing } from './scene.ts';
import { cashOf, OFFER, POOL } from './seen.ts';

/** Nobody puts all the money of a company into paper. */
const SPARE = 1.5;

/** The last share of its own in the pool: then nothing is left to buy, and the price rises. */
export const finance: Decider = (scene) => {
  const { ask, table } = scene;
  const corp = scene.frame.corp as string;
  const own = offersOf(scene, 'buyHolding').find((offer) => offer.corp === corp && offer.from === 'pool');
  const left = ask.shares(table, corp, POOL) + ask.shares(table, corp, OFFER);
  const { price } = needOf(scene, corp);
  const spare = cashOf(table, corp) - ask.price(table, corp);
  if (own && left <= 2 && spare >= SPARE * price && spare >= 100 && ask.trains(table, corp).length > 0) {
    return choice(sampleOf(own), 'finance.own', { corp });
  }
  return passing(scene, 'finance.keep', { corp });
};
