import { describe, expect, it } from 'vitest';
import { certificates } from '../rules/stock.ts';
import { setUp } from '../setup.ts';
import {
  asked,
  begin,
  buy,
  decider,
  frame,
  hand,
  type Position,
  pass,
  percent,
  play,
  refuses,
  sell,
  stateAt,
  stockTurn,
  tableOf,
  whyNot,
} from './support/index.ts';

/** P1 holds four certificates: president's, last and a single of RCS, and SCE. */
const four: Position = {
  cash: { P1: 500, P2: 500, P3: 500 },
  corps: { RCS: { singles: { P1: 1, P2: 1 }, last: 'P1' }, CTL: { president: 'P2' } },
  privates: { SCE: 'P1', SIGI: 'CTL' },
  queue: ['IFT', 'SFA', 'ATA'],
};

const withLimit = (certLimit: number, more: Position = {}): Position => ({ ...four, ...more, table: { certLimit } });

describe('1849 §9.1 Certificate limit', () => {
  it('certificates count, not shares: president, last and private one each [9.1-01]', () => {
    const state = stockTurn(withLimit(5));
    expect(percent(state, 'RCS', 'P1')).toBe(50);
    expect(certificates(state.table, 'P1')).toBe(4);
    // A private of a corporation is nobody's certificate: P2 has one single and the presidency of CTL.
    expect(certificates(state.table, 'P2')).toBe(2);
    const five = play(state, buy('CTL'), pass, pass);
    refuses(five, buy('CTL'), 'buy.certificateLimit');
  });

  it('12 for three players; 9 or 11 for four with five or six corporations; 9 for five [9.1-02]', () => {
    const limit = (players: number, corporations: 5 | 6) => setUp({ players, corporations, seed: 1 }).table.certLimit;
    expect([limit(3, 5), limit(4, 5), limit(4, 6), limit(5, 6)]).toEqual([12, 9, 11, 9]);
  });

  it('the limit stays when a player leaves or a corporation closes [9.1-02]', () => {
    const leaving = stateAt(
      tableOf({ players: 5, cash: { P2: 100 } }),
      frame('game', { next: 'stockRound', number: 1 }),
      frame('loanOrLeave', { player: 'P3' }),
    );
    const left = play(leaving, { type: 'leaveGame' });
    expect(left.table.leavers).toEqual(['P3']);
    expect(left.table.certLimit).toBe(9);
    const closing = stockTurn({ players: 4, corps: { RCS: { singles: { P1: 2 }, at: [8, 0] } } });
    const closed = play(closing, sell('RCS'));
    expect(closed.table.corps).toEqual({});
    expect(closed.table.certLimit).toBe(11);
  });

  it('at the limit neither a certificate nor a corporation is bought [9.1-03]', () => {
    const state = stockTurn(withLimit(4));
    refuses(state, buy('CTL'), 'buy.certificateLimit');
    refuses(state, begin('IFT', 68), 'buy.certificateLimit');
    // He may sell first and then buy in the same turn.
    expect(percent(play(state, sell('RCS'), buy('CTL')), 'CTL', 'P1')).toBe(10);
    expect(hand(play(state, sell('RCS'), begin('IFT', 68)), 'IFT', 'P1')).toBe('president');
  });

  it('above the limit one must sell down to it in the next stock turn [9.1-04]', () => {
    // Two too many.
    const state = stockTurn(withLimit(2, { corps: { ...four.corps, RCS: { singles: { P1: 1 }, last: 'P1' } } }));
    refuses(state, pass, 'pass.mustSellDown');
    const one = play(state, sell('RCS'));
    refuses(one, pass, 'pass.mustSellDown');
    const done = play(one, sell('RCS', 0, { last: 1 }));
    expect(certificates(done.table, 'P1')).toBe(2);
    // At the limit, and nothing else that he may do: the turn goes on.
    expect(decider(done)).toBe('P2');
  });

  it('only the exchange at a change of president leads above the limit [9.1-05]', () => {
    // P1 and P2 hold 30% each of RCS; P1 has as many certificates as he may: two of RCS, SCE and SIGI.
    const state = stockTurn(
      {
        cash: { P1: 500, P2: 500, P3: 500 },
        corps: { RCS: { singles: { P1: 1, P2: 3 } }, CTL: { president: 'P3' } },
        privates: { SCE: 'P1', SIGI: 'P1' },
        table: { certLimit: 4 },
      },
      'P2',
    );
    expect(certificates(state.table, 'P1')).toBe(4);
    const overtaken = play(state, buy('RCS'));
    expect(hand(overtaken, 'RCS', 'P1')).toBe('3 singles');
    expect(certificates(overtaken.table, 'P1')).toBe(5);
    // A purchase cannot do it: it ends at the limit.
    const later = play(overtaken, pass, sell('RCS'), pass, buy('CTL'), pass, pass);
    expect(decider(later)).toBe('P2');
    expect(certificates(later.table, 'P2')).toBe(4);
    refuses(later, buy('CTL'), 'buy.certificateLimit');
  });

  it('who cannot sell enough sells what he can and may not buy [9.1-06]', () => {
    // The pool of RCS takes one more share; CTL has not operated.
    const state = stockTurn({
      cash: { P1: 500, P2: 500, P3: 500 },
      corps: {
        RCS: { singles: { P1: 2, pool: 4 } },
        CTL: { singles: { P1: 2 }, facts: { turns: 0 } },
      },
      table: { certLimit: 4 },
    });
    refuses(state, pass, 'pass.mustSellDown');
    const sold = play(state, sell('RCS'));
    expect(certificates(sold.table, 'P1')).toBe(5);
    // Nothing is left that he may do: his turn is over.
    expect(decider(sold)).toBe('P2');
    // The same player with nothing to sell may pass, and may not buy.
    const stuck = stockTurn({
      cash: { P1: 500, P2: 500, P3: 500 },
      corps: { CTL: { singles: { P1: 2 }, facts: { turns: 0 } } },
      table: { certLimit: 2 },
    });
    refuses(stuck, buy('CTL'), 'buy.certificateLimit');
    expect(whyNot(stuck, pass)).toBeUndefined();
    expect(asked(play(stuck, pass))).toBe('stockTurn');
    expect(decider(play(stuck, pass))).toBe('P2');
  });
});
