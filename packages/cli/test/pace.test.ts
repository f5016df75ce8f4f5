import { expect, it } from 'vitest';
import { Pace } from '../src/simulate/pace.ts';

it('decisions are timed by the clock that is given: their mean, and the longest', () => {
  let now = 0;
  const takes = [2, 10, 3];
  const pace = new Pace(() => now);
  const bot = pace.timing(() => ({
    name: 'slow',
    choose: () => {
      now += takes.shift() ?? 0;
      return { type: 'pass', by: 'P1' };
    },
  }))(1);
  for (let n = 0; n < 3; n++) bot.choose({ view: { table: {}, flow: [], rng: 1 }, by: 'P1', offers: [] });
  expect(pace.line()).toBe('milliseconds a decision: 5.00, longest 10.0');
});
