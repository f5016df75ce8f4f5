import { actorsOf, offers, start } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { dropped, play, refusalOf, trail, typesOf } from './driver.ts';
import { freshTable, toy } from './toy/game.ts';
import { type Corp, type CorpId, cashOf, corpOf, type Table } from './toy/model.ts';
import { roundsFrame } from './toy/steps/rounds.ts';

/** Corporation A has its turn and must soon buy a train. */
function operating(table: Partial<Table> = {}, corps: Readonly<Record<CorpId, Partial<Corp>>> = {}) {
  const changed = Object.fromEntries(
    Object.entries(freshTable.corps).map(([corp, fresh]) => [corp, { ...fresh, ...corps[corp] }]),
  );
  return start(toy, {
    seed: 7,
    table: { ...table, corps: changed },
    flow: [roundsFrame(1, 3)],
  });
}

const poor = { cash: { ...freshTable.cash, P1: 0, A: 0 } };
const run = (by: string) => ({ type: 'run', by, stops: [] });

describe('a corporation closed in the middle of its own emergency purchase', () => {
  const raising = play(toy, operating(poor), run('P1'), { type: 'raise', by: 'P1' }).state;
  const closed = play(toy, raising, { type: 'giveUp', by: 'P1' });

  it('is deep in its own turn when it closes', () => {
    expect(trail(raising)).toBe('rounds > operate > buyTrain > raiseMoney');
    expect(corpOf(closed.state.table, 'A').state).toBe('closed');
  });

  it('leaves the question to its former president standing, and nothing else can be done meanwhile', () => {
    expect(actorsOf(toy, closed.state)).toEqual(['P1']);
    expect(typesOf(offers(toy, closed.state, 'P1'))).toEqual(['accept']);
    expect(refusalOf(toy, closed.state, { type: 'borrow', by: 'P1' })?.rule).toBe('turn.notOffered');
  });

  it('has all its frames dropped afterwards, each with the reason, and the round goes on', () => {
    const { state, events } = play(toy, closed.state, { type: 'accept', by: 'P1', pension: 'pension' });
    expect(dropped(events)).toEqual(['raiseMoney: corp.closed', 'buyTrain: corp.closed', 'operate: corp.closed']);
    expect(state.table.cash.P1).toBe(10);
    expect(trail(state)).toBe('rounds > operate > runTrains');
    expect(actorsOf(toy, state)).toEqual(['P2']);
  });
});

describe('the operating corporation merged away in its own turn', () => {
  const both = {
    B: { president: 'P1', shares: { P1: 3, pool: 2 }, trains: ['2c', '2d'] },
    A: { trains: ['2a', '2b'] },
  };

  it('ends the turn at once, and the turn of the other one comes as usual', () => {
    const buying = play(toy, operating({}, { B: both.B }), run('P1')).state;
    const { state, events } = play(toy, buying, { type: 'mergeInto', by: 'P1', target: 'B' });
    expect(dropped(events)).toEqual(['buyTrain: corp.merged', 'operate: corp.merged']);
    expect(state.flow.at(-1)).toEqual({ step: 'runTrains', corp: 'B' });
  });

  it('asks first what the merger owes', () => {
    const buying = play(toy, operating({ depot: ['3a'] }, both), run('P1')).state;
    const merged = play(toy, buying, { type: 'mergeInto', by: 'P1', target: 'B' });
    expect(dropped(merged.events)).toEqual([]);
    expect(trail(merged.state)).toBe('rounds > operate > buyTrain > sequence > discardTrain');
    const one = play(toy, merged.state, { type: 'discard', by: 'P1', train: '2a' });
    expect(actorsOf(toy, one.state)).toEqual(['P1']);
    const { state, events } = play(toy, one.state, { type: 'discard', by: 'P1', train: '2c' });
    expect(dropped(events)).toEqual(['buyTrain: corp.merged', 'operate: corp.merged']);
    expect(corpOf(state.table, 'B').trains).toEqual(['2d', '2b']);
  });

  it('does not give a turn to a corporation that was absorbed before its own', () => {
    const buying = play(toy, operating({}, { B: both.B, A: { trains: ['2a'] } }), run('P1')).state;
    const { state } = play(
      toy,
      buying,
      { type: 'absorb', by: 'P1', target: 'B' },
      { type: 'discard', by: 'P1', train: '2c' },
      { type: 'pass', by: 'P1' },
      { type: 'endTurn', by: 'P1' },
    );
    expect(state.flow.at(-1)).toEqual({ step: 'runTrains', corp: 'C' });
  });
});

describe('a president changed in the middle of the turn', () => {
  const contested = { A: { shares: { P1: 2, P2: 2, pool: 1 } } };
  const raising = play(toy, operating(poor, contested), run('P1'), { type: 'raise', by: 'P1' }).state;
  const sold = play(toy, raising, { type: 'sellShares', by: 'P1', corp: 'A', count: 1 }).state;

  it('hands the open purchase to the new one, whose money it now is', () => {
    expect(actorsOf(toy, raising)).toEqual(['P1']);
    expect(corpOf(sold.table, 'A').president).toBe('P2');
    expect(trail(sold)).toBe('rounds > operate > buyTrain');
    expect(sold.table.cash.P2).toBe(200 - (40 - cashOf(raising.table, 'A')));
    expect(actorsOf(toy, sold)).toEqual(['P2']);
  });

  it('leaves nothing of the turn to the old one', () => {
    expect(offers(toy, sold, 'P1')).toEqual([]);
    expect(refusalOf(toy, sold, { type: 'borrow', by: 'P1' })).toEqual({
      rule: 'turn.notYours',
      cite: '',
      params: { player: 'P1', actors: ['P2'] },
    });
    const { state } = play(toy, sold, { type: 'borrow', by: 'P2' }, { type: 'buyTrain', by: 'P2', train: '2a' });
    const ended = play(toy, state, { type: 'pass', by: 'P2' }, { type: 'endTurn', by: 'P2' });
    expect(ended.state.flow.at(-1)).toEqual({ step: 'runTrains', corp: 'B' });
  });
});
