import { actorsOf, become, call, done, type Frame, type Next, offers, start, stay } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { play, trail } from './driver.ts';
import { answer, asking, go, left, machine, note, type Part } from './machine.ts';

interface Child extends Frame {
  readonly acted?: boolean;
}

/** `child` owes two questions when it acts, and goes on as the test says. */
function owing(next: (frame: Child) => Next) {
  const parent: Part = {
    begin: (_tx, frame) => call({ step: 'child' }, frame),
    resume(tx, _frame, result) {
      tx.emit(note(`parent got ${JSON.stringify(result)}`));
      return done();
    },
  };
  const child: Part<Child> = {
    actions: ['go'],
    begin(tx, frame) {
      tx.emit(note(frame.acted ? 'child looks again' : 'child looks'));
      return stay(frame);
    },
    actors: () => ['P1'],
    options: (_board, _frame, by) => [{ type: 'go', by }],
    resume(tx, frame) {
      tx.emit(note('child resumed'));
      return stay(frame);
    },
    take(tx, frame) {
      if (frame.acted) return done('late');
      tx.emit(note('child acted'));
      tx.owe(asking('P2'));
      tx.owe(asking('P3'));
      return next({ ...frame, acted: true });
    },
  };
  return machine({ parent, child });
}

/** The board's log when all that was owed has been answered, in the order owed. */
function afterwards(next: (frame: Child) => Next) {
  const game = owing(next);
  const acted = play(game, start(game, [{ step: 'parent' }]), go()).state;
  expect(actorsOf(game, acted)).toEqual(['P2']);
  expect(offers(game, acted, 'P3')).toEqual([]);
  const one = play(game, acted, answer('P2')).state;
  expect(actorsOf(game, one)).toEqual(['P3']);
  const { state } = play(game, one, answer('P3'));
  return { game, state, log: state.table.log.slice(2) };
}

describe('frames owed', () => {
  it('are asked before a frame that stays, which then looks again', () => {
    const { game, state, log } = afterwards((frame) => stay(frame));
    expect(log).toEqual(['P2 answered', 'P3 answered', 'child looks again']);
    expect(trail(state)).toBe('parent > child');
    expect(play(game, state, go()).state.table.log.at(-1)).toBe('parent got "late"');
  });

  it('are asked before a frame that becomes another', () => {
    const { game, state, log } = afterwards(() => become(asking('P1')));
    expect(log).toEqual(['P2 answered', 'P3 answered']);
    expect(trail(state)).toBe('parent > ask');
    expect(play(game, state, answer('P1')).state.table.log.slice(-2)).toEqual(['P1 answered', 'parent got undefined']);
  });

  it('are asked before a sub-flow that is called', () => {
    const { game, state, log } = afterwards((frame) => call(asking('P1'), frame));
    expect(log).toEqual(['P2 answered', 'P3 answered']);
    expect(trail(state)).toBe('parent > child > ask');
    expect(play(game, state, answer('P1')).state.table.log.slice(-2)).toEqual(['P1 answered', 'child resumed']);
  });

  it('do not lose the result of a frame that is done', () => {
    const { state, log } = afterwards(() => done({ paid: 40 }));
    expect(log).toEqual(['P2 answered', 'P3 answered', 'parent got {"paid":40}']);
    expect(state.flow).toEqual([]);
  });

  it('do not invent a result where there is none', () => {
    expect(afterwards(() => done()).log.at(-1)).toBe('parent got undefined');
  });

  it('are asked even when the last frame of the game is done', () => {
    const last: Part = {
      actions: ['go'],
      actors: () => ['P1'],
      options: (_board, _frame, by) => [{ type: 'go', by }],
      take(tx) {
        tx.owe(asking('P2'));
        return done('nobody hears this');
      },
    };
    const game = machine({ last });
    const asked = play(game, start(game, [{ step: 'last' }]), go()).state;
    expect(actorsOf(game, asked)).toEqual(['P2']);
    expect(play(game, asked, answer('P2')).state.flow).toEqual([]);
  });

  it('may owe further frames, which come before the rest', () => {
    const chain: Part = {
      actions: ['go'],
      actors: () => ['P2'],
      options: (_board, _frame, by) => [{ type: 'go', by }],
      take(tx) {
        tx.owe(asking('P3'));
        return done();
      },
    };
    const first: Part = {
      begin(tx, frame) {
        if (tx.table.log.length > 0) return done();
        tx.emit(note('owed'));
        tx.owe({ step: 'chain' });
        tx.owe(asking('P1'));
        return stay(frame);
      },
    };
    const game = machine({ first, chain });
    const { state } = play(game, start(game, [{ step: 'first' }]), go('P2'), answer('P3'), answer('P1'));
    expect(state.table.log).toEqual(['owed', 'P3 answered', 'P1 answered']);
    expect(state.flow).toEqual([]);
  });

  it('are dropped if their subject has gone before they are asked', () => {
    const game = machine({
      first: {
        actions: ['go'],
        actors: () => ['P1'],
        options: (_board, _frame, by) => [{ type: 'go', by }],
        take(tx) {
          tx.owe(asking('P2'));
          tx.owe(asking('P3'));
          tx.emit(left('P2'));
          return done();
        },
      },
    });
    const { state, events } = play(game, start(game, [{ step: 'first' }]), go());
    expect(actorsOf(game, state)).toEqual(['P3']);
    expect(events).toContainEqual({ type: 'frameDropped', step: 'ask', reason: 'P2 has left' });
  });
});
