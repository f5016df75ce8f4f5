import { cashOf } from '@binario/rail';
import { isRegional } from '../table.ts';
import { roundsLeft } from './clock.ts';
import { needOf } from './outlook.ts';
import { choice, type Decider } from './scene.ts';

/** A train goes for more than a new one costs, and never the last one. */
const FAIR = 1;
const ONLY = 2;

/** Somebody wants a train of my company. */
export const consent: Decider = (scene) => {
  const { ask, table, by, frame } = scene;
  const train = frame.train ?? '';
  const amount = Number(frame.price ?? 0);
  const seller = table.trains[train] ?? '';
  const refusal = { type: 'refuse', by };
  const { price } = ask.trainDef(table, train);
  const last = ask.trains(table, seller).length < 2;
  const idle = ask.capacity(table, seller).cities > ask.stations(table, seller).length;
  if (last && !isRegional(table, seller)) {
    const enough = cashOf(table, seller) + amount >= 1.3 * (needOf(scene, seller).price || price);
    if (amount < ONLY * price || !enough) return choice(refusal, 'consent.needed', { corp: seller });
  }
  if (amount >= FAIR * price || (idle && amount >= 0.8 * price)) {
    return choice({ type: 'consent', by }, 'consent.goodPrice', { amount });
  }
  return choice(refusal, 'consent.lowPrice', { amount });
};

/** Somebody wants a political card of mine: yes for more than it would still pay me. */
export const cardSale: Decider = (scene) => {
  const { ask, table, state, by, frame } = scene;
  const card = frame.card ?? '';
  const amount = Number(frame.price ?? 0);
  const power = table.used.includes(card) ? 0 : 30;
  const worth = ask.cardIncome(table, card) * roundsLeft(ask, state) * 0.8 + power;
  if (amount > worth) return choice({ type: 'consent', by }, 'consent.goodPrice', { amount });
  return choice({ type: 'refuse', by }, 'consent.lowPrice', { amount });
};

/** A power that can be used once goes to companies in which I have a good part; one that costs me nothing to any share. */
const GOOD_PART = 3;
const LASTING: readonly string[] = ['Delahante'];

/** Decides whether a company of another player may use a political card. */
export const powerConsent: Decider = (scene) => {
  const { ask, table, by, frame } = scene;
  const corp = frame.corp ?? '';
  const card = frame.card ?? frame.private ?? '';
  const enough = LASTING.includes(card) ? 1 : GOOD_PART;
  if (ask.shares(table, corp, by) < enough) {
    return choice({ type: 'refuse', by }, 'power.mine', { corp, private: card });
  }
  return choice({ type: 'consent', by }, 'power.shared', { corp, private: card });
};
