import { choice } from '../scene.ts';
import type { Thought } from './scene.ts';
import { wealthOf } from './wealth.ts';

/** It must be worth my while to help another company. */
const CLEARLY = 30;

/** Somebody wants a train of my company. */
export const consent: Thought = (scene) => {
  const { ask, state, table, by, frame } = scene;
  const seller = table.trains[frame.train ?? ''] ?? '';
  const amount = frame.price ?? 0;
  const yes = { type: 'consent', by };
  const no = { type: 'refuse', by };
  const gain = wealthOf(ask, ask.after(state, yes), by) - wealthOf(ask, ask.after(state, no), by);
  if (gain > CLEARLY) return choice(yes, 'consent.goodPrice', { amount });
  if (ask.trains(table, seller).length < 2) return choice(no, 'consent.needed', { corp: seller });
  return choice(no, 'consent.lowPrice', { amount });
};
