import { describe, expect, it } from 'vitest';
import type { PhaseId } from '../data/phases.ts';
import { scoreOf } from '../rules/score.ts';
import { certificates } from '../rules/stock.ts';
import { factsOf, isStarted } from '../table.ts';
import {
  asked,
  begin,
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
  settled,
  space,
  tableOf,
  whyNot,
} from './support/index.ts';

type Given = NonNullable<Position['corps']>['CTL'];

const issues = { type: 'issueBond' } as const;
const repays = { type: 'repayBond' } as const;
const paysInterest = { type: 'payInterest' } as const;
const gives = { type: 'declareBankruptcy' } as const;
const bonds: Position = { setup: { variants: ['bonds'] } };

/** Lilibeo in this step of its turn; after it P2 is asked for Archimede. */
const lilibeo = (step: string, given: Given, position: Position = {}) =>
  corpTurn(
    {
      phase: '8',
      ...bonds,
      ...position,
      corps: { CTL: given ?? {}, ATA: { president: 'P2', at: [9, 3] }, ...position.corps },
    },
    'CTL',
    step,
  );

/** With its bond issued. */
const owing = (step: string, given: Given = {}, position: Position = {}) =>
  lilibeo(step, { ...given, facts: { bond: true, ...given?.facts } }, position);

const hasBond = ({ table }: State1849) => factsOf(table, 'CTL').bond;

