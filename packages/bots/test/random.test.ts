import {
  type ActionWeights,
  type Bot,
  Dice,
  randomBot,
  type Situation,
  varied,
  weightFor,
  weightOf,
} from '@binario/bots';
import { admits, type Offer, type State } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

const view: State<unknown> = { table: {}, flow: [{ step: 'ask' }], rng: 0 };
const situation = (...offers: readonly Offer[]): Situation<unknown> => ({ view, by: 'P1', offers });

/** How often each type was chosen. */
function chosen(bot: Bot<unknown>, offers: readonly Offer[], times = 2000): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let i = 0; i < times; i++) {
    const { type } = bot.choose(situation(...offers));
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

describe('the random player', () => {
  it('takes the only offer there is', () => {
    expect(randomBot({})(1).choose(situation({ type: 'pass', by: 'P1' }))).toEqual({ type: 'pass', by: 'P1' });
  });

  it('says so when it is asked without an offer', () => {
    expect(() => randomBot({})(1).choose(situation())).toThrow('P1 is asked but has no offer');
  });

  it('stays within every domain, and reaches both ends of a range', () => {
    const offer: Offer = { type: 'bid', by: 'P1', lot: { oneOf: ['A', 'B'] }, price: { min: 10, max: 40, step: 10 } };
    const bot = randomBot({})(3);
    const seen = new Set<unknown>();
    for (let i = 0; i < 500; i++) {
      const action = bot.choose(situation(offer)) as unknown as { lot: string; price: number };
      expect(admits(offer, action as never)).toBe(true);
      seen.add(action.lot).add(action.price);
    }
    expect(seen).toEqual(new Set(['A', 'B', 10, 20, 30, 40]));
  });

  it('keeps what the game proposes in an open domain', () => {
    const offer: Offer = { type: 'run', by: 'P1', routes: { open: 'routes', sample: [{ train: '4H-0' }] } };
    expect(randomBot({})(1).choose(situation(offer))).toEqual({
      type: 'run',
      by: 'P1',
      routes: [{ train: '4H-0' }],
    });
  });

  it('the type comes first: many offers of one type do not crowd out the others', () => {
    const lays = Array.from({ length: 99 }, (_, n) => ({ type: 'lay', by: 'P1', n }));
    const { pass = 0 } = chosen(randomBot({})(1), [...lays, { type: 'pass', by: 'P1' }]);
    expect(pass).toBeGreaterThan(800);
  });

  it('decides the same for the same seed', () => {
    const offers = [1, 2, 3].map((n) => ({ type: `t${n}`, by: 'P1', price: { min: 1, max: 100 } }));
    const play = (seed: number) => {
      const bot = randomBot({})(seed);
      return Array.from({ length: 50 }, () => bot.choose(situation(...offers)));
    };
    expect(play(5)).toEqual(play(5));
    expect(play(5)).not.toEqual(play(6));
  });
});

describe('weights', () => {
  it('a weight may depend on the situation', () => {
    const weights: ActionWeights<unknown> = { buy: { weight: ({ by }) => (by === 'P1' ? 7 : 1), why: 'a test' } };
    expect(weightOf(weights.buy, situation())).toBe(7);
    expect(weightOf(undefined, situation())).toBe(1);
  });

  it('are varied within bounds, and keep their reasons', () => {
    const weights: ActionWeights<unknown> = {
      buy: { weight: 10, why: 'a test' },
      sell: { weight: 10, why: 'another' },
    };
    const found = new Set<number>();
    for (let seed = 0; seed < 50; seed++) {
      const changed = varied(weights, new Dice(seed));
      const weight = weightOf(changed.buy, situation());
      expect(weight).toBeGreaterThanOrEqual(4);
      expect(weight).toBeLessThanOrEqual(25);
      expect(changed.buy?.why).toBe('a test');
      found.add(weight);
    }
    expect(found.size).toBeGreaterThan(40);
  });

  it('a type of action that is not named has none, whatever it is called', () => {
    expect(weightFor({}, 'hopscotch')).toBeUndefined();
    expect(weightFor({}, 'toString')).toBeUndefined();
  });
});
