import { actorsOf, apply, become, call, done, type Frame, idle, offers, sequence, start, stay } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { dropped, play, trail } from './driver.ts';
import { answer, asking, go, left, machine, note, type Part } from './machine.ts';
import { freshTable, toy } from './toy/game.ts';
import { roundsFrame } from './toy/steps/rounds.ts';

describe('the flow', () => {
  it('goes through steps nobody decides, without asking', () => {
    const game = machine({
      turns: {
        begin(tx, frame) {
          const n = tx.table.log.length;
          if (n >= 4) return done();
          return call(n % 2 === 0 ? { step: 'dragons' } : asking(`P${n}`), frame);
        },
      },
      dragons: {
        begin(tx) {
          tx.emit(note('the Dragons buy'));
          return done();
        },
      },
    });
    const { state } = play(game, start(game, [{ step: 'turns' }]), answer('P1'), answer('P3'));
    expect(state.table.log).toEqual(['the Dragons buy', 'P1 answered', 'the Dragons buy', 'P3 answered']);
    expect(state.flow).toEqual([]);
  });

  it('runs a sequence in order, and the frame below goes on with no result', () => {
    const game = machine({
      parent: {
        begin: (_tx, frame) => call(sequence(asking('P2'), sequence(asking('P1'), asking('P3'))), frame),
        resume(tx, _frame, result) {
          tx.emit(note(`after: ${result}`));
          return done();
        },
      },
    });
    const { state } = play(game, start(game, [{ step: 'parent' }]), answer('P2'), answer('P1'), answer('P3'));
    expect(state.table.log).toEqual(['P2 answered', 'P1 answered', 'P3 answered', 'after: undefined']);
  });

  it('lets a frame without resume look again', () => {
    const game = machine({
      parent: { begin: (tx, frame) => (tx.table.log.length < 2 ? call(asking('P1'), frame) : done()) },
    });
    const { state } = play(game, start(game, [{ step: 'parent' }]), answer('P1'), answer('P1'));
    expect(state.flow).toEqual([]);
  });

  it('asks a step without begin as it stands', () => {
    const game = machine({});
    expect(start(game, [asking('P1')]).flow).toEqual([asking('P1')]);
  });
});

describe('a frame whose subject goes away', () => {
  const subject = (next: 'stay' | 'idle' | 'become' | 'call'): Part => ({
    actions: ['go'],
    gone: (board) => (board.gone.includes('A') ? 'A has closed' : undefined),
    actors: (board) => {
      if (board.gone.includes('A')) throw new Error('nobody presides over a closed corporation');
      return ['P1'];
    },
    options: (_board, _frame, by) => [{ type: 'go', by }],
    take(tx, frame) {
      tx.emit(left('A'));
      switch (next) {
        case 'stay':
          return stay(frame);
        case 'idle':
          return idle(frame);
        case 'become':
          return become(frame);
        case 'call':
          return call(asking('P2'), frame);
      }
    },
    resume: () => {
      throw new Error('resumed after it had gone');
    },
  });

  it.each(['stay', 'idle', 'become'] as const)('in its own action is not asked again, though it says %s', (next) => {
    const game = machine({ subject: subject(next) });
    const { state, events } = play(game, start(game, [asking('P3'), { step: 'subject' }]), go());
    expect(dropped(events)).toEqual(['subject: A has closed']);
    expect(trail(state)).toBe('ask');
  });

  it('while a sub-flow runs is not resumed', () => {
    const game = machine({ subject: subject('call') });
    const asked = play(game, start(game, [asking('P3'), { step: 'subject' }]), go());
    expect(trail(asked.state)).toBe('ask > subject > ask');
    const { state, events } = play(game, asked.state, answer('P2'));
    expect(dropped(events)).toEqual(['subject: A has closed']);
    expect(actorsOf(game, state)).toEqual(['P3']);
  });

  it('while it begins is not asked', () => {
    const game = machine({
      subject: {
        ...subject('stay'),
        begin(tx, frame) {
          tx.emit(left('A'));
          return stay(frame);
        },
      },
    });
    expect(trail(start(game, [asking('P3'), { step: 'subject' }]))).toBe('ask');
  });

  it('gives no result to the frame below', () => {
    const game = machine({
      subject: subject('become'),
      parent: {
        resume(tx, _frame, result) {
          tx.emit(note(`got ${result}`));
          return done();
        },
      },
    });
    const { state } = play(game, start(game, [{ step: 'parent' }, { step: 'subject' }]), go());
    expect(state.table.log).toEqual(['got undefined']);
  });
});

describe('a game that is over at once', () => {
  it('asks nothing more, however deep it was and whatever is owed', () => {
    const table = { cash: { ...freshTable.cash, bank: 45, P1: 0, A: 0 } };
    const begun = start(toy, { seed: 7, table, flow: [roundsFrame(1, 3)] });
    const raising = play(toy, begun, { type: 'run', by: 'P1', stops: [] }, { type: 'raise', by: 'P1' }).state;
    const { state } = play(toy, raising, { type: 'sellShares', by: 'P1', corp: 'A', count: 1 });
    expect(state.table.cash.bank).toBeLessThanOrEqual(0);
    expect(state.flow).toEqual([]);
    expect(actorsOf(toy, state)).toEqual([]);
    expect(offers(toy, state, 'P1')).toEqual([]);
    expect(apply(toy, state, go())).toMatchObject({ ok: false });
  });
});

describe('a mistake in a game', () => {
  it.each<[string, Part]>([
    ['becomes itself for ever', { begin: (_tx, frame) => become(frame) }],
    ['calls itself for ever', { begin: (_tx, frame) => call(frame, frame) }],
    [
      'owes itself for ever',
      {
        begin(tx, frame) {
          tx.owe(frame);
          return done();
        },
      },
    ],
  ])('is reported when a step %s', (_what, endless) => {
    const game = machine({ endless });
    expect(() => start(game, [{ step: 'endless' }])).toThrow(
      /^machine: the flow does not settle at "(endless|sequence)"$/,
    );
  });

  it.each(['nowhere', 'constructor', '__proto__', 'toString'])(
    'is reported when there is no step of that name: %s',
    (step) => {
      const game = machine({ parent: { begin: (_tx, frame) => call({ step }, frame) } });
      expect(() => start(game, [{ step: 'parent' }])).toThrow(`machine has no step "${step}"`);
      const state = { table: { log: [], gone: [] }, flow: [{ step }] as Frame[], rng: 1 };
      expect(() => actorsOf(game, state)).toThrow(`machine has no step "${step}"`);
      expect(() => apply(game, state, answer('P1'))).toThrow(`machine has no step "${step}"`);
    },
  );

  it('is reported when a step waits for nobody: the game could never go on', () => {
    const game = machine({ stuck: { actions: ['go'] }, empty: { actors: () => [] } });
    expect(() => start(game, [{ step: 'stuck' }])).toThrow('machine: "stuck" waits, but nobody decides there');
    expect(() => start(game, [{ step: 'empty' }])).toThrow('machine: "empty" waits, but nobody decides there');
  });

  it('leaves the state as it was', () => {
    const game = machine({
      bad: {
        actions: ['go'],
        actors: () => ['P1'],
        options: (_board, _frame, by) => [{ type: 'go', by }],
        take(tx) {
          tx.emit(note('half done'));
          throw new Error('a bug');
        },
      },
    });
    const state = start(game, [{ step: 'bad' }]);
    expect(() => apply(game, state, go())).toThrow('a bug');
    expect(state.table.log).toEqual([]);
  });
});
