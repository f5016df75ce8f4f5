import { describe, expect, it } from 'vitest';
import type { Corp } from '../data/corporations.ts';
import { scoreOf } from '../rules/score.ts';
import { isStarted } from '../table.ts';
import {
  asked,
  cash,
  corpTurn,
  decider,
  hand,
  operating,
  type Position,
  pass,
  play,
  refuses,
  type State1849,
  sell,
  space,
  value,
  whyNot,
} from './support/index.ts';

type Given = NonNullable<Position['corps']>['CTL'];

const gives = { type: 'declareBankruptcy' } as const;
const loan = { type: 'takeLoan' } as const;
const leaves = { type: 'leaveGame' } as const;

/** Phase 8: Lilibeo needs an 8H for 350; its president is P1. */
const lilibeo = (given: Given, position: Position = {}) =>
  corpTurn({ phase: '8', ...position, corps: { CTL: given ?? {}, ...position.corps } }, 'CTL', 'buyTrains');

const closed = ({ table }: State1849, corp: Corp) => !isStarted(table, corp);

/** Passes until the next stock round asks somebody. */
function toStockRound(state: State1849): State1849 {
  let now = state;
  while (asked(now) !== 'stockTurn') now = play(now, pass);
  return now;
}

describe('1849 §10.7 Emergency money raising: B, he cannot pay', () => {
  it('closing is no choice while the money can be raised [10.7-21]', () => {
    const stock = { RCS: { president: 'P2', singles: { P1: 3 } } } as const;
    refuses(lilibeo({ cash: 50 }, { corps: stock }), gives, 'bankruptcy.canStillPay');
    refuses(lilibeo({ cash: 50 }, { cash: { P1: 300 } }), gives, 'bankruptcy.canStillPay');
    // One lira short.
    expect(whyNot(lilibeo({ cash: 49 }, { corps: stock }), gives)).toBeUndefined();
    // Sales that would cost him the office are not among his means: 100 and two shares, not three.
    const rival = { cash: 100, singles: { P1: 3, P2: 3 } } as const;
    expect(whyNot(lilibeo(rival), gives)).toBeUndefined();
    refuses(lilibeo({ ...rival, singles: { P1: 3, P2: 2 } }), gives, 'bankruptcy.canStillPay');
  });

  it('he sells all he can, pays it all in, the corporation closes and its treasury goes to the bank [10.7-15]', () => {
    const state = lilibeo(
      { cash: 10, singles: { P1: 1 } },
      {
        cash: { P1: 30 },
        corps: {
          RCS: { president: 'P2', singles: { P1: 2, pool: 4 } },
          SFA: { president: 'P2', singles: { P1: 1 } },
        },
      },
    );
    refuses(state, pass, 'train.mustOwnOne');
    const before = cash(state, 'bank');
    const after = play(state, gives);
    // Of Sicula only one share fits into the pool; Akragas goes, and his single of Lilibeo too, before it closes.
    expect(hand(after, 'RCS', 'pool')).toBe('5 singles');
    expect(hand(after, 'RCS', 'P1')).toBe('1 single');
    expect(hand(after, 'SFA', 'P1')).toBe('nothing');
    expect([space(after, 'RCS'), space(after, 'SFA')]).toEqual([
      [4, 5],
      [4, 5],
    ]);
    expect(closed(after, 'CTL')).toBe(true);
    expect([cash(after, 'P1'), cash(after, 'CTL')]).toEqual([0, 0]);
    // The bank has paid for three shares and got it all back, with the 10 and the 30.
    expect(cash(after, 'bank') - before).toBe(40);
  });

  it('with stock left he plays on with nothing, and no loan is offered [10.7-19]', () => {
    const state = lilibeo(
      { cash: 0 },
      { cash: { P1: 30 }, corps: { IFT: { president: 'P2', singles: { P1: 1 }, facts: { turns: 0 } } } },
    );
    const after = play(state, gives);
    expect([cash(after, 'P1'), hand(after, 'IFT', 'P1')]).toEqual([0, '1 single']);
    expect(asked(after)).not.toBe('loanOrLeave');
    expect(after.table.loans).toEqual({});
    expect(operating(after)).toBe('IFT');
  });

  it('without stock after the closing he takes L.500 or leaves; a private is no stock [10.7-16, 10.7-17]', () => {
    const others = { RCS: { president: 'P2' } } as const;
    const state = lilibeo(
      { cash: 0, singles: { P1: 2 } },
      { cash: { P1: 30 }, privates: { SCE: 'P1' }, corps: others },
    );
    // Certificates he could not sell: the pool may not hold more; they go with the corporation.
    const full = lilibeo({ cash: 0, singles: { P1: 1, pool: 5 } }, { cash: { P1: 30 }, corps: others });
    for (const position of [state, full]) {
      const asks = play(position, gives);
      expect([asked(asks), decider(asks), cash(asks, 'P1')]).toEqual(['loanOrLeave', 'P1', 0]);
      expect(closed(asks, 'CTL')).toBe(true);
      const before = cash(asks, 'bank');
      const lent = play(asks, loan);
      expect([cash(lent, 'P1'), before - cash(lent, 'bank')]).toEqual([500, 500]);
      expect(lent.table.leavers).toEqual([]);
      const left = play(asks, leaves);
      expect([cash(left, 'P1'), left.table.leavers]).toEqual([0, ['P1']]);
    }
  });

  it('each loan costs L.750 at the end, whenever it was taken [10.7-18]', () => {
    const lent = play(lilibeo({ cash: 0 }), gives, loan);
    expect(lent.table.loans).toEqual({ P1: 1 });
    const worth = (cashInHand: number, loans: number) =>
      scoreOf({ ...lent.table, cash: { ...lent.table.cash, P1: cashInHand }, loans: { P1: loans } }, 'P1').total;
    expect([worth(2000, 0), worth(2000, 1), worth(2000, 2)]).toEqual([2000, 1250, 500]);
    // No interest and no repayment: in the rounds that follow it is never mentioned.
    const later = toStockRound(lent);
    expect([cash(later, 'P1'), later.table.loans]).toEqual([500, { P1: 1 }]);
  });

  it('who leaves ends with nothing; his privates close, his seat is skipped, the deal goes to his left [10.7-20]', () => {
    const state = corpTurn(
      {
        players: 4,
        privates: { SCE: 'P1', SIGI: 'P2' },
        cash: { P2: 500, P3: 500, P4: 500 },
        table: { priority: 'P1' },
        corps: { CTL: { cash: 20 }, RCS: { president: 'P2' } },
      },
      'CTL',
      'buyTrains',
    );
    const left = play(state, gives, leaves);
    expect(left.table.privates).toMatchObject({ SCE: 'gone', SIGI: 'P2' });
    expect(left.table.priority).toBe('P2');
    expect(scoreOf({ ...left.table, cash: { ...left.table.cash, P1: 999 } }, 'P1').total).toBe(0);
    // Three passes end the stock round now, and P1 is not asked.
    const round = toStockRound(left);
    expect(decider(round)).toBe('P2');
    const third = play(round, pass, pass);
    expect([asked(third), decider(third)]).toEqual(['stockTurn', 'P4']);
    expect(asked(play(third, pass))).not.toBe('stockTurn');
  });
});

