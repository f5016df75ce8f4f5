import { scratch } from '@binario/kernel';
import {
  exchangePresidency,
  largestAfter,
  type RailEffect,
  type RailTable,
  reduceRail,
  twoSingles,
} from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { certsHeldBy, emptyTable } from '../support.ts';

/** P1 presides with 20 %; P2 and P4 have 30 %, P3 has 10 %. */
const table: RailTable = {
  ...emptyTable,
  seats: ['P1', 'P2', 'P3', 'P4'],
  certs: { A: certsHeldBy('P1', 'P2', 'P2', 'P2', 'P4', 'P4', 'P4', 'P3', 'pool') },
};

describe('the heir of a president', () => {
  it('holds most; among equals he is the first to the left', () => {
    expect(largestAfter(table, 'A', 'P1', (percent) => percent > 20)).toBe('P2');
    expect(largestAfter(table, 'A', 'P3', (percent) => percent > 20)).toBe('P4');
  });

  it('is nobody unless somebody holds enough, and never who has left', () => {
    expect(largestAfter(table, 'A', 'P1', (percent) => percent > 30)).toBeUndefined();
    expect(largestAfter({ ...table, leavers: ['P2'] }, 'A', 'P1', (percent) => percent > 20)).toBe('P4');
    expect(largestAfter(table, 'B', 'P1', () => false)).toBeUndefined();
  });
});

describe('the exchange of certificates', () => {
  it('takes two singles for the president’s certificate, or what is named', () => {
    expect(twoSingles(table, 'A', 'P4')).toEqual([4, 5]);
    const tx = scratch<RailTable, RailEffect>(reduceRail, table);
    exchangePresidency(tx, 'A', 'P1', 'P4');
    expect(tx.table.certs.A?.map(({ holder }) => holder).join(' ')).toBe('P4 P2 P2 P2 P1 P1 P4 P3 pool');
    exchangePresidency(tx, 'A', 'P4', 'P2', [3]);
    expect(tx.table.certs.A?.map(({ holder }) => holder).join(' ')).toBe('P2 P2 P2 P4 P1 P1 P4 P3 pool');
    expect(tx.effects.filter(({ type }) => type === 'presidencyPassed')).toHaveLength(2);
  });
});
