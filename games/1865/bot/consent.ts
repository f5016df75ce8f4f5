import { cashOf } from '@binario/rail';
import { clockOf } from './clock.ts';
import { type Firm, firmOf } from './firm.ts';
import { choice, type Decider, type Scene } from './scene.ts';
import { costOf, firmWorth, weightOf } from './wealth.ts';

/** It must be worth my while to help another company. */
const CLEARLY = 40;
/** The last train goes only for more than a new one costs. */
const DEAR = 1.2;
/** No train is given away. */
const FAIR = 0.6;

/** Somebody wants a train of my company: yes for more than it would bring me. */
export const consent: Decider = (scene) => {
  const { ask, state, table, by, frame } = scene;
  const train = frame.train ?? '';
  const amount = frame.price ?? 0;
  const seller = table.trains[train] ?? '';
  const refusal = { type: 'refuse', by };
  const next = Math.min(...ask.onSale(table).map((each) => ask.trainDef(table, each).price));
  const only = ask.trains(table, seller).length < 2;
  if (only && cashOf(table, seller) + amount < DEAR * next) return choice(refusal, 'consent.needed', { corp: seller });
  const { kind, price } = ask.trainDef(table, train);
  if (amount < FAIR * price) return choice(refusal, 'consent.lowPrice', { amount });
  const clock = clockOf(ask, state);
  const firm = firmOf(ask, state, seller, clock);
  const at = firm.trains.findIndex((each) => each.kind === kind);
  const then: Firm = { ...firm, cash: firm.cash + amount, trains: firm.trains.filter((_each, n) => n !== at) };
  const gain = worthOf(scene, seller, then) - worthOf(scene, seller, firm);
  if (gain > CLEARLY) return choice({ type: 'consent', by }, 'consent.goodPrice', { amount });
  return choice(refusal, 'consent.lowPrice', { amount });
};

function worthOf({ ask, state, table, by }: Scene, corp: string, firm: Firm): number {
  const { worth, burden } = firmWorth(ask, table, corp, firm, clockOf(ask, state), by);
  return worth - costOf(burden, cashOf(table, by), weightOf(ask, table));
}