describe('1849 §10.7 Emergency money raising: sales that close the operating corporation', () => {
  /** Lilibeo at L.27: one share less and it is in Closed. */
  const edge = (own: number, position: Position = {}) =>
    lilibeo({ cash: 100, at: [8, 0], singles: { P1: own } }, { cash: { P1: 200 }, ...position });

  it('it closes at once and the turn is over; what he has not paid in stays his (RUL-55) [10.7-22]', () => {
    const state = edge(3, { corps: { RCS: { president: 'P2', cash: 1 } } });
    expect(value(state, 'CTL')).toBe(27);
    const before = cash(state, 'bank');
    const after = play(state, sell('CTL'));
    expect(closed(after, 'CTL')).toBe(true);
    // 27 from the bank, the treasury of 100 to it.
    expect([cash(after, 'P1'), cash(after, 'bank') - before]).toEqual([227, 73]);
    // Not case B: he has no stock left and is not asked; Sicula operates.
    expect([operating(after), decider(after)]).toEqual(['RCS', 'P2']);
  });

  it('so too when all he has is sold: the money of the forced sales stays his [10.7-22]', () => {
    const state = edge(1, { corps: { RCS: { president: 'P2', singles: { P1: 1 }, at: [8, 3] } } });
    refuses(state, { type: 'buyTrain', train: '8H-1', price: 350 }, 'train.presidentShort');
    expect(whyNot(state, gives)).toBe('bankruptcy.canStillPay');
    const poor = { ...state, table: { ...state.table, cash: { ...state.table.cash, P1: 150 } } };
    const after = play(poor, gives);
    expect(closed(after, 'CTL')).toBe(true);
    expect(hand(after, 'RCS', 'P1')).toBe('nothing');
    expect(cash(after, 'P1')).toBe(150 + 40 + 27);
    expect([asked(after), decider(after)]).toEqual(['layTrack', 'P2']);
  });
});
