import { describe, expect, it } from 'vitest';
import type { Action1849 } from '../actions.ts';
import { certificates } from '../rules/stock.ts';
import {
  asked,
  buy,
  type CorpPosition,
  cash,
  corpTurn,
  decider,
  hand,
  offered,
  type Position,
  pass,
  percent,
  play,
  refuses,
  roundAfter,
  type State1849,
  sell,
  space,
  stockTurn,
  value,
  whyNot,
} from './support/index.ts';

const money = { P1: 500, P2: 500, P3: 500, P4: 500 };

/** A is P1 and president of RCS; B is P2. */
const rcs = (RCS: CorpPosition, more: Position = {}): Position => ({ cash: money, ...more, corps: { RCS } });

const president = (state: State1849): string | undefined => state.table.certs.RCS?.[0]?.holder;

describe('1849 §9.5 Change of president', () => {
  it('with equal shares the president keeps the office [9.5-01]', () => {
    const state = stockTurn(rcs({ singles: { P1: 1, P2: 2 } }), 'P2');
    const equal = play(state, buy('RCS'));
    expect([percent(equal, 'RCS', 'P1'), percent(equal, 'RCS', 'P2')]).toEqual([30, 30]);
    expect(president(equal)).toBe('P1');
    // The same when the president sells down to equality.
    const sold = play(stockTurn(rcs({ singles: { P1: 1, P2: 2 } })), sell('RCS'));
    expect([percent(sold, 'RCS', 'P1'), percent(sold, 'RCS', 'P2')]).toEqual([20, 20]);
    expect(president(sold)).toBe('P1');
  });

  it('the change happens at once: by a purchase, by a sale, also in an operating round [9.5-02]', () => {
    expect(president(play(stockTurn(rcs({ singles: { P1: 1, P2: 3 } }), 'P2'), buy('RCS')))).toBe('P2');
    expect(president(play(stockTurn(rcs({ singles: { P1: 1, P2: 3 } })), sell('RCS')))).toBe('P2');
    // P1 must help CTL to a train and sells stock of RCS.
    const emergency = corpTurn({ corps: { RCS: { singles: { P1: 1, P2: 3 } }, CTL: {} } }, 'CTL', 'buyTrains');
    const raised = play(emergency, sell('RCS'));
    expect(president(raised)).toBe('P2');
    expect(decider(raised)).toBe('P1');
  });

  it('both keep their percentage: two singles for the president’s certificate [9.5-03, 9.5-04]', () => {
    const state = stockTurn(rcs({ singles: { P1: 2, P2: 4 } }), 'P1');
    const sold = play(state, sell('RCS', 2));
    expect(hand(sold, 'RCS', 'P1')).toBe('2 singles');
    expect(hand(sold, 'RCS', 'P2')).toBe('president + 2 singles');
    expect([percent(sold, 'RCS', 'P1'), percent(sold, 'RCS', 'P2')]).toEqual([20, 40]);
    expect([percent(state, 'RCS', 'P1'), percent(state, 'RCS', 'P2')]).toEqual([40, 40]);
  });

  it('the new president has the last and two singles: the outgoing one chooses [9.5-05]', () => {
    // P2 overtakes by a purchase: P1, not P2, is asked.
    const state = stockTurn(rcs({ singles: { P1: 2, P2: 2 }, last: 'P2' }), 'P2');
    const question = play(state, buy('RCS'));
    expect(asked(question)).toBe('swapCerts');
    expect(decider(question)).toBe('P1');
    expect(offered(question, 'takeCerts')).toHaveLength(2);
    const last = play(question, { type: 'takeCerts', certs: 'last' });
    expect(hand(last, 'RCS', 'P1')).toBe('last + 2 singles');
    expect(hand(last, 'RCS', 'P2')).toBe('president + 3 singles');
    const singles = play(question, { type: 'takeCerts', certs: 'singles' });
    expect(hand(singles, 'RCS', 'P1')).toBe('4 singles');
    expect(hand(singles, 'RCS', 'P2')).toBe('president + last + 1 single');
  });

  it('with the last and fewer than two singles it is the last [9.5-06]', () => {
    // P2 overtakes with last + 1 single; nobody is asked.
    const state = stockTurn(rcs({ singles: { P2: 0 }, last: 'P2' }), 'P2');
    const bought = play(state, buy('RCS'));
    expect(asked(bought)).toBe('stockTurn');
    expect(hand(bought, 'RCS', 'P1')).toBe('last');
    expect(hand(bought, 'RCS', 'P2')).toBe('president + 1 single');
  });

  it('the charter with all its assets goes to the new president [9.5-07]', () => {
    const position = rcs({ singles: { P1: 1, P2: 3 }, cash: 77, trains: ['4H'] }, { privates: { SCE: 'RCS' } });
    const sold = play(stockTurn(position), sell('RCS'));
    expect(cash(sold, 'RCS')).toBe(77);
    expect(sold.table.trains['4H-0']).toBe('RCS');
    expect(sold.table.privates.SCE).toBe('RCS');
    expect(sold.table.charters.RCS).toBe(2);
    const turn = roundAfter(sold, 'operatingRounds');
    expect(asked(turn)).toBe('layTrack');
    expect(decider(turn)).toBe('P2');
  });

  it('Example 1: 30% each, B buys a fourth 10% certificate [9.5-08]', () => {
    const state = stockTurn(rcs({ singles: { P1: 1, P2: 3 } }), 'P2');
    expect([percent(state, 'RCS', 'P1'), percent(state, 'RCS', 'P2')]).toEqual([30, 30]);
    const bought = play(state, buy('RCS'));
    expect(hand(bought, 'RCS', 'P1')).toBe('3 singles');
    expect(hand(bought, 'RCS', 'P2')).toBe('president + 2 singles');
    expect([percent(bought, 'RCS', 'P1'), percent(bought, 'RCS', 'P2')]).toEqual([30, 40]);
  });

  it('Example 2: A has president and single, B last and single; A sells the single [9.5-09]', () => {
    const state = stockTurn(rcs({ singles: { P1: 1, P2: 1 }, last: 'P2' }));
    expect([percent(state, 'RCS', 'P1'), percent(state, 'RCS', 'P2')]).toEqual([30, 30]);
    const sold = play(state, sell('RCS'));
    expect(asked(sold)).toBe('stockTurn');
    expect(hand(sold, 'RCS', 'P1')).toBe('last');
    expect(hand(sold, 'RCS', 'P2')).toBe('president + 1 single');
    expect(hand(sold, 'RCS', 'pool')).toBe('1 single');
    expect([percent(sold, 'RCS', 'P1'), percent(sold, 'RCS', 'P2')]).toEqual([20, 30]);
  });

  it('Example 3: A has president and two singles, B last and two singles; A sells one single [9.5-10]', () => {
    const state = stockTurn(rcs({ singles: { P1: 2, P2: 2 }, last: 'P2' }));
    expect([percent(state, 'RCS', 'P1'), percent(state, 'RCS', 'P2')]).toEqual([40, 40]);
    const question = play(state, sell('RCS'));
    expect(asked(question)).toBe('swapCerts');
    expect(decider(question)).toBe('P1');
    const last = play(question, { type: 'takeCerts', certs: 'last' });
    expect(hand(last, 'RCS', 'P1')).toBe('last + 1 single');
    expect(hand(last, 'RCS', 'P2')).toBe('president + 2 singles');
    const singles = play(question, { type: 'takeCerts', certs: 'singles' });
    expect(hand(singles, 'RCS', 'P1')).toBe('3 singles');
    expect(hand(singles, 'RCS', 'P2')).toBe('president + last');
    for (const after of [last, singles]) {
      expect(hand(after, 'RCS', 'pool')).toBe('1 single');
      expect([percent(after, 'RCS', 'P1'), percent(after, 'RCS', 'P2')]).toEqual([30, 40]);
      expect(cash(after, 'P1')).toBe(600);
    }
  });

  it('a president may sell himself out of office: room in the pool, and another with two shares [9.5-11]', () => {
    const out = play(stockTurn(rcs({ singles: { P2: 2 } })), sell('RCS', 0, { president: 2 }));
    expect(hand(out, 'RCS', 'P1')).toBe('nothing');
    expect(president(out)).toBe('P2');
    // The pool already holds 40%: no room for two more shares, but for one.
    const full = stockTurn(rcs({ singles: { P2: 2, pool: 4 } }));
    refuses(full, sell('RCS', 0, { president: 2 }), 'sell.poolFull');
    expect(president(play(full, sell('RCS', 0, { president: 1 })))).toBe('P2');
    // Own singles come first; only what they do not cover comes out of the president's certificate.
    const first = stockTurn(rcs({ singles: { P1: 1, P2: 3 } }));
    refuses(first, sell('RCS', 0, { president: 2 }), 'sell.singlesFirst');
    expect(hand(play(first, sell('RCS', 1, { president: 1 })), 'RCS', 'P1')).toBe('1 single');
  });

  it('not if no other player holds more than one share [9.5-12]', () => {
    const one = stockTurn(rcs({ singles: { P2: 1, P3: 1 } }));
    refuses(one, sell('RCS', 0, { president: 1 }), 'sell.noSuccessor');
    refuses(one, sell('RCS', 0, { president: 2 }), 'sell.noSuccessor');
    const single = stockTurn(rcs({ singles: { P1: 1, P2: 1 } }));
    refuses(single, sell('RCS', 1, { president: 2 }), 'sell.noSuccessor');
    expect(president(play(single, sell('RCS')))).toBe('P1');
  });

  it('announced, exchanged, then laid in the pool: the choice comes before all else [9.5-13]', () => {
    const question = play(stockTurn(rcs({ singles: { P1: 2, P2: 2 }, last: 'P2' })), sell('RCS', 2));
    expect(asked(question)).toBe('swapCerts');
    expect(hand(question, 'RCS', 'pool')).toBe('nothing');
    expect(cash(question, 'P1')).toBe(500);
    expect(value(question, 'RCS')).toBe(100);
    const after = play(question, { type: 'takeCerts', certs: 'singles' });
    expect(hand(after, 'RCS', 'pool')).toBe('2 singles');
    expect(cash(after, 'P1')).toBe(700);
    expect(value(after, 'RCS')).toBe(87);
  });

  it('what is sold is made up of whole certificates the seller then holds [9.5-14]', () => {
    // A gets two of B's three singles, sells one and keeps one.
    const state = stockTurn(rcs({ singles: { P2: 3 } }));
    const sold = play(state, sell('RCS', 0, { president: 1 }));
    expect(hand(sold, 'RCS', 'P1')).toBe('1 single');
    expect(hand(sold, 'RCS', 'P2')).toBe('president + 1 single');
    expect(hand(sold, 'RCS', 'pool')).toBe('1 single');
    // With the last certificate in exchange A may sell that and keep his own single.
    const last = play(stockTurn(rcs({ singles: { P1: 1, P2: 1 }, last: 'P2' })), sell('RCS', 0, { president: 2 }));
    expect(hand(last, 'RCS', 'P1')).toBe('1 single');
    expect(hand(last, 'RCS', 'pool')).toBe('last');
  });

  it('a sale that would need half of the last certificate is illegal [9.5-15]', () => {
    const state = stockTurn(rcs({ singles: { P1: 1, P2: 1 }, last: 'P2' }));
    refuses(state, sell('RCS', 1, { president: 1 }), 'sell.lastNotSplit');
    // Two singles on offer: he must take these, so nothing is asked.
    const two = stockTurn(rcs({ singles: { P1: 1, P2: 2 }, last: 'P2' }));
    const sold = play(two, sell('RCS', 1, { president: 1 }));
    expect(asked(sold)).toBe('stockTurn');
    expect(hand(sold, 'RCS', 'P1')).toBe('1 single');
    expect(hand(sold, 'RCS', 'P2')).toBe('president + last');
  });

  it('A only the president’s, B last and single: not 10%, but 20% if the pool has room [9.5-16]', () => {
    const state = stockTurn(rcs({ singles: { P2: 1 }, last: 'P2' }));
    refuses(state, sell('RCS', 0, { president: 1 }), 'sell.lastNotSplit');
    const sold = play(state, sell('RCS', 0, { president: 2 }));
    expect(hand(sold, 'RCS', 'pool')).toBe('last');
    expect(hand(sold, 'RCS', 'P1')).toBe('nothing');
    expect(hand(sold, 'RCS', 'P2')).toBe('president + 1 single');
    const full = stockTurn(rcs({ singles: { P2: 1, pool: 4 }, last: 'P2' }));
    refuses(full, sell('RCS', 0, { president: 2 }), 'sell.poolFull');
  });

  it('A only the president’s, B last and two singles: 10% by taking the two singles [9.5-17]', () => {
    const sold = play(stockTurn(rcs({ singles: { P2: 2 }, last: 'P2' })), sell('RCS', 0, { president: 1 }));
    expect(hand(sold, 'RCS', 'P1')).toBe('1 single');
    expect(hand(sold, 'RCS', 'P2')).toBe('president + last');
    expect(hand(sold, 'RCS', 'pool')).toBe('1 single');
  });

  it('if the same sale closes the corporation the choice is not asked [9.5-18]', () => {
    // RCS stands at 27 in the first column: one share closes it.
    const state = stockTurn(rcs({ singles: { P1: 2, P2: 2 }, last: 'P2', at: [8, 0] }));
    const closed = play(state, sell('RCS'));
    expect(asked(closed)).toBe('stockTurn');
    expect(closed.table.corps.RCS).toBeUndefined();
    expect(cash(closed, 'P1')).toBe(527);
    // The office passes before the price falls: the bond to be repaid is the new president's.
    const bond = stockTurn({
      ...rcs({ singles: { P1: 2, P2: 2 }, last: 'P2', at: [8, 0], facts: { bond: true } }),
      setup: { variants: ['bonds'] },
    });
    const repaid = play(bond, sell('RCS'));
    expect(repaid.table.corps.RCS).toBeUndefined();
    expect([cash(repaid, 'P1'), cash(repaid, 'P2')]).toEqual([527, 0]);
  });

  it('the largest holder; among equals the first to the left of the outgoing president [9.5-19]', () => {
    const held = (RCS: CorpPosition) => stockTurn({ players: 4, cash: money, corps: { RCS } }, RCS.president);
    // 30% for P2 and for P3 when P1 has sold his single; then the same round the table from P3.
    const from1 = held({ president: 'P1', singles: { P1: 1, P2: 3, P3: 1 }, last: 'P3' });
    expect(president(play(from1, sell('RCS')))).toBe('P2');
    const from3 = held({ president: 'P3', singles: { P3: 1, P2: 3, P1: 1 }, last: 'P1' });
    expect(president(play(from3, sell('RCS')))).toBe('P1');
    const beyond = held({ president: 'P3', singles: { P1: 2, P4: 2 } });
    expect(president(play(beyond, sell('RCS', 0, { president: 2 })))).toBe('P4');
    // Not the nearest, if another holds more.
    const larger = held({ president: 'P1', singles: { P1: 1, P2: 2, P3: 3 } });
    expect(president(play(larger, sell('RCS', 1, { president: 1 })))).toBe('P3');
  });

  it('treasury and pool do not count for the office [9.5-20]', () => {
    const state = stockTurn(rcs({ singles: { pool: 3 } }), 'P2');
    expect([percent(state, 'RCS', 'RCS'), percent(state, 'RCS', 'pool')]).toEqual([50, 30]);
    expect(president(play(state, buy('RCS', 'pool')))).toBe('P1');
    refuses(stockTurn(rcs({ singles: { pool: 3 } })), sell('RCS', 0, { president: 2 }), 'sell.noSuccessor');
  });

  it('the president’s certificate is always with a player until the corporation closes [9.5-21]', () => {
    const positions: CorpPosition[] = [
      { singles: { P1: 2, P2: 2, P3: 1 }, last: 'P2' },
      { singles: { P1: 1, P2: 3, P3: 2 }, last: 'P1' },
      { singles: { P1: 0, P2: 1, P3: 2, pool: 2 }, last: 'P2' },
    ];
    for (const position of positions) {
      const state = stockTurn(rcs(position));
      const sales = offered(state, 'sellStock');
      expect(sales.length).toBeGreaterThan(0);
      for (const offer of sales) {
        const sold = play(state, offer as unknown as Action1849);
        const done = asked(sold) === 'swapCerts' ? play(sold, { type: 'takeCerts', certs: 'last' }) : sold;
        expect(president(done)).toMatch(/^P[123]$/);
      }
    }
    const closed = play(stockTurn(rcs({ singles: { P1: 1 }, at: [8, 0] })), sell('RCS'));
    expect(closed.table.certs.RCS).toBeUndefined();
  });

  it('the exchange may bring the outgoing president above the limit; he sells on his next stock turn [9.5-22]', () => {
    const state = stockTurn(
      rcs({ singles: { P1: 1, P2: 3 } }, { privates: { SCE: 'P1', SIGI: 'P1' }, table: { certLimit: 4 } }),
      'P2',
    );
    const overtaken = play(state, buy('RCS'));
    expect(certificates(overtaken.table, 'P1')).toBe(5);
    const mine = play(overtaken, pass);
    expect(decider(mine)).toBe('P1');
    refuses(mine, pass, 'pass.mustSellDown');
    expect(certificates(play(mine, sell('RCS')).table, 'P1')).toBe(4);
  });

  it('a sale that leaves the office alone asks for nothing and may take the last certificate', () => {
    const state = stockTurn(rcs({ singles: { P1: 1, P2: 1 }, last: 'P1' }));
    const sold = play(state, sell('RCS', 1, { last: 1 }));
    expect(hand(sold, 'RCS', 'P1')).toBe('president');
    expect(space(sold, 'RCS')).toEqual([6, 5]);
    expect(whyNot(state, sell('RCS', 0, { last: 1 }))).toBeUndefined();
  });
});