describe('1849 §14.2 Bonds: issue and repayment', () => {
  it('each corporation has one bond of L.500 [14.2-01]', () => {
    const state = lilibeo('issueBond', { cash: 10 });
    const issued = play(state, issues);
    expect([hasBond(issued), cash(issued, 'CTL')]).toEqual([true, 510]);
    refuses(owing('issueBond'), issues, 'bond.onlyOne');
    // Another corporation has its own.
    expect(factsOf(issued.table, 'ATA').bond).toBe(false);
  });

  it('from Phase 8 on, as the last step of the turn [14.2-02]', () => {
    refuses(lilibeo('issueBond', {}, { phase: '6' }), issues, 'bond.phase');
    for (const phase of ['8', '10', '12', '16'] as const) {
      expect(whyNot(lilibeo('issueBond', {}, { phase }), issues)).toBeUndefined();
    }
    expect(operating(play(lilibeo('issueBond', {}), issues))).toBe('ATA');
    expect(asked(play(lilibeo('finance', {}), pass))).toBe('issueBond');
  });

  it('the bank pays L.500; the marker goes left, down at the left edge, and so even into Closed [14.2-03]', () => {
    const goes = (at: readonly [number, number]) => {
      const state = lilibeo('issueBond', { at });
      const issued = play(state, issues);
      expect(cash(state, 'bank') - cash(issued, 'bank')).toBe(isStarted(issued.table, 'CTL') ? 500 : 0);
      return space(issued, 'CTL');
    };
    expect(goes([3, 5])).toEqual([3, 4]);
    expect(goes([3, 0])).toEqual([4, 0]);
    // Into Closed: the 500 just received repay the bond, nobody is asked.
    expect(goes([9, 1])).toBeUndefined();
    expect(goes([8, 0])).toBeUndefined();
    expect(decider(play(lilibeo('issueBond', { at: [9, 1] }), issues))).toBe('P2');
  });

  it('no interest in the turn of issue; L.50 in every later turn, after the financial step [14.2-04, 14.2-05]', () => {
    const issued = play(lilibeo('issueBond', { cash: 100 }), issues);
    expect(cash(issued, 'CTL')).toBe(600);
    // The next turn: Lilibeo passes everything, and pays when the financial step is over.
    const state = { ...owing('finance', { cash: 600 }), table: issued.table };
    const before = cash(state, 'bank');
    expect([asked(state), cash(state, 'CTL')]).toEqual(['finance', 600]);
    const after = play(state, pass);
    expect([asked(after), cash(after, 'CTL'), cash(after, 'bank') - before]).toEqual(['repayBond', 550, 50]);
    const again = play({ ...state, table: after.table }, pass);
    expect(cash(again, 'CTL')).toBe(500);
  });

  it('the whole L.500 out of the treasury, after the interest of the turn [14.2-08, 14.2-09]', () => {
    const state = owing('finance', { cash: 550 }, { cash: { P1: 900 } });
    const asks = play(state, pass);
    expect([asked(asks), cash(asks, 'CTL')]).toEqual(['repayBond', 500]);
    const repaid = play(asks, repays);
    expect([cash(repaid, 'CTL'), cash(repaid, 'bank') - cash(state, 'bank'), hasBond(repaid)]).toEqual([0, 550, false]);
    // With 549 the interest leaves too little, and the president may not help.
    expect(asked(play(owing('finance', { cash: 549 }, { cash: { P1: 900 } }), pass))).not.toBe('repayBond');
    refuses(owing('repayBond', { cash: 499 }, { cash: { P1: 900 } }), repays, 'bond.noMoney');
    refuses(lilibeo('repayBond', { cash: 600 }), repays, 'bond.notIssued');
    expect(whyNot(owing('repayBond', { cash: 600 }), pass)).toBeUndefined();
  });

  it('the marker goes right, up at the edge, and not into the blue zone [14.2-10]', () => {
    const goes = (at: readonly [number, number], phase: PhaseId) =>
      space(play(owing('repayBond', { cash: 500, at }, { phase }), repays), 'CTL');
    expect(goes([3, 5], '8')).toEqual([3, 6]);
    expect(goes([4, 12], '8')).toEqual([3, 12]);
    expect(goes([2, 12], '12')).toEqual([1, 12]);
    expect(goes([2, 12], '16')).toEqual([2, 13]);
  });

  it('a repaid bond can be issued again, in the same turn too (RUL-5) [14.2-11, 14.2-12]', () => {
    const repaid = play(owing('repayBond', { cash: 500 }), repays);
    expect([asked(repaid), space(repaid, 'CTL')]).toEqual(['issueBond', [3, 6]]);
    const again = play(repaid, issues);
    expect([hasBond(again), cash(again, 'CTL'), space(again, 'CTL')]).toEqual([true, 500, [3, 5]]);
    const later = play(lilibeo('issueBond', {}), issues);
    expect(hasBond(later)).toBe(true);
  });

  it('re-opened it has no bond outstanding, and may issue it again [14.2-14]', () => {
    const position: Position = { phase: '8', ...bonds, cash: { P1: 900 }, queue: [], table: { lively: true } };
    const shut = corpTurn(
      { ...position, corps: { CTL: { cash: 500, at: [9, 1], facts: { bond: true, eToken: false } } } },
      'CTL',
      'runTrains',
    );
    const closed = settled(shut);
    expect(isStarted(closed.table, 'CTL')).toBe(false);
    let now = closed;
    while (asked(now) !== 'stockTurn') now = play(now, pass);
    const open = play(now, begin('CTL', 100));
    expect(hasBond(open)).toBe(false);
    const turn = { ...lilibeo('issueBond', {}), table: open.table };
    expect(hasBond(play(turn, issues))).toBe(true);
  });

  it('at the end each share counts L.100 less, but never less than nothing [14.2-15]', () => {
    const worth = (at: readonly [number, number], bond: boolean) =>
      scoreOf(tableOf({ ...bonds, cash: { P1: 7 }, corps: { CTL: { at, singles: { P1: 2 }, facts: { bond } } } }), 'P1')
        .total;
    expect([worth([2, 8], false), worth([2, 8], true)]).toEqual([7 + 4 * 144, 7 + 4 * 44]);
    // At L.80 the shares are worth nothing, not a debt.
    expect([worth([3, 3], false), worth([3, 3], true)]).toEqual([7 + 320, 7]);
  });

  it('an issued bond is no stock: it counts for no limit and lies with nobody [14.2-16]', () => {
    const state = lilibeo('issueBond', { singles: { P1: 2, pool: 4 } });
    const issued = play(state, issues);
    expect(certificates(issued.table, 'P1')).toBe(certificates(state.table, 'P1'));
    expect(issued.table.certs).toEqual(state.table.certs);
    expect(hand(issued, 'CTL', 'pool')).toBe('4 singles');
  });
});

