import {
  actorsOf,
  apply,
  become,
  call,
  choices,
  done,
  type Frame,
  idle,
  offers,
  rule,
  start,
  stay,
} from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { play, refusalOf, trail, typesOf } from './driver.ts';
import { answer, asking, go, left, machine, note, type Part } from './machine.ts';
import { freshTable, toy } from './toy/game.ts';
import { cashOf, corpOf, type Table } from './toy/model.ts';
import { roundsFrame } from './toy/steps/rounds.ts';

const borrow = (by = 'P1') => ({ type: 'borrow', by });
const repay = (by = 'P1') => ({ type: 'repay', by });
const run = { type: 'run', by: 'P1', stops: [] };

function operating(table: Partial<Table> = {}) {
  return start(toy, { seed: 1, table, flow: [roundsFrame(1, 3)] });
}

const poor = { cash: { ...freshTable.cash, P1: 0, A: 0 } };

describe('standing offers', () => {
  it('are open in every frame above the one that declares them, after its own options', () => {
    const running = operating(poor);
    expect(typesOf(offers(toy, running, 'P1'))).toEqual(['run', 'borrow']);
    const raising = play(toy, running, run, { type: 'raise', by: 'P1' }).state;
    expect(trail(raising)).toBe('rounds > operate > buyTrain > raiseMoney');
    expect(typesOf(offers(toy, raising, 'P1'))).toEqual(['sellShares', 'giveUp', 'borrow']);
  });

  it('let the frame on top look again after one was taken', () => {
    const raising = play(toy, operating(poor), run, { type: 'raise', by: 'P1' }).state;
    const once = play(toy, raising, borrow()).state;
    expect(trail(once)).toBe('rounds > operate > buyTrain > raiseMoney');
    const twice = play(toy, once, borrow()).state;
    expect(cashOf(twice.table, 'A')).toBeGreaterThanOrEqual(40);
    expect(trail(twice)).toBe('rounds > operate > buyTrain');
  });

  it('obey their own rules, with citation', () => {
    const twice = play(toy, operating(), borrow(), borrow()).state;
    expect(refusalOf(toy, twice, borrow())).toEqual({
      rule: 'loan.atMostTwo',
      cite: 'toy §3.1',
      params: { corp: 'A' },
    });
    expect(choices(toy, twice, 'P1').at(-2)).toEqual({
      offer: borrow(),
      refusal: { rule: 'loan.atMostTwo', cite: 'toy §3.1', params: { corp: 'A' } },
    });
    expect(typesOf(offers(toy, twice, 'P1'))).toEqual(['run', 'repay']);
  });

  it('are not open to others', () => {
    expect(refusalOf(toy, operating(), borrow('P2'))?.rule).toBe('turn.notYours');
  });

  it('are not open to their own actor while somebody else is being asked', () => {
    const { A, B } = freshTable.corps;
    const corps = { ...freshTable.corps, A: A!, B: { ...B!, trains: ['2a'] } };
    const asked = play(toy, operating({ corps }), run, { type: 'propose', by: 'P1', from: 'B', train: '2a', price: 5 });
    expect(actorsOf(toy, asked.state)).toEqual(['P2']);
    expect(offers(toy, asked.state, 'P1')).toEqual([]);
    expect(typesOf(offers(toy, asked.state, 'P2'))).toEqual(['agree', 'refuse']);
  });

  it('are closed under an exclusive frame', () => {
    const { A } = freshTable.corps;
    const corps = { ...freshTable.corps, A: { ...A!, trains: ['2a'] } };
    const buying = play(toy, operating({ corps, depot: ['3a'], cash: { ...freshTable.cash, A: 100 } }), run).state;
    const discarding = play(toy, buying, { type: 'buyTrain', by: 'P1', train: '3a' }).state;
    expect(actorsOf(toy, discarding)).toEqual(['P1']);
    expect(typesOf(offers(toy, discarding, 'P1'))).toEqual(['discard']);
    expect(refusalOf(toy, discarding, borrow())).toEqual({
      rule: 'turn.notOffered',
      cite: '',
      params: { type: 'borrow', step: 'discardTrain' },
    });
    const after = play(toy, discarding, { type: 'discard', by: 'P1', train: '2a' }).state;
    expect(typesOf(offers(toy, after, 'P1'))).toContain('borrow');
  });
});

