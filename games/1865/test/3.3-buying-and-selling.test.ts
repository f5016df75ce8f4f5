import { describe, expect, it } from 'vitest';
import {
  asked,
  beforeStockRound,
  cash,
  decider,
  held,
  offered,
  type Position,
  play,
  refuses,
  stockTurn,
  tableOf,
  value,
  whyNot,
} from './support/index.ts';

const sell = (corp: 'FMS' | 'FA' | 'CFD', shares: number) => ({ type: 'sellShares', corp, shares }) as const;

const buy = (corp: 'FMS' | 'FA' | 'CFD', from: 'offer' | 'pool' | 'dragons' = 'offer') =>
  ({ type: 'buyCert', corp, from }) as const;

describe('1865 §3.3 Players', () => {
  const position: Position = {
    cash: { P1: 500, P2: 500, P3: 500 },
    companies: {
      FMS: { president: 'P2', singles: { P1: 1 }, value: 70 },
      FA: { status: 'major', president: 'P3', singles: { P1: 3, P3: 2 }, value: 110 },
    },
  };

  it('sell any number, in any order, then buy one [3.3-01, 3.4-01, 3.4-08]', () => {
    const state = play(stockTurn(position), sell('FA', 2), sell('FMS', 1), { type: 'launch', corp: 'CFD', value: 60 });
    expect(state.flow.at(-1)).toMatchObject({ player: 'P2' });
  });

  it('the purchase ends the turn: nothing is sold after it, no second one [3.3-02, 3.3-03]', () => {
    const state = play(stockTurn(position), buy('FA'));
    expect(decider(state)).toBe('P2');
  });

  it('passing is allowed [3.3-04]', () => {
    expect(offered(stockTurn(position), 'pass')).toHaveLength(1);
  });

  it('who acts gets another turn; priority to the left of the last to act [3.3-06, R-07, 3.13-01]', () => {
    let state = play(stockTurn({ ...position, table: { priority: 'P2' } }, 'P2'), { type: 'pass' });
    state = play(state, sell('FA', 1), { type: 'pass' });
    expect(decider(state)).toBe('P1');
    state = play(state, { type: 'pass' }, { type: 'pass' });
    expect(asked(state)).toBe('stockTurn');
    state = play(state, { type: 'pass' });
    expect(asked(state)).not.toBe('stockTurn');
    expect(state.table.priority).toBe('P1');
    const idle = play(
      stockTurn({ ...position, table: { priority: 'P2' } }, 'P2'),
      { type: 'pass' },
      { type: 'pass' },
      { type: 'pass' },
    );
    expect(idle.table.priority).toBe('P2');
  });
});

describe('1865 §3.4 Selling certificates', () => {
  const carl: Position = {
    companies: {
      FA: { status: 'major', president: 'P1', singles: { P3: 3 }, value: 110 },
      FMS: { president: 'P1', singles: { P3: 1 }, value: 70 },
    },
  };

  it('Carl sells 3 FA and 1 FMS for L.400, no value moves [3.4-02, 3.4-05, 3.4-11]', () => {
    const state = play(stockTurn(carl, 'P3'), sell('FA', 3), sell('FMS', 1));
    expect(cash(state, 'P3')).toBe(400);
    expect([value(state, 'FA'), value(state, 'FMS')]).toEqual([110, 70]);
  });

  it('two minor certificates in the pool are 40 %: no third [3.4-10, 3.4-12]', () => {
    const at = stockTurn(
      { companies: { ...carl.companies, FMS: { president: 'P1', singles: { P3: 1, pool: 2 } } } },
      'P3',
    );
    refuses(at, sell('FMS', 1), 'sell.poolFull');
  });

  it('no presidential certificate unless another has two singles [3.4-03, 3.10-05]', () => {
    const alone = stockTurn({ companies: { FMS: { singles: { P1: 1, P2: 1 } } } });
    play(alone, sell('FMS', 1));
    refuses(alone, sell('FMS', 2), 'sell.noSuccessor');
    // The Dragons are no successors.
    const dragons = stockTurn({ companies: { FMS: { singles: { P1: 1, dragons: 2 } } } });
    refuses(dragons, sell('FMS', 2), 'sell.noSuccessor');
    refuses(alone, sell('FMS', 4), 'sell.notHeld');
  });

  it('one single is not enough for an heir, though he would have more than nothing [3.4-03, 3.10-05]', () => {
    // P1 has the double share only; with both shares gone P2 would be the largest holder.
    const holding = (singles: number) =>
      stockTurn({ companies: { FA: { status: 'major', singles: { P2: singles }, value: 110 } } });
    for (const shares of [1, 2]) refuses(holding(1), sell('FA', shares), 'sell.noSuccessor');
    expect(offered(holding(1), 'sellShares')).toEqual([]);
    const sold = play(holding(2), sell('FA', 2));
    expect(held(sold, 'FA')).toMatchObject({ P2: 'P', pool: '2' });
  });

  it('the president sells at one price, then one space down per share [3.4-04, 3.4-06, 3.11-03]', () => {
    const at = stockTurn({ companies: { FA: { status: 'major', singles: { P1: 3 }, value: 110 } } });
    const state = play(at, sell('FA', 3));
    expect(cash(state, 'P1')).toBe(330);
    expect(value(state, 'FA')).toBe(80);
  });

  it('not twice in the same turn [3.4-07]', () => {
    const at = stockTurn({ ...carl, cash: { P3: 100 } }, 'P3');
    refuses(play(at, sell('FA', 1)), sell('FA', 1), 'sell.oneBlock');
  });

  it('nothing of a company that has not operated [3.4-09]', () => {
    const at = stockTurn({ companies: { FMS: { singles: { P1: 1 }, facts: { turns: 0 } } }, cash: { P1: 200 } });
    refuses(at, sell('FMS', 1), 'sell.notOperated');
  });
});

