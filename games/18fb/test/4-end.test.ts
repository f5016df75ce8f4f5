import { BANK } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { reduce } from '../reduce.ts';
import { payFull } from '../rules/dividends.ts';
import { scores } from '../rules/score.ts';
import {
  asked,
  cash,
  frame,
  inTurn,
  type Position,
  play,
  settled,
  stateAt,
  tableOf,
  tiles,
  token,
  value,
  working,
} from './support/index.ts';

/** All but this much of the bank lies with P3. */
const nearlyBroken = (left: number, more: Position = {}): Position => {
  const table = tableOf(more);
  const rest = (table.cash[BANK] ?? 0) - left;
  return { ...more, cash: { ...more.cash, P3: rest } };
};

const set = (position: Position, played: number) =>
  stateAt(
    tableOf(position),
    frame('game', { next: 'stockRound', number: 3 }),
    frame('operatingSet', { set: 3, played }),
  );

describe('18FB §4 the end', () => {
  it('a broken bank ends the game with the set, payments go on [1.1-04, 4-01, 4-03, 4-04, 4-06]', () => {
    const position = nearlyBroken(30, { cards: { Bayard: 'P1', Delahante: 'P2' } });
    const state = settled(set(position, 0));
    // D25 of incomes, then D25 more in the second round: the bank owes D20 by then.
    expect([state.flow, state.table.ended]).toEqual([[], { reason: 'bank' }]);
    expect(cash(state, BANK)).toBe(-20);
    expect([cash(state, 'P1'), cash(state, 'P2')]).toEqual([10, 40]);
    const back = reduce(state.table, { type: 'paid', from: 'P3', to: BANK, amount: 100, why: 'card' });
    expect(back.bankBroken).toBe(true);
    expect(scores(state.table).find(({ player }) => player === 'P2')?.total).toBe(40);
  });

  it('broken in a stock round a full set still follows [4-05]', () => {
    const broken = tableOf({ ...nearlyBroken(0), table: { bankBroken: true }, cards: { Bayard: 'P1' } });
    const state = settled(stateAt(broken, frame('game', { next: 'operatingRounds', number: 2 })));
    expect([state.table.ended, cash(state, 'P1')]).toEqual([{ reason: 'bank' }, 10]);
  });

  it('D300 ends the game in the middle of a turn, by a bonus as by a dividend [4-02]', () => {
    const last = { row: 0, col: 18 };
    const line = tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '6', 'nC4', 'nD1']);
    const at = (price: typeof last) =>
      inTurn({ companies: { NN: { cash: 100, trains: ['PH1'], price } }, tiles: line }, 'NN', 'placeToken');
    const bonus = play(at(last), token('nC6', 'nC4', 'nD3'));
    expect([value(bonus, 'NN'), bonus.table.ended, bonus.flow]).toEqual([300, { reason: 'top' }, []]);
    const earlier = play(at({ row: 0, col: 17 }), token('nC6', 'nC4', 'nD3'));
    expect([value(earlier, 'NN'), earlier.table.ended, asked(earlier)]).toEqual([290, null, 'dividend']);
    const paid = working(at(last).table, (tx) => payFull(tx, 'NN', 290)).table;
    expect(paid.ended).toEqual({ reason: 'top' });
  });

  it('the last ducat breaks it', () => {
    const table = tableOf(nearlyBroken(10));
    const last = reduce(table, { type: 'paid', from: BANK, to: 'P1', amount: 10, why: 'card' });
    expect([table.bankBroken, last.bankBroken]).toEqual([false, true]);
  });

  it('a set without a choice and without money ends the game [4-12]', () => {
    const state = settled(stateAt({ ...tableOf({}), lively: false }, frame('game', { next: 'stockRound', number: 3 })));
    expect([state.flow, state.table.ended]).toEqual([[], { reason: 'stalemate' }]);
  });

  it('a question with one lawful answer is not asked [4-14]', () => {
    const state = inTurn(
      { cash: { P1: 100 }, companies: { NN: { standing: 'definitive', cash: 0 } } },
      'NN',
      'runTrains',
    );
    const after = settled(state);
    expect(asked(after)).not.toBe('buyTrains');
    expect(after.table.trains['PH1-0']).toBe('NN');
    expect(cash(after, 'P1')).toBe(0);
  });
});
