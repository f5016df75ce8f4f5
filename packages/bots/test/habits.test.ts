import { habitBots } from '@binario/bots';
import type { Offer } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

const { rusher, hoarder, seller } = habitBots(() => ({
  name: 'usual',
  choose: ({ by }) => ({ type: 'usual', by }),
}));

/** What a player with this habit does at a step where these are offered and the company has so much. */
function does(maker: typeof rusher, step: string, cash: number, ...offered: readonly Omit<Offer, 'by'>[]) {
  const offers = offered.map((each) => ({ ...each, by: 'P1' }) as Offer);
  const view = { table: { cash: { A: cash } }, flow: [{ step, corp: 'A' }], rng: 0 };
  return maker?.(1).choose({ view, by: 'P1', offers });
}

describe('players with one strong habit', () => {
  const pass = { type: 'pass' };
  const train = (price: unknown) => ({ type: 'buyTrain', train: 'T', price });

  it('rusher: the dearest train of the bank that is offered; deals with others are not rushed into', () => {
    expect(does(rusher, 'buyTrains', 0, train(100), train(300), pass)).toMatchObject({ type: 'buyTrain', price: 300 });
    expect(does(rusher, 'buyTrains', 0, train({ min: 1, max: 9 }), pass)).toMatchObject({ type: 'usual' });
  });

  it('hoarder: nothing leaves a treasury before it is full, but what must', () => {
    expect(does(hoarder, 'dividend', 599, { type: 'payDividend' }, { type: 'withhold' })?.type).toBe('withhold');
    expect(does(hoarder, 'dividend', 600, { type: 'payDividend' }, { type: 'withhold' })?.type).toBe('usual');
    expect(does(hoarder, 'buyTrains', 599, train(100), pass)?.type).toBe('pass');
    expect(does(hoarder, 'buyTrains', 599, train(100))?.type).toBe('usual');
    expect(does(hoarder, 'stockTurn', 0, { type: 'buyCert' }, pass)?.type).toBe('usual');
  });

  it('seller: the smallest sale there is, in its turn of a stock round', () => {
    const sales = [2, 1, 3].map((shares) => ({ type: 'sellShares', corp: 'A', shares }));
    expect(does(seller, 'stockTurn', 0, pass, ...sales)).toMatchObject({ type: 'sellShares', shares: 1 });
    expect(does(seller, 'stockTurn', 0, { type: 'sellShares', shares: { min: 1, max: 4 } })).toMatchObject({
      shares: 1,
    });
    expect(does(seller, 'raiseMoney', 0, ...sales)?.type).toBe('usual');
    expect(does(seller, 'stockTurn', 0, pass)?.type).toBe('usual');
  });
});