describe('1849 §14.2 Bonds: interest the treasury cannot pay', () => {
  const sicula = { RCS: { president: 'P2', singles: { P1: 3 }, at: [8, 2] } } as const;

  it('the president adds the difference out of his cash [14.2-06]', () => {
    const state = owing('payInterest', { cash: 20 }, { cash: { P1: 100 }, corps: sicula });
    refuses(state, sell('RCS'), 'emergency.enough');
    const paid = play(state, paysInterest);
    expect([cash(paid, 'CTL'), cash(paid, 'P1')]).toEqual([0, 70]);
    expect(cash(paid, 'bank') - cash(state, 'bank')).toBe(50);
    // A treasury that has it pays without a question.
    expect(asked(settled(owing('payInterest', { cash: 50 })))).not.toBe('payInterest');
  });

  it('then by selling stock, no more than is missing, as in 10.7 [14.2-06]', () => {
    // 20 and 5: 25 are missing, and Sicula stands at 36.
    const state = settled(owing('payInterest', { cash: 20 }, { cash: { P1: 5 }, corps: sicula }));
    expect([asked(state), decider(state)]).toEqual(['payInterest', 'P1']);
    refuses(state, paysInterest, 'interest.presidentShort');
    refuses(state, sell('RCS', 2), 'emergency.moreThanNeeded');
    refuses(state, gives, 'bankruptcy.canStillPay');
    const paid = play(state, sell('RCS'), paysInterest);
    expect([cash(paid, 'CTL'), cash(paid, 'P1')]).toEqual([0, 5 + 36 - 30]);
    const office = owing('payInterest', { cash: 20, singles: { P1: 1, P2: 3 } });
    refuses(office, sell('CTL'), 'emergency.keepsOffice');
  });

  it('if he cannot, as 10.7 B: all is sold and paid in, it closes, the bond takes what there is (RUL-67) [14.2-07]', () => {
    const state = owing(
      'payInterest',
      { cash: 10 },
      { cash: { P1: 8 }, corps: { RCS: { president: 'P2', singles: { P1: 1 }, at: [9, 1] } } },
    );
    expect(whyNot(state, gives)).toBeUndefined();
    const before = cash(state, 'bank');
    const asks = play(state, gives);
    expect(isStarted(asks.table, 'CTL')).toBe(false);
    expect([asked(asks), decider(asks), cash(asks, 'P1')]).toEqual(['loanOrLeave', 'P1', 0]);
    // 24 for Sicula went out and came back; 18 came with it. Nothing more is asked for the bond.
    expect(cash(asks, 'bank') - before).toBe(18);
    const lent = play(asks, { type: 'takeLoan' });
    expect([cash(lent, 'P1'), operating(lent)]).toEqual([500, 'ATA']);
    // Who has stock left plays on.
    const kept = owing(
      'payInterest',
      {},
      { corps: { SFA: { president: 'P2', singles: { P1: 1 }, facts: { turns: 0 } } } },
    );
    expect(asked(play(kept, gives))).not.toBe('loanOrLeave');
  });

  it('a train is not at issue there: only the interest must be found [14.2-07]', () => {
    // No train and a route, but the step of trains is over.
    const state = owing('payInterest', { cash: 0 }, { cash: { P1: 50 } });
    const paid = play(state, paysInterest);
    expect([cash(paid, 'P1'), operating(paid)]).toEqual([0, 'ATA']);
  });
});
