import { offersOf } from '@binario/bots';
import { sampleOf } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { clockOf } from './clock.ts';
import { prospectBy } from './prospects.ts';
import { choice, type Decider, passing } from './scene.ts';
import { wealthOf } from './wealth.ts';

/** Shares I would buy of my own company once there are more of them. */
const MORE = 3;

/** New shares bring money to the company and a way to invest for me, but halve each share's part. */
export const convert: Decider = (scene) => {
  const { ask, state, by } = scene;
  const corp = scene.frame.corp as string;
  const [offer] = offersOf(scene, 'convert');
  if (offer) {
    const after = ask.after(state, sampleOf(offer));
    const price = ask.price(after.table, corp);
    const clock = clockOf(ask, state);
    const { fate } = prospectBy(ask, after, corp, clock);
    const count = Math.min(MORE, Math.floor(cashOf(after.table, by) / Math.max(1, price)));
    const invested = count * Math.max(0, fate.price + fate.dividends - price);
    if (wealthOf(ask, after, by, clock) + invested >= wealthOf(ask, state, by, clock)) {
      return choice(sampleOf(offer), 'convert.yes', { corp });
    }
  }
  return passing(scene, 'convert.no', { corp });
};
