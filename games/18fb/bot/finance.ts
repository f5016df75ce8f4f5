import { best, type Choice, offersOf } from '@binario/bots';
import { type Offer, sampleOf } from '@binario/kernel';
import { cashOf, POOL } from '@binario/rail';
import { OFFER } from '../table.ts';
import { needOf } from './outlook.ts';
import { choice, type Decider, passing, type Scene } from './scene.ts';

/** Nobody puts all the money of a company into paper. */
const SPARE = 1.5;

/** Where help for a train comes after this step: what must be sold for it brings the whole price here. */
function forTrain(scene: Scene, corp: string): Choice | undefined {
  const { ask, table } = scene;
  const lacks = ask.mustBuyTrain(table, corp)
    ? Math.min(...ask.onSale(table).map((train) => ask.trainDef(table, train).price)) - cashOf(table, corp)
    : 0;
  if (lacks <= 0) return undefined;
  const raised = (offer: Offer) => ask.price(table, String(offer.corp)) * Number(offer.shares);
  const found = best(offersOf(scene, 'sellHolding'), (offer) =>
    raised(offer) >= lacks ? 1000 - raised(offer) : raised(offer) - 1000,
  );
  return found && choice(sampleOf(found), 'emergency.holding', { corp, stock: String(found.corp) });
}

/** Decides about a company's finances: it buys the last share of its own out of the pool, since the price then rises. */
export const finance: Decider = (scene) => {
  const { ask, table } = scene;
  const corp = scene.frame.corp as string;
  const sale = forTrain(scene, corp);
  if (sale) return sale;
  const own = offersOf(scene, 'buyHolding').find((offer) => offer.corp === corp && offer.from === 'pool');
  const left = ask.shares(table, corp, POOL) + ask.shares(table, corp, OFFER);
  const { price } = needOf(scene, corp);
  const spare = cashOf(table, corp) - ask.price(table, corp);
  if (own && left <= 2 && spare >= SPARE * price && spare >= 100 && ask.trains(table, corp).length > 0) {
    return choice(sampleOf(own), 'finance.own', { corp });
  }
  return passing(scene, 'finance.keep', { corp });
};
