import { offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { clockOf } from './clock.ts';
import { firmOf } from './firm.ts';
import { choice, type Decider } from './scene.ts';
import { costOf, firmWorth, grown, weightOf } from './wealth.ts';

/** Paying out lifts the value; keeping pays for a train. Keeping must be clearly better. */
const CLEARLY = 10;

/** Decides whether revenue is paid out or withheld (4.5). */
export const income: Decider = (scene) => {
  const { ask, state, table, by } = scene;
  const corp = scene.frame.corp as string;
  const [pay] = offersOf(scene, 'payDividend');
  const [keep] = offersOf(scene, 'withhold');
  if (!pay) return keep && choice(sampleOf(keep), 'run.nothing', { corp });
  if (!keep) return choice(sampleOf(pay), 'pay.rise');
  const clock = clockOf(ask, state);
  const revenue = ask.revenue(table, corp);
  const firm = { ...firmOf(ask, state, corp, clock), todo: 'trains' as const };
  const mine = (revenue * ask.shares(table, corp, by)) / firm.shares;
  const paying = { ...firm, cash: firm.cash + (revenue * firm.offer) / firm.shares, place: firm.place + 1 };
  const keeping = { ...firm, cash: firm.cash + revenue };
  const cash = cashOf(table, by);
  const paid = firmWorth(ask, table, corp, paying, clock, by);
  const kept = firmWorth(ask, table, corp, keeping, clock, by);
  const weight = weightOf(ask, table);
  const byPaying = paid.worth - costOf(paid.burden, cash + mine, weight) + mine * grown(clock);
  const byKeeping = kept.worth - costOf(kept.burden, cash, weight);
  if (byKeeping <= byPaying + CLEARLY) return choice(sampleOf(pay), 'pay.rise');
  const price = Math.min(...ask.onSale(table).map((train) => ask.trainDef(table, train).price));
  return choice(sampleOf(keep), 'withhold.train', { corp, amount: price });
};
