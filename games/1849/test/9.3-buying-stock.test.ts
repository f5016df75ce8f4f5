import { describe, expect, it } from 'vitest';
import {
  buy,
  cash,
  hand,
  type Position,
  play,
  refuses,
  sell,
  space,
  stack,
  stockTurn,
  whyNot,
} from './support/index.ts';

/** RCS stands at 144: four singles and the last in the treasury, two singles in the pool. P1 has 20%. */
const plain: Position = {
  cash: { P1: 500, P2: 500 },
  corps: { RCS: { singles: { pool: 2 }, cash: 30, at: [2, 8] }, CTL: { president: 'P2' } },
  queue: ['IFT', 'SFA', 'ATA'],
};

describe('1849 §9.3 Buying stock', () => {
  it('one certificate, from the treasury or from the pool as the buyer likes [9.3-01]', () => {
    const state = stockTurn(plain);
    const fromTreasury = play(state, buy('RCS', 'treasury'));
    expect(hand(fromTreasury, 'RCS', 'P1')).toBe('president + 1 single');
    expect(hand(fromTreasury, 'RCS', 'RCS')).toBe('last + 3 singles');
    expect(hand(fromTreasury, 'RCS', 'pool')).toBe('2 singles');
    const fromPool = play(state, buy('RCS', 'pool'));
    expect(hand(fromPool, 'RCS', 'P1')).toBe('president + 1 single');
    expect(hand(fromPool, 'RCS', 'RCS')).toBe('last + 4 singles');
    expect(hand(fromPool, 'RCS', 'pool')).toBe('1 single');
    // Nothing to be had: an empty pool, a corporation not started.
    refuses(state, buy('CTL', 'pool'), 'buy.noneThere');
    refuses(state, buy('IFT'), 'buy.noneThere');
  });

  it('from the treasury: the price goes to the corporation [9.3-02]', () => {
    const state = stockTurn(plain);
    const bought = play(state, buy('RCS', 'treasury'));
    expect(cash(bought, 'P1')).toBe(500 - 144);
    expect(cash(bought, 'RCS')).toBe(30 + 144);
    expect(cash(bought, 'bank')).toBe(cash(state, 'bank'));
  });

  it('from the pool: the price goes to the bank [9.3-03]', () => {
    const state = stockTurn(plain);
    const bought = play(state, buy('RCS', 'pool'));
    expect(cash(bought, 'P1')).toBe(500 - 144);
    expect(cash(bought, 'RCS')).toBe(30);
    expect(cash(bought, 'bank')).toBe(cash(state, 'bank') + 144);
  });

  it('not at the certificate limit [9.3-04]', () => {
    const state = stockTurn({ ...plain, table: { certLimit: 1 } });
    refuses(state, buy('RCS'), 'buy.certificateLimit');
    refuses(state, buy('RCS', 'pool'), 'buy.certificateLimit');
    expect(whyNot(stockTurn({ ...plain, table: { certLimit: 2 } }), buy('RCS'))).toBeUndefined();
  });

  it('never above 60% of a corporation [9.3-05]', () => {
    const holding = (singles: number) => stockTurn({ ...plain, corps: { RCS: { singles: { P1: singles, pool: 1 } } } });
    expect(whyNot(holding(3), buy('RCS'))).toBeUndefined();
    refuses(holding(4), buy('RCS'), 'buy.holdingLimit');
    refuses(holding(4), buy('RCS', 'pool'), 'buy.holdingLimit');
    // The last certificate is 20%: only with 40% at most.
    const last = (mine: number) =>
      stockTurn({ ...plain, corps: { RCS: { singles: { P1: mine, P2: 1, P3: 5 - mine } } } });
    expect(hand(play(last(2), buy('RCS')), 'RCS', 'P1')).toBe('president + last + 2 singles');
    refuses(last(3), buy('RCS'), 'buy.holdingLimit');
  });

  it('not if he sold stock of that corporation in this round [9.3-06]', () => {
    const state = stockTurn({ ...plain, corps: { ...plain.corps, CTL: { singles: { P1: 2 } } } });
    const sold = play(state, sell('CTL'));
    refuses(sold, buy('CTL'), 'buy.soldThisRound');
    expect(whyNot(sold, buy('RCS'))).toBeUndefined();
  });

  it('the last certificate only when no single is left in the same place [9.3-07]', () => {
    const treasury = stockTurn({ ...plain, corps: { RCS: { singles: { P2: 2, P3: 3 } } } });
    expect(hand(treasury, 'RCS', 'RCS')).toBe('last + 1 single');
    const single = play(treasury, buy('RCS'));
    expect(hand(single, 'RCS', 'P1')).toBe('president + 1 single');
    // Singles in the pool do not matter to the treasury, and the reverse.
    const onlyLast = stockTurn({ ...plain, corps: { RCS: { singles: { P2: 2, P3: 3, pool: 1 } } } });
    expect(hand(play(onlyLast, buy('RCS')), 'RCS', 'P1')).toBe('president + last');
    const inPool = stockTurn({ ...plain, corps: { RCS: { singles: { P2: 2 }, last: 'pool' } } });
    expect(hand(inPool, 'RCS', 'RCS')).toBe('4 singles');
    expect(hand(play(inPool, buy('RCS', 'pool')), 'RCS', 'P1')).toBe('president + last');
    const both = stockTurn({ ...plain, corps: { RCS: { singles: { P2: 2, pool: 1 }, last: 'pool' } } });
    expect(hand(play(both, buy('RCS', 'pool')), 'RCS', 'P1')).toBe('president + 1 single');
  });

  it('the last certificate costs two shares [9.3-08]', () => {
    const state = stockTurn({ ...plain, corps: { RCS: { singles: { P2: 3, P3: 3 }, at: [2, 8] } } });
    const bought = play(state, buy('RCS'));
    expect(cash(bought, 'P1')).toBe(500 - 288);
    expect(cash(bought, 'RCS')).toBe(288);
  });

  it('only with the cash at hand [9.3-09]', () => {
    const withCash = (P1: number) => stockTurn({ ...plain, cash: { P1 } });
    refuses(withCash(143), buy('RCS'), 'buy.noMoney');
    refuses(withCash(143), buy('RCS', 'pool'), 'buy.noMoney');
    expect(cash(play(withCash(144), buy('RCS')), 'P1')).toBe(0);
    // The last certificate takes double.
    const last = (P1: number) => stockTurn({ cash: { P1 }, corps: { RCS: { singles: { P2: 3, P3: 3 }, at: [2, 8] } } });
    refuses(last(287), buy('RCS'), 'buy.noMoney');
    expect(cash(play(last(288), buy('RCS')), 'P1')).toBe(0);
  });

  it('buying does not move the marker [9.3-10]', () => {
    const state = stockTurn({
      ...plain,
      corps: { RCS: { singles: { pool: 2 } }, CTL: { president: 'P2' } },
    });
    for (const from of ['treasury', 'pool'] as const) {
      const bought = play(state, buy('RCS', from));
      expect(space(bought, 'RCS')).toEqual([3, 5]);
      expect(stack(bought, [3, 5])).toEqual(['RCS', 'CTL']);
    }
  });
});