describe('1865 §3.5 Buying certificates', () => {
  const position: Position = {
    cash: { P2: 1000 },
    companies: { FA: { status: 'major', singles: { pool: 1, dragons: 1, P1: 2 }, value: 100 } },
  };

  it('from the offer at market value, to the company [3.5-01, 3.5-03, F-03]', () => {
    const state = play(stockTurn(position, 'P2'), buy('FA'));
    expect([cash(state, 'P2'), cash(state, 'FA')]).toEqual([900, 100]);
  });

  it('from the pool at market value, to the bank [3.5-04]', () => {
    const at = stockTurn(position, 'P2');
    const state = play(at, buy('FA', 'pool'));
    expect([cash(state, 'P2'), cash(state, 'FA'), cash(state, 'bank')]).toEqual([900, 0, cash(at, 'bank') + 100]);
  });

  it('from the Dragons: value, white or green price, to the bank [3.5-05, 3.5-06]', () => {
    for (const [stations, cost] of [
      [['G32'], 100],
      [['G32', 'H31', 'C28'], 110],
      [['G32', 'H31', 'C28', 'A28', 'D37'], 130],
    ] as const) {
      const at = stockTurn({ ...position, companies: { FA: { ...position.companies?.FA, stations } } }, 'P2');
      const state = play(at, buy('FA', 'dragons'));
      expect(cash(at, 'P2') - cash(state, 'P2')).toBe(cost);
    }
  });

  it('the presidential certificate is bought first [3.5-02, 3.6-01]', () => {
    refuses(stockTurn(position, 'P2'), buy('FMS'), 'buy.noneThere');
    refuses(
      stockTurn(position, 'P2'),
      buy('FA', 'pool') && { type: 'buyCert', corp: 'CFD', from: 'pool' },
      'buy.noneThere',
    );
  });

  it('the certificate limit stops purchases, nothing else [3.5-07, 3.5-08, 3.5-09, 3.5-10, R-01, R-25]', () => {
    expect([2, 3, 4].map((players) => tableOf({ players: players as 2 }).certLimit)).toEqual([36, 24, 18]);
    const at = stockTurn({ ...position, table: { certLimit: 0 }, cards: { M1: 'P2' } }, 'P2');
    refuses(at, buy('FA'), 'buy.certificateLimit');
    refuses(at, { type: 'launch', corp: 'FMS', value: 60 }, 'buy.certificateLimit');
    expect(whyNot(at, { type: 'pass' })).toBeUndefined();
    // Cards do not count: with one certificate allowed, one can be bought.
    play(stockTurn({ ...position, table: { certLimit: 1 }, cards: { M1: 'P2', M2: 'P2' } }, 'P2'), buy('FA'));
  });

  it('not after selling it in this round [3.5-11]', () => {
    const at = stockTurn(
      { ...position, companies: { FA: { ...position.companies?.FA, singles: { P2: 1, pool: 1, dragons: 1 } } } },
      'P2',
    );
    const sold = play(at, sell('FA', 1));
    for (const from of ['offer', 'pool', 'dragons'] as const) refuses(sold, buy('FA', from), 'buy.soldThisRound');
    // In the next stock round it is open again.
    const next = beforeStockRound({ ...position, table: { priority: 'P2', sold: { P2: ['FA'] } } });
    expect([decider(next), whyNot(next, buy('FA'))]).toEqual(['P2', undefined]);
  });

  it('not above 60 % [3.5-12, 1-23]', () => {
    const at = stockTurn({ cash: { P1: 500 }, companies: { FA: { status: 'major', singles: { P1: 4 } } } });
    refuses(at, buy('FA'), 'buy.holdingLimit');
  });

  it('not without the money', () => {
    refuses(stockTurn({ cash: { P2: 99 }, companies: { FA: { value: 100 } } }, 'P2'), buy('FA'), 'buy.noMoney');
    refuses(stockTurn({ cash: { P2: 119 } }, 'P2'), { type: 'launch', corp: 'FMS', value: 60 }, 'buy.noMoney');
  });
});
