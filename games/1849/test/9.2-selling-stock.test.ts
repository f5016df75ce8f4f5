import { describe, expect, it } from 'vitest';
import {
  asked,
  buy,
  cash,
  corpTurn,
  decider,
  hand,
  type Position,
  pass,
  percent,
  play,
  refuses,
  roundBegins,
  sell,
  space,
  stack,
  stockTurn,
  value,
  whyNot,
} from './support/index.ts';

/** RCS stands at 144, CTL at 100. P1 is president of both; of RCS he has 60%. */
const plain: Position = {
  cash: { P1: 10, P2: 500, P3: 500 },
  corps: {
    RCS: { singles: { P1: 2 }, last: 'P1', at: [2, 8], cash: 50 },
    CTL: { singles: { P1: 2 } },
  },
};

describe('1849 §9.2 Selling stock', () => {
  it('the seller gets the market value for each share, double for the last certificate [9.2-01]', () => {
    const state = stockTurn(plain);
    expect(cash(play(state, sell('RCS')), 'P1')).toBe(10 + 144);
    expect(cash(play(state, sell('RCS', 0, { last: 1 })), 'P1')).toBe(10 + 288);
    const both = play(state, sell('RCS', 1, { last: 1 }));
    expect(cash(both, 'P1')).toBe(10 + 432);
    // The bank pays, nobody else.
    expect(cash(state, 'bank') - cash(both, 'bank')).toBe(432);
    expect(cash(both, 'RCS')).toBe(50);
  });

  it('sold certificates go to the pool [9.2-02]', () => {
    const sold = play(stockTurn(plain), sell('RCS', 2, { last: 1 }));
    expect(hand(sold, 'RCS', 'pool')).toBe('last + 2 singles');
    expect(hand(sold, 'RCS', 'P1')).toBe('president');
  });

  it('the marker goes down one row for each share [9.2-03]', () => {
    const state = stockTurn(plain);
    expect(space(play(state, sell('RCS')), 'RCS')).toEqual([3, 8]);
    expect(space(play(state, sell('RCS', 2)), 'RCS')).toEqual([4, 8]);
    // The last certificate is two shares.
    expect(space(play(state, sell('RCS', 0, { last: 1 })), 'RCS')).toEqual([4, 8]);
    expect(space(play(state, sell('RCS', 2, { last: 1 })), 'RCS')).toEqual([6, 8]);
  });

  it('all shares of one sale bring the price before it [9.2-04]', () => {
    const sold = play(stockTurn(plain), sell('RCS', 2, { last: 1 }));
    expect(cash(sold, 'P1')).toBe(10 + 4 * 144);
    expect(value(sold, 'RCS')).toBe(103);
  });

  it('a second sale of the same corporation in the turn gets the lowered price [9.2-05]', () => {
    const once = play(stockTurn(plain), sell('RCS'));
    expect(value(once, 'RCS')).toBe(137);
    const twice = play(once, sell('RCS'));
    expect(decider(twice)).toBe('P1');
    expect(cash(twice, 'P1')).toBe(10 + 144 + 137);
    expect(value(twice, 'RCS')).toBe(130);
  });

  it('markers of several corporations sold are moved in market value order as before the sale [9.2-06]', () => {
    // CTL (100) lies one row above RCS (95); sold lower one first, both end in the space of 87.
    const state = stockTurn({
      corps: {
        CTL: { singles: { P1: 2 }, at: [3, 5] },
        RCS: { singles: { P1: 2 }, at: [4, 5] },
      },
    });
    const sold = play(state, sell('RCS'), sell('CTL', 2));
    expect(stack(sold, [5, 5])).toEqual(['CTL', 'RCS']);
    expect(stack(play(state, sell('CTL', 2), sell('RCS')), [5, 5])).toEqual(['CTL', 'RCS']);
  });

  it('markers moved in one turn keep their order, under those that did not move [9.2-07]', () => {
    const state = stockTurn({
      cash: { P2: 500, P3: 500 },
      corps: {
        CTL: { singles: { P1: 1 }, at: [3, 5] },
        RCS: { singles: { P1: 1, P2: 1 }, at: [3, 5] },
        SFA: { president: 'P2', singles: { P2: 2 }, at: [4, 5] },
      },
    });
    const sold = play(state, sell('RCS'), sell('CTL'));
    expect(stack(sold, [4, 5])).toEqual(['SFA', 'CTL', 'RCS']);
    // The memory ends with the turn: in the next one CTL comes to lie under RCS.
    const next = stockTurn({
      corps: {
        CTL: { singles: { P1: 1, P2: 1 }, at: [3, 5] },
        RCS: { singles: { P1: 1, P2: 1 }, at: [3, 5] },
      },
    });
    const twoTurns = play(next, sell('RCS'), pass, sell('CTL'));
    expect(stack(twoTurns, [4, 5])).toEqual(['RCS', 'CTL']);
  });

  it('the memory ends with every turn of an operating round too [9.2-07]', () => {
    // CTL and then AFG need a train; P1 sells IFT in the turn of the one, P2 sells SFA in that of the other.
    const state = corpTurn(
      {
        corps: {
          CTL: { at: [2, 5] },
          AFG: { at: [2, 5], president: 'P2', stations: ['C1'] },
          SFA: { president: 'P3', singles: { P2: 1 } },
          IFT: { president: 'P3', singles: { P1: 1 } },
        },
      },
      'CTL',
      'buyTrains',
    );
    const first = play(state, sell('IFT'), { type: 'buyTrain', train: '4H-0', price: 100 }, pass, pass);
    expect(asked(first)).toBe('buyTrains');
    expect(decider(first)).toBe('P2');
    expect(stack(play(first, sell('SFA')), [4, 5])).toEqual(['IFT', 'SFA']);
  });

  it('A, B, C in one space, A on top: a share of each is sold, below the order is A, B, C again [9.2-08]', () => {
    const state = stockTurn({
      corps: {
        ATA: { singles: { P1: 1 }, at: [3, 5] },
        CTL: { singles: { P1: 1 }, at: [3, 5] },
        RCS: { singles: { P1: 1 }, at: [3, 5] },
      },
    });
    expect(stack(state, [3, 5])).toEqual(['ATA', 'CTL', 'RCS']);
    const orders = [
      [sell('ATA'), sell('CTL'), sell('RCS')],
      [sell('RCS'), sell('CTL'), sell('ATA')],
      [sell('CTL'), sell('RCS'), sell('ATA')],
    ];
    for (const sales of orders) {
      const sold = play(state, ...sales);
      expect(stack(sold, [3, 5])).toEqual([]);
      expect(stack(sold, [4, 5])).toEqual(['ATA', 'CTL', 'RCS']);
    }
  });

  it('stock of a corporation that has not finished a turn since its start cannot be sold [9.2-09]', () => {
    const fresh = { ...plain, corps: { ...plain.corps, RCS: { ...plain.corps?.RCS, facts: { turns: 0 } } } };
    refuses(stockTurn(fresh), sell('RCS'), 'sell.notOperated');
    expect(whyNot(stockTurn(plain), sell('RCS'))).toBeUndefined();
    // Its own first turn is enough: SFA operates, finishes, and its stock is open.
    const first = roundBegins(
      { corps: { SFA: { singles: { P1: 1 }, cash: 40, facts: { turns: 0 } } } },
      'operatingRounds',
    );
    const done = play(first, pass);
    expect(asked(done)).toBe('stockTurn');
    expect(whyNot(done, sell('SFA'))).toBeUndefined();
  });

  it('in an emergency later in the same round: the one that has finished its turn, not the one in its first [9.2-09]', () => {
    // CTL must have a train: Marsala is joined to Trapani. P1 has L.100 to find.
    const position = (turns: number): Position => ({
      corps: {
        RCS: { singles: { P1: 1, P2: 2 }, facts: { turns } },
        CTL: { singles: { P1: 1, P2: 2 }, facts: { turns: 0 } },
      },
    });
    const state = corpTurn(position(1), 'CTL', 'buyTrains');
    refuses(state, sell('CTL'), 'sell.notOperated');
    expect(whyNot(state, sell('RCS'))).toBeUndefined();
    refuses(corpTurn(position(0), 'CTL', 'buyTrains'), sell('RCS'), 'sell.notOperated');
  });

  it('after a sale the pool holds at most 50% of a corporation [9.2-10]', () => {
    const state = stockTurn({ corps: { RCS: { singles: { P1: 2, pool: 4 } } } });
    refuses(state, sell('RCS', 2), 'sell.poolFull');
    expect(percent(play(state, sell('RCS')), 'RCS', 'pool')).toBe(50);
    // The last certificate counts 20.
    const last = stockTurn({ corps: { RCS: { singles: { P1: 2, pool: 4 }, last: 'P1' } } });
    refuses(last, sell('RCS', 0, { last: 1 }), 'sell.poolFull');
    const inPool = stockTurn({ corps: { RCS: { singles: { P1: 2, pool: 2 }, last: 'pool' } } });
    refuses(inPool, sell('RCS', 2), 'sell.poolFull');
    expect(percent(play(inPool, sell('RCS')), 'RCS', 'pool')).toBe(50);
  });

  it('who has sold stock may not buy stock of that corporation until the next stock round [9.2-11]', () => {
    const state = stockTurn({ ...plain, cash: { P1: 500, P2: 500, P3: 500 } });
    const sold = play(state, sell('RCS'));
    refuses(sold, buy('RCS'), 'buy.soldThisRound');
    refuses(sold, buy('RCS', 'pool'), 'buy.soldThisRound');
    // Also in later turns of the round; other corporations and other players are free.
    const later = play(sold, buy('CTL'), buy('RCS', 'pool'), pass);
    expect(decider(later)).toBe('P1');
    refuses(later, buy('RCS'), 'buy.soldThisRound');
    // First a purchase and in a later turn the sale is allowed.
    expect(whyNot(play(state, buy('CTL'), pass, pass), sell('CTL'))).toBeUndefined();
    // With the next stock round the bar is gone.
    const next = roundBegins({ ...plain, cash: { P1: 500 }, table: { sold: { P1: ['CTL'] } } }, 'stockRound');
    expect(whyNot(next, buy('CTL'))).toBeUndefined();
  });

  it('emergency sales in an operating round bar nothing [9.2-11]', () => {
    const state = corpTurn({ corps: { CTL: {}, RCS: { singles: { P1: 2 } } } }, 'CTL', 'buyTrains');
    const bought = play(state, sell('RCS'), { type: 'buyTrain', train: '4H-0', price: 100 });
    // RCS passes its turn, and in the stock round P1 may buy what he sold.
    const rich = { ...bought, table: { ...bought.table, cash: { ...bought.table.cash, P1: 500 } } };
    const over = play(rich, pass, pass, pass);
    expect(asked(over)).toBe('stockTurn');
    expect(decider(over)).toBe('P1');
    expect(whyNot(over, buy('RCS', 'pool'))).toBeUndefined();
  });

  it('the president’s certificate never goes to the pool [9.2-12]', () => {
    // P1 holds nothing of RCS but the president's certificate, P2 two singles: P1 gets these and sells them.
    const state = stockTurn({ corps: { RCS: { singles: { P2: 2 } } } });
    const sold = play(state, sell('RCS', 0, { president: 2 }));
    expect(hand(sold, 'RCS', 'pool')).toBe('2 singles');
    expect(hand(sold, 'RCS', 'P2')).toBe('president');
    // Nobody to take it: it cannot be sold.
    refuses(stockTurn({ corps: { RCS: {} } }), sell('RCS', 0, { president: 2 }), 'sell.noSuccessor');
  });

  it('an excess that arose in another’s turn is sold in the player’s own turn [9.2-13]', () => {
    const state = stockTurn(
      {
        cash: { P2: 500, P3: 500 },
        corps: { RCS: { singles: { P1: 1, P2: 3 } } },
        privates: { SCE: 'P1', SIGI: 'P1' },
        table: { certLimit: 4 },
      },
      'P2',
    );
    // P2 takes over RCS: P1 has five certificates, but nobody sells out of turn.
    const overtaken = play(state, buy('RCS'));
    expect(decider(overtaken)).toBe('P3');
    const mine = play(overtaken, pass);
    expect(decider(mine)).toBe('P1');
    refuses(mine, pass, 'pass.mustSellDown');
    expect(whyNot(play(mine, sell('RCS')), pass)).toBeUndefined();
  });

  it('nobody sells certificates he does not hold', () => {
    const state = stockTurn(plain);
    refuses(state, sell('RCS', 3), 'sell.notHeld');
    refuses(state, sell('CTL', 0, { last: 1 }), 'sell.notHeld');
    refuses(state, sell('RCS', 0), 'sell.notHeld');
    refuses(stockTurn(plain, 'P2'), sell('RCS', 0, { president: 2 }), 'sell.notHeld');
  });
});
