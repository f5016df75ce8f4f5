import { describe, expect, it } from 'vitest';
import { dividends } from '../rules/running.ts';
import { isStarted } from '../table.ts';
import {
  asked,
  buy,
  cash,
  corpTurn,
  hand,
  offered,
  operating,
  type Position,
  pass,
  play,
  refuses,
  space,
  stockTurn,
  whyNot,
} from './support/index.ts';

type Given = NonNullable<Position['corps']>['CTL'];

const sells = (ordinary: number, last: 0 | 1 = 0) => ({ type: 'sellTreasury', ordinary, last }) as const;
const buysBack = { type: 'buyBack' } as const;

/** Lilibeo at L.100 in its financial step; after its turn P2 is asked for Archimede. */
const lilibeo = (given: Given) =>
  corpTurn({ corps: { CTL: given ?? {}, ATA: { president: 'P2', at: [9, 3] } } }, 'CTL', 'finance');

describe('1849 §10.8 Perform financial activities', () => {
  it('one sale, of any size, or one certificate back, or neither [10.8-01, 10.8-07, 10.8-09]', () => {
    const state = lilibeo({ cash: 300, singles: { pool: 2 } });
    for (const move of [sells(1), sells(3), buysBack, pass]) {
      const done = play(state, move);
      expect([operating(done), asked(done)]).toEqual(['ATA', 'layTrack']);
      expect(whyNot(done, sells(1))).toBe('turn.notOffered');
      expect(whyNot(done, buysBack)).toBe('turn.notOffered');
    }
  });

  it('the bank pays the price before the sale for every share; the marker falls a row per share [10.8-02, 10.8-03]', () => {
    const state = lilibeo({ cash: 10 });
    const sold = play(state, sells(3));
    expect([cash(sold, 'CTL'), cash(state, 'bank') - cash(sold, 'bank')]).toEqual([310, 300]);
    expect(space(sold, 'CTL')).toEqual([6, 5]);
    expect(hand(sold, 'CTL', 'pool')).toBe('3 singles');
    // The last certificate is two shares.
    const last = play(lilibeo({ singles: { P1: 4, P2: 2 } }), sells(0, 1));
    expect([cash(last, 'CTL'), space(last, 'CTL')]).toEqual([200, [5, 5]]);
  });

  it('no sale in its first turn since it was started [10.8-04]', () => {
    refuses(lilibeo({ facts: { turns: 0 } }), sells(1), 'treasury.firstTurn');
    expect(whyNot(lilibeo({ facts: { turns: 1 } }), sells(1))).toBeUndefined();
  });

  it('the pool holds at most half of the stock afterwards [10.8-05]', () => {
    const state = lilibeo({ singles: { pool: 3 } });
    refuses(state, sells(3), 'treasury.poolFull');
    expect(hand(play(state, sells(2)), 'CTL', 'pool')).toBe('5 singles');
    // The last certificate counts twenty.
    refuses(lilibeo({ singles: { pool: 4, P1: 2 } }), sells(0, 1), 'treasury.poolFull');
  });

  it('the last certificate not while singles are in the treasury, unless all go in one sale [10.8-06]', () => {
    const state = lilibeo({ singles: { P1: 3 } });
    expect(hand(state, 'CTL', 'CTL')).toBe('last + 3 singles');
    refuses(state, sells(0, 1), 'treasury.lastAtTheEnd');
    refuses(state, sells(2, 1), 'treasury.lastAtTheEnd');
    const all = play(state, sells(3, 1));
    expect([hand(all, 'CTL', 'pool'), cash(all, 'CTL')]).toEqual(['last + 3 singles', 500]);
  });

  it('only what the treasury holds can be sold', () => {
    refuses(lilibeo({ singles: { P1: 4 } }), sells(3), 'treasury.notHeld');
    refuses(lilibeo({ last: 'P2', singles: { P1: 6 } }), sells(0, 1), 'treasury.notHeld');
    refuses(lilibeo({}), sells(0), 'treasury.notHeld');
  });

  it('a certificate comes back at market value, the last at twice that; the marker stays [10.8-08, 10.8-11]', () => {
    const state = lilibeo({ cash: 150, singles: { pool: 2 } });
    const back = play(state, buysBack);
    expect([cash(back, 'CTL'), cash(back, 'bank') - cash(state, 'bank')]).toEqual([50, 100]);
    expect([hand(back, 'CTL', 'pool'), space(back, 'CTL')]).toEqual(['1 single', [3, 5]]);
    const last = play(lilibeo({ cash: 250, last: 'pool' }), buysBack);
    expect([cash(last, 'CTL'), hand(last, 'CTL', 'pool')]).toEqual([50, 'nothing']);
    refuses(lilibeo({ cash: 99, singles: { pool: 2 } }), buysBack, 'buyBack.noMoney');
    refuses(lilibeo({ cash: 199, last: 'pool' }), buysBack, 'buyBack.noMoney');
    refuses(lilibeo({ cash: 500 }), buysBack, 'buyBack.nothing');
  });

  it('the last certificate does not come back while singles are in the pool [10.8-10]', () => {
    const state = lilibeo({ cash: 500, last: 'pool', singles: { pool: 1 } });
    expect(offered(state, 'buyBack')).toHaveLength(1);
    const back = play(state, buysBack);
    expect([hand(back, 'CTL', 'pool'), cash(back, 'CTL')]).toEqual(['last', 400]);
  });

  it('in its first turn a certificate may come back (RUL-4) [10.8-12]', () => {
    const state = lilibeo({ cash: 100, singles: { pool: 1 }, facts: { turns: 0 } });
    expect(hand(play(state, buysBack), 'CTL', 'pool')).toBe('nothing');
  });

  it('what came back is treasury stock: it earns for the corporation and is for sale [10.8-13]', () => {
    const back = play(lilibeo({ cash: 100, singles: { P1: 3, pool: 3 } }), buysBack);
    expect(hand(back, 'CTL', 'CTL')).toBe('last + 1 single');
    expect(dividends(back.table, 'CTL', 100).get('CTL')).toBe(30);
    const round = stockTurn({ cash: { P2: 100 } }, 'P2');
    const bought = play({ ...round, table: { ...back.table, cash: { ...back.table.cash, P2: 100 } } }, buy('CTL'));
    expect([hand(bought, 'CTL', 'P2'), cash(bought, 'CTL')]).toEqual(['1 single', 100]);
  });

  it('a sale that brings the marker into Closed closes the corporation [10.8-14]', () => {
    const state = lilibeo({ cash: 40, at: [8, 0] });
    const sold = play(state, sells(1));
    expect(isStarted(sold.table, 'CTL')).toBe(false);
    // The 27 of the sale go back to the bank with the treasury.
    expect(cash(sold, 'bank') - cash(state, 'bank')).toBe(40);
    // In the second column nothing lies below 24.
    expect(isStarted(play(lilibeo({ at: [9, 1] }), sells(1)).table, 'CTL')).toBe(true);
  });
});
