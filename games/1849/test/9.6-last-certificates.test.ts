import type { CorpId } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { corpIds } from '../data/corporations.ts';
import { scoreOf } from '../rules/score.ts';
import { certificates } from '../rules/stock.ts';
import {
  begin,
  buy,
  type CorpPosition,
  cash,
  corpTurn,
  frame,
  hand,
  percent,
  play,
  refuses,
  type State1849,
  sell,
  space,
  stockTurn,
  whyNot,
} from './support/index.ts';

const treasurySale = (ordinary: number, last: number) => ({ type: 'sellTreasury', ordinary, last }) as const;

const finance = (RCS: CorpPosition) => corpTurn({ corps: { RCS } }, 'RCS', 'finance');

/** The dividend of this revenue is about to be paid. */
function dividend(state: State1849, corp: CorpId, revenue: number): State1849 {
  const paying = frame('payDividend', { corp, revenue });
  return play({ ...state, flow: [...state.flow.slice(0, -1), paying] }, { type: 'payDividend' });
}

describe('1849 §9.6 Last certificates', () => {
  it('one of 20% in each corporation: two shares in worth and dividend, one certificate [9.6-01]', () => {
    for (const corp of corpIds) {
      const certs = play(stockTurn({ cash: { P1: 500 }, queue: [corp] }), begin(corp, 68)).table.certs[corp] ?? [];
      const last = certs.filter((cert) => cert.kind === 'last');
      expect(last.map((cert) => cert.percent)).toEqual([20]);
      expect(certs).toHaveLength(8);
    }
    const state = corpTurn({ corps: { CTL: { singles: { P3: 1 }, last: 'P2' } } }, 'CTL', 'runTrains');
    expect(certificates(state.table, 'P2')).toBe(1);
    expect(scoreOf(state.table, 'P2').total).toBe(200);
    const paid = dividend(state, 'CTL', 90);
    expect([cash(paid, 'P2'), cash(paid, 'P3')]).toEqual([18, 9]);
  });

  it('it is never exchanged for two singles or the reverse [9.6-02]', () => {
    const state = stockTurn({ cash: { P1: 500 }, corps: { RCS: { singles: { P1: 2, P2: 2 }, last: 'P2' } } }, 'P2');
    // The exchange of 9.5 is understood only when it is asked.
    for (const certs of ['last', 'singles'] as const) {
      expect(whyNot(state, { type: 'takeCerts', certs })).toBe('turn.notOffered');
      expect(whyNot(corpTurn({ corps: { RCS: { last: 'P1' } } }, 'RCS'), { type: 'takeCerts', certs })).toBe(
        'turn.notOffered',
      );
    }
    // Sold singles go as singles, the last as the last.
    expect(hand(play(state, sell('RCS', 2)), 'RCS', 'pool')).toBe('2 singles');
    expect(hand(play(state, sell('RCS', 0, { last: 1 })), 'RCS', 'pool')).toBe('last');
  });

  it('it is not split by selling half, and no single is upgraded to it [9.6-03]', () => {
    const holder = stockTurn({ corps: { RCS: { singles: { P1: 1 }, last: 'P2' } } }, 'P2');
    refuses(holder, sell('RCS', 1), 'sell.notHeld');
    expect(hand(play(holder, sell('RCS', 0, { last: 1 })), 'RCS', 'P2')).toBe('nothing');
    // P2 has one single; the last costs him two shares all the same, and he keeps the single.
    const single = stockTurn({ cash: { P2: 200 }, corps: { RCS: { singles: { P1: 2, P2: 1, P3: 3 } } } }, 'P2');
    const bought = play(single, buy('RCS'));
    expect(cash(bought, 'P2')).toBe(0);
    expect(hand(bought, 'RCS', 'P2')).toBe('last + 1 single');
    const poor = stockTurn({ cash: { P2: 100 }, corps: { RCS: { singles: { P1: 2, P2: 1, P3: 3 } } } }, 'P2');
    refuses(poor, buy('RCS'), 'buy.noMoney');
  });

  it('nor by the way of the presidency [9.6-03]', () => {
    // P1 would have to give half of the last certificate he gets for the president's.
    const state = stockTurn({ corps: { RCS: { singles: { P2: 1 }, last: 'P2' } } });
    refuses(state, sell('RCS', 0, { president: 1 }), 'sell.lastNotSplit');
  });

  it('in pool and treasury it lies under the singles [9.6-04]', () => {
    const pool = stockTurn({ cash: { P1: 500 }, corps: { RCS: { singles: { pool: 1, P2: 1 }, last: 'pool' } } });
    expect(hand(play(pool, buy('RCS', 'pool')), 'RCS', 'pool')).toBe('last');
    const treasury = stockTurn({ cash: { P1: 500 }, corps: { RCS: { singles: { P2: 5 } } } });
    expect(hand(play(treasury, buy('RCS')), 'RCS', 'RCS')).toBe('last');
    // A corporation buying back gets the single first, then the last.
    const back = finance({ singles: { P2: 4, pool: 1 }, last: 'pool', cash: 300 });
    expect(hand(play(back, { type: 'buyBack' }), 'RCS', 'pool')).toBe('last');
    const last = play(finance({ singles: { P2: 4 }, last: 'pool', cash: 300 }), { type: 'buyBack' });
    expect(hand(last, 'RCS', 'pool')).toBe('nothing');
    expect(cash(last, 'RCS')).toBe(100);
  });

  it('a corporation sells it only with every single of its treasury in the same sale [9.6-05]', () => {
    const state = finance({ singles: { P1: 2, P2: 2 } });
    expect(hand(state, 'RCS', 'RCS')).toBe('last + 2 singles');
    refuses(state, treasurySale(0, 1), 'treasury.lastAtTheEnd');
    refuses(state, treasurySale(1, 1), 'treasury.lastAtTheEnd');
    const all = play(state, treasurySale(2, 1));
    expect(hand(all, 'RCS', 'pool')).toBe('last + 2 singles');
    expect(cash(all, 'RCS')).toBe(400);
    expect(space(all, 'RCS')).toEqual([7, 5]);
    // With no single left it goes alone.
    expect(hand(play(finance({ singles: { P1: 4, P2: 2 } }), treasurySale(0, 1)), 'RCS', 'pool')).toBe('last');
  });

  it('such a sale must respect the pool limit of 50% [9.6-06]', () => {
    const state = finance({ singles: { P2: 2 } });
    expect(percent(state, 'RCS', 'RCS')).toBe(60);
    refuses(state, treasurySale(4, 1), 'treasury.poolFull');
    const fifty = finance({ singles: { P2: 3 } });
    expect(percent(play(fifty, treasurySale(3, 1)), 'RCS', 'pool')).toBe(50);
  });
});