describe('an idle step', () => {
  const bought = (table: Partial<Table>) => {
    const { A } = freshTable.corps;
    const corps = { ...freshTable.corps, A: { ...A!, trains: ['2a'], ...(table.corps?.A ?? {}) } };
    return play(toy, operating({ ...table, corps }), run, { type: 'pass', by: 'P1' }).state;
  };

  it('waits while a standing offer is open', () => {
    const state = bought({});
    expect(trail(state)).toBe('rounds > operate > endTurn');
    expect(typesOf(offers(toy, state, 'P1'))).toEqual(['endTurn', 'borrow']);
  });

  it('is skipped when none is open', () => {
    const A = { ...freshTable.corps.A!, trains: ['2a'], loans: 2 };
    const state = bought({ corps: { A }, cash: { ...freshTable.cash, A: 0 } });
    expect(state.flow.at(-1)).toEqual({ step: 'runTrains', corp: 'B' });
  });

  it('is skipped as soon as the last one has been taken', () => {
    const A = { ...freshTable.corps.A!, trains: ['2a'], loans: 1 };
    const waiting = bought({ corps: { A }, cash: { ...freshTable.cash, A: -30 } });
    expect(typesOf(offers(toy, waiting, 'P1'))).toEqual(['endTurn', 'borrow']);
    expect(play(toy, waiting, borrow()).state.flow.at(-1)).toEqual({ step: 'runTrains', corp: 'B' });
  });

  it('may be left by its own option', () => {
    const { state } = play(toy, bought({}), borrow(), repay(), { type: 'endTurn', by: 'P1' });
    expect(corpOf(state.table, 'A').loans).toBe(0);
    expect(state.flow.at(-1)).toEqual({ step: 'runTrains', corp: 'B' });
  });
});

describe('an idle step of several players', () => {
  const shared: Part = {
    standing: {
      actions: ['go'],
      actors: () => ['P2', 'P3'],
      options: (_board, _frame, by) => [{ type: 'go', by }],
      rules: [rule('toy §9', 'not.P3', (_board, _frame, action) => action.by === 'P3' && {})],
      take: (_tx, frame) => frame,
    },
    begin: (_tx, frame) => stay(frame),
    actors: () => ['P9'],
  };
  const pause = (...actors: string[]): Part => ({ begin: (_tx, frame) => idle(frame), actors: () => actors });

  it('waits if one of them has something to do', () => {
    const game = machine({ shared, pause: pause('P1', 'P2', 'P3') });
    expect(trail(start(game, [{ step: 'shared' }, { step: 'pause' }]))).toBe('shared > pause');
  });

  it('is skipped if what stands there is not theirs, or closed to them', () => {
    const game = machine({ shared, pause: pause('P1', 'P3') });
    expect(trail(start(game, [{ step: 'shared' }, { step: 'pause' }]))).toBe('shared');
  });
});

interface Turn extends Frame {
  readonly coins: number;
}

/** A turn with coins to throw at any moment; each throw is noted, and costs a coin of the turn's own frame. */
function withCoins(more: Readonly<Record<string, Part>> = {}) {
  const turn: Part<Turn> = {
    begin: (tx, frame) => (tx.table.log.includes('P1 answered') ? done() : call(asking('P1'), frame)),
    gone: (board) => (board.gone.includes('turn') ? 'the turn is over' : undefined),
    standing: {
      actions: ['throw'],
      actors: () => ['P1'],
      options: (_board, _frame, by) => [{ type: 'throw', by }],
      rules: [rule('toy §9', 'coin.none', (_board, frame) => (frame as Turn).coins === 0 && {})],
      take(tx, frame) {
        tx.emit(note('thrown'));
        if (tx.table.log.includes('dare')) tx.owe(asking('P2'));
        return { ...frame, coins: frame.coins - 1 } satisfies Turn;
      },
    },
  };
  return machine({ turn, ...more } as Readonly<Record<string, Part>>);
}

