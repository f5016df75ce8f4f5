import { scratch } from '@binario/kernel';
import {
  beginPhase,
  buyerFirst,
  buyTrain,
  isGivenAway,
  isTooDear,
  oweDiscards,
  type RailEffect,
  type RailTable,
  reduceRail,
} from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { emptyTable } from '../support.ts';

const table: RailTable = {
  ...emptyTable,
  cash: { bank: 0, A: 500, B: 0 },
  trains: { '2-0': 'A', '2-1': 'gone', '3-0': 'pool', '3-1': 'bank', '4-0': 'B' },
};
const trying = () => scratch<RailTable, RailEffect>(reduceRail, table);

describe('trains change hands', () => {
  it.each([
    ['4-0', 'B', { A: 400, B: 100 }],
    ['3-1', 'bank', { A: 400, bank: 100 }],
    ['3-0', 'pool', { A: 400, bank: 100 }],
  ])('%s is paid to %s, what lies in the pool to the bank', (train, seller, cash) => {
    const tx = trying();
    expect(buyTrain(tx, 'A', train, 100)).toBe(seller);
    expect(tx.table).toMatchObject({ cash, trains: { [train]: 'A' } });
    expect(tx.effects.at(-1)).toEqual({ type: 'trainBought', train, from: seller, to: 'A', price: 100 });
  });

  it('never for nothing, nor for more than the treasury has', () => {
    const bid = (price: number) => ({ type: 'buyTrain', by: 'P1', train: '4-0', price });
    expect(isGivenAway(table, {}, bid(0))).toEqual({ train: '4-0' });
    expect(isGivenAway(table, {}, bid(1))).toBe(false);
    expect(isTooDear(table, { step: 'buyTrains', corp: 'A' }, bid(501))).toEqual({ corp: 'A', price: 501, cash: 500 });
    expect(isTooDear(table, { step: 'buyTrains', corp: 'A' }, bid(500))).toBe(false);
  });

  it('the first of a class begins a phase, which scraps others wherever they are', () => {
    const tx = trying();
    beginPhase(tx, '4', 'B', (train) => train.startsWith('2') || train.startsWith('3'));
    expect(tx.effects[0]).toEqual({ type: 'phaseEntered', phase: '4', by: 'B' });
    // One has left the game before.
    expect(tx.effects.slice(1).map((effect) => 'train' in effect && effect.train)).toEqual(['2-0', '3-0', '3-1']);
    expect(tx.table).toMatchObject({ phase: '4', trains: { '4-0': 'B' } });
  });

  it('a question is owed for every train above the limit, the buyer first', () => {
    const tx = trying();
    for (const corp of buyerFirst('B', ['A', 'B', 'C'])) oweDiscards(tx, corp, 0);
    expect(tx.owed).toEqual([
      { step: 'discardTrain', corp: 'B' },
      { step: 'discardTrain', corp: 'A' },
    ]);
  });
});
