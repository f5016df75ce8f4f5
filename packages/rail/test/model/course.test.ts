import { type Carrying, type CourseEffect, type CourseTable, reduceCourse } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { emptyTable } from '../support.ts';

const table: CourseTable = {
  ...emptyTable,
  seats: ['P1', 'P2', 'P3'],
  cash: { bank: 100, P1: 50 },
  priority: 'P2',
  sold: {},
  bankBroken: false,
  lively: false,
  ended: null,
};

const carrying: Carrying<CourseTable> = { leastInBank: 1, copyOf: (each) => ({ ...each }) };

const after = (...effects: readonly CourseEffect[]): CourseTable =>
  effects.reduce((now, effect) => reduceCourse(now, effect, carrying), table);

const paid = (from: string, to: string, amount: number): CourseEffect => ({ type: 'paid', from, to, amount, why: 'x' });

describe('the course of every game', () => {
  it('money that moves makes the set lively; nothing is written to the table before', () => {
    expect(after(paid('P1', 'bank', 10))).toMatchObject({
      lively: true,
      bankBroken: false,
      cash: { bank: 110, P1: 40 },
    });
    expect(after({ type: 'choiceGiven' }).lively).toBe(true);
    expect(table.lively).toBe(false);
  });

  it('the bank is broken once it pays and has less left than it must, whatever comes back later', () => {
    expect(after(paid('bank', 'P1', 99)).bankBroken).toBe(false);
    expect(after(paid('bank', 'P1', 100)).bankBroken).toBe(true);
    expect(after(paid('bank', 'P1', 100), paid('P1', 'bank', 150)).bankBroken).toBe(true);
    const owing = reduceCourse(table, paid('bank', 'P1', 100), { ...carrying, leastInBank: 0 });
    expect(owing.bankBroken).toBe(false);
  });

  it('priority goes on to the left of a player who leaves', () => {
    expect(after({ type: 'playerLeft', player: 'P2' })).toMatchObject({ priority: 'P3', leavers: ['P2'] });
    expect(after({ type: 'playerLeft', player: 'P1' }).priority).toBe('P2');
    expect(after({ type: 'priorityGiven', player: 'P1' }).priority).toBe('P1');
  });

  it('sales are remembered by player, and what ended the game first stays the reason', () => {
    const sold = after(
      { type: 'saleBarred', player: 'P1', corp: 'A' },
      { type: 'saleBarred', player: 'P1', corp: 'B' },
    );
    expect(sold.sold).toEqual({ P1: ['A', 'B'] });
    expect(after({ type: 'ended', reason: 'bank' }, { type: 'ended', reason: 'price' }).ended).toEqual({
      reason: 'bank',
    });
  });
});