describe('the frame that declares standing offers', () => {
  const thrown = { type: 'throw', by: 'P1' };
  const begin = (coins: number): Turn => ({ step: 'turn', coins });

  it('may change when one is taken, under the question that stays', () => {
    const game = withCoins();
    const { state } = play(game, start(game, [begin(2)]), thrown, thrown);
    expect(state.flow).toEqual([begin(0), asking('P1')]);
    expect(refusalOf(game, state, thrown)).toEqual({ rule: 'coin.none', cite: 'toy §9', params: {} });
  });

  it('may owe a question, after which the frame on top is asked again', () => {
    const game = withCoins();
    const dared = start({ ...game, start: (flow) => ({ ...game.start(flow), table: { log: ['dare'], gone: [] } }) }, [
      begin(1),
    ]);
    const owed = play(game, dared, thrown).state;
    expect(actorsOf(game, owed)).toEqual(['P2']);
    const { state } = play(game, owed, answer('P2'));
    expect(state.flow).toEqual([begin(0), asking('P1')]);
  });

  it('offers nothing any more once its subject has gone, even while a question above it still stands', () => {
    const game = withCoins({
      end: {
        begin(tx, _frame) {
          tx.emit(left('turn'));
          tx.owe(asking('P1'));
          return done();
        },
      },
    });
    const state = start(game, [begin(2), { step: 'end' }]);
    expect(actorsOf(game, state)).toEqual(['P1']);
    expect(offers(game, state, 'P1')).toEqual([answer('P1')]);
    expect(refusalOf(game, state, thrown)?.rule).toBe('turn.notOffered');
  });
});

describe('the same type of action in two frames', () => {
  const declaring = (name: string): Part => ({
    begin: (_tx, frame) => stay(frame),
    actors: () => ['P1'],
    standing: {
      actions: ['go'],
      actors: () => ['P1'],
      options: (_board, _frame, by) => [{ type: 'go', by }],
      rules: [],
      take(tx, frame) {
        tx.emit(note(name));
        return frame;
      },
    },
  });
  const asks: Part = {
    actions: ['go'],
    actors: () => ['P1'],
    options: (_board, _frame, by) => [{ type: 'go', by }],
    rules: [rule('toy §9', 'not.here', () => ({}))],
    take: (_tx, frame) => become(frame),
  };
  const game = machine({ outer: declaring('outer'), inner: declaring('inner'), asks });

  it('belongs to the nearest one: it is offered once, and carried out there', () => {
    const state = start(game, [{ step: 'outer' }, { step: 'inner' }]);
    expect(offers(game, state, 'P1')).toEqual([go()]);
    expect(play(game, state, go()).state.table.log).toEqual(['inner']);
  });

  it('belongs to the question itself before any standing offer', () => {
    const state = start(game, [{ step: 'outer' }, { step: 'asks' }]);
    expect(choices(game, state, 'P1')).toEqual([
      { offer: go(), refusal: { rule: 'not.here', cite: 'toy §9', params: {} } },
    ]);
    expect(apply(game, state, go())).toEqual({ ok: false, refusal: { rule: 'not.here', cite: 'toy §9', params: {} } });
  });

  it('that is closed in the question does not keep an idle step waiting', () => {
    const idling = machine({ outer: declaring('outer'), asks: { ...asks, begin: (_tx, frame) => idle(frame) } });
    expect(trail(start(idling, [{ step: 'outer' }, { step: 'asks' }]))).toBe('outer');
  });
});
