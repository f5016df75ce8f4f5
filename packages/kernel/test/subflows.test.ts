import { actorsOf, choices, offers, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { play, refusalOf, trail } from './driver.ts';
import { freshTable, toy } from './toy/game.ts';
import { cashOf, corpOf, type Table } from './toy/model.ts';
import { roundsFrame } from './toy/steps/rounds.ts';

const { A, B, C } = freshTable.corps as Record<'A' | 'B' | 'C', (typeof freshTable.corps)[string]>;
const shares = { P1: 3, pool: 2 };
const rich = { ...freshTable.cash, A: 500 };

/** Corporation A, of P1, is about to buy trains. */
function buying(table: Partial<Table>) {
  const begun = start(toy, { seed: 1, table, flow: [roundsFrame(1, 3)] });
  return play(toy, begun, { type: 'run', by: 'P1', stops: [] }).state;
}

describe('a sub-flow repeated twice in a row', () => {
  const empire = { A, B: { ...B, president: 'P1', shares }, C: { ...C, president: 'P1', shares } };
  const first = play(toy, buying({ cash: rich, corps: empire }), { type: 'absorb', by: 'P1', target: 'B' }).state;
  const second = play(toy, first, { type: 'absorb', by: 'P1', target: 'C' }).state;

  it('comes back to the same question each time', () => {
    expect(trail(first)).toBe('rounds > operate > buyTrain');
    expect(trail(second)).toBe('rounds > operate > buyTrain');
    expect(offers(toy, first, 'P1')).toContainEqual({ type: 'absorb', by: 'P1', target: 'C' });
  });

  it('does its work each time', () => {
    expect(cashOf(second.table, 'P1')).toBe(200 + 15 + 15);
    expect(corpOf(second.table, 'B').state).toBe('merged');
    expect(corpOf(second.table, 'C').state).toBe('merged');
  });
});

describe('a consent', () => {
  const begun = buying({ cash: rich, corps: { A, B: { ...B, trains: ['2a'] }, C: { ...C, trains: ['2b'] } } });
  const propose = (price: number, train = '2a', from = 'B') => ({ type: 'propose', by: 'P1', from, train, price });
  const asked = play(toy, begun, propose(40)).state;
  const refused = play(toy, asked, { type: 'refuse', by: 'P2' }).state;

  it('is asked of the other president alone', () => {
    expect(actorsOf(toy, asked)).toEqual(['P2']);
    expect(refusalOf(toy, asked, { type: 'agree', by: 'P1' })?.rule).toBe('turn.notYours');
  });

  it('given, carries out what was proposed', () => {
    const { state } = play(toy, asked, { type: 'agree', by: 'P2' });
    expect(corpOf(state.table, 'A').trains).toEqual(['2a']);
    expect(cashOf(state.table, 'B')).toBe(70);
    expect(actorsOf(toy, state)).toEqual(['P1']);
  });

  it('refused, changes nothing on the table and returns to the question', () => {
    expect(refused.table).toEqual(asked.table);
    expect(trail(refused)).toBe('rounds > operate > buyTrain');
  });

  it('refused, cannot be asked again at the same or a lower price', () => {
    const again = { rule: 'train.refusedBefore', cite: 'toy §4.4', params: { train: '2a', price: 40 } };
    expect(refusalOf(toy, refused, propose(40))).toEqual(again);
    expect(refusalOf(toy, refused, propose(39))).toEqual(again);
    expect(offers(toy, refused, 'P1')).toContainEqual({
      ...propose(0),
      price: { min: 41, max: cashOf(refused.table, 'A') },
    });
    expect(refusalOf(toy, refused, propose(41))).toBeUndefined();
  });

  it('refused, leaves other offers as they were', () => {
    expect(refusalOf(toy, refused, propose(1, '2b', 'C'))).toBeUndefined();
  });

  it('refused twice, remembers the higher price; a new turn forgets', () => {
    const twice = play(toy, refused, propose(60), { type: 'refuse', by: 'P2' }).state;
    expect(refusalOf(toy, twice, propose(60))?.rule).toBe('train.refusedBefore');
    expect(refusalOf(toy, twice, propose(61))).toBeUndefined();
    expect(twice.flow[0]).toEqual(begun.flow[0]);
    expect(twice.flow[1]).toEqual(begun.flow[1]);
  });

  it('of a president over both corporations is not asked for', () => {
    const mine = buying({ cash: rich, corps: { A, B: { ...B, president: 'P1', shares, trains: ['2a'] }, C } });
    const { state } = play(toy, mine, propose(1));
    expect(corpOf(state.table, 'A').trains).toEqual(['2a']);
    expect(trail(state)).toBe('rounds > operate > buyTrain');
  });
});

describe('two players owing discards at once', () => {
  const full = { B: { ...B, trains: ['2a', '2b'] }, C: { ...C, trains: ['2c', '2d'] } };
  const begun = buying({ cash: rich, depot: ['3a', '3b', '4a'], corps: { A, ...full } });
  const bought = play(toy, begun, { type: 'buyTrain', by: 'P1', train: '3a' }).state;

  it('are asked one after another, in the order owed', () => {
    expect(bought.table.phase).toBe(3);
    expect(actorsOf(toy, bought)).toEqual(['P2']);
    expect(refusalOf(toy, bought, { type: 'discard', by: 'P3', train: '2c' })?.rule).toBe('turn.notYours');
    const one = play(toy, bought, { type: 'discard', by: 'P2', train: '2b' }).state;
    expect(actorsOf(toy, one)).toEqual(['P3']);
    const both = play(toy, one, { type: 'discard', by: 'P3', train: '2c' }).state;
    expect(corpOf(both.table, 'B').trains).toEqual(['2a']);
    expect(corpOf(both.table, 'C').trains).toEqual(['2d']);
  });

  it('keep the buyer waiting; then he goes on where he was', () => {
    expect(choices(toy, bought, 'P1')).toEqual([]);
    const { state } = play(
      toy,
      bought,
      { type: 'discard', by: 'P2', train: '2a' },
      { type: 'discard', by: 'P3', train: '2d' },
    );
    expect(trail(state)).toBe('rounds > operate > buyTrain');
    expect(actorsOf(toy, state)).toEqual(['P1']);
    expect(refusalOf(toy, state, { type: 'buyTrain', by: 'P1', train: '3b' })?.rule).toBe('train.limit');
  });
});
