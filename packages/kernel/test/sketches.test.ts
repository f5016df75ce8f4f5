import { actorsOf, become, call, done, type Frame, idle, offers, start, stay } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { dropped, type Move, play, trail, typesOf } from './driver.ts';
import { type AskFrame, answer, asking, go, left, machine, note, type Part } from './machine.ts';

// Shapes that 1865 and 18FB ask for, reduced to the bone.

interface CorpFrame extends Frame {
  readonly corp: string;
}

const gone: Part<CorpFrame>['gone'] = (board, { corp }) =>
  board.gone.includes(corp) ? `${corp} has merged` : undefined;

describe('a merger poll in the middle of a turn (18FB 3.6.1)', () => {
  const president: Readonly<Record<string, string>> = { X: 'P1', Y: 'P2', Z: 'P3' };

  interface PollFrame extends Frame {
    readonly asked: readonly string[];
    readonly merging: readonly string[];
  }

  /** In descending price, until two have agreed; as soon as only as many are left as are needed, they must. */
  const poll: Part<PollFrame> = {
    actions: ['merge', 'refuse'],
    begin(_tx, frame) {
      const missing = 2 - frame.merging.length;
      if (frame.asked.length <= missing) return done([...frame.merging, ...frame.asked]);
      return missing === 0 ? done(frame.merging) : stay(frame);
    },
    actors: (_board, frame) => frame.asked.slice(0, 1).map((corp) => president[corp] as string),
    options: (_board, _frame, by) => [
      { type: 'merge', by },
      { type: 'refuse', by },
    ],
    take(_tx, { asked: [corp = '', ...asked], merging, step }, action) {
      return become({ step, asked, merging: action.type === 'merge' ? [...merging, corp] : merging });
    },
  };
  const formation: Part = {
    begin: (_tx, frame) => call({ step: 'poll', asked: ['X', 'Y', 'Z'], merging: [] }, frame),
    resume(tx, _frame, merging) {
      for (const corp of merging as readonly string[]) {
        tx.emit(left(corp));
        tx.owe(asking(president[corp] as string));
      }
      return done();
    },
  };
  const buyTrain: Part<CorpFrame> = {
    actions: ['go', 'stop'],
    gone,
    actors: (_board, { corp }) => [president[corp] as string],
    options: (_board, _frame, by) => [
      { type: 'go', by },
      { type: 'stop', by },
    ],
    take(tx, frame, action) {
      if (action.type === 'stop') return done();
      tx.owe({ step: 'formation' });
      return become(frame);
    },
  };
  const turn: Part<CorpFrame & { done?: boolean }> = {
    gone,
    begin: (_tx, frame) =>
      frame.done ? done() : call({ step: 'buyTrain', corp: frame.corp }, { ...frame, done: true }),
  };
  const round: Part<Frame & { left: readonly string[] }> = {
    begin(_tx, { left: [corp, ...rest], step }) {
      return corp ? call({ step: 'turn', corp }, { step, left: rest }) : done();
    },
  };
  const game = machine({ poll, formation, buyTrain, turn, round } as Readonly<Record<string, Part>>);
  const says = (by: string, type: string): Move => ({ type, by });
  const polled = play(game, start(game, [{ step: 'round', left: ['X', 'Y'] } as Frame]), go()).state;

  it('asks one after another on top of the purchase that caused it', () => {
    expect(trail(polled)).toBe('round > turn > buyTrain > sequence > formation > poll');
    expect(actorsOf(game, polled)).toEqual(['P1']);
    expect(actorsOf(game, play(game, polled, says('P1', 'merge')).state)).toEqual(['P2']);
  });

  it('does not ask those who have no choice left', () => {
    const { state } = play(game, polled, says('P1', 'refuse'));
    expect(state.table.gone).toEqual(['Y', 'Z']);
  });

  it('ends the turn of the buyer if he is among the merged, after all questions of the merger', () => {
    const merged = play(game, polled, says('P1', 'merge'), says('P2', 'merge'));
    expect(merged.state.table.gone).toEqual(['X', 'Y']);
    const one = play(game, merged.state, answer('P1'));
    expect(actorsOf(game, one.state)).toEqual(['P2']);
    const { state, events } = play(game, one.state, answer('P2'));
    expect(dropped(events)).toEqual(['buyTrain: X has merged', 'turn: X has merged', 'turn: Y has merged']);
    expect(state.flow).toEqual([]);
  });

  it('lets the buyer go on if he is not', () => {
    const { state } = play(game, polled, says('P1', 'refuse'), answer('P2'), answer('P3'));
    expect(trail(state)).toBe('round > turn > buyTrain');
    expect(actorsOf(game, state)).toEqual(['P1']);
  });
});

describe('a duty tested again after a standing offer (1865, ruling 64)', () => {
  /** A card may come at any moment of the turn, also after the train step; with it comes the duty to own a train. */
  const turn: Part<CorpFrame & { todo: readonly string[] }> = {
    begin(_tx, frame) {
      const [step, ...todo] = frame.todo;
      return step ? call({ step, corp: frame.corp }, { ...frame, todo }) : done();
    },
    standing: {
      actions: ['card'],
      actors: () => ['P1'],
      options: (board, _frame, by) => (board.log.includes('card') ? [] : [{ type: 'card', by }]),
      rules: [],
      take(tx, frame) {
        tx.emit(note('card'));
        return frame;
      },
    },
  };
  const buyTrain: Part<CorpFrame> = {
    actions: ['go'],
    begin: (tx, frame) => (tx.table.log.includes('card') ? stay(frame) : done()),
    actors: () => ['P1'],
    options: (_board, _frame, by) => [{ type: 'go', by }],
    take(tx) {
      tx.emit(note('train'));
      return done();
    },
  };
  const endTurn: Part<CorpFrame> = {
    actions: ['stop'],
    begin(tx, frame) {
      const { log } = tx.table;
      return log.includes('card') && !log.includes('train')
        ? call({ step: 'buyTrain', corp: frame.corp }, frame)
        : idle(frame);
    },
    actors: () => ['P1'],
    options: (_board, _frame, by) => [{ type: 'stop', by }],
    take: () => done(),
  };
  const game = machine({ turn, buyTrain, endTurn } as Readonly<Record<string, Part>>);

  it('comes back to the train step from the end of the turn', () => {
    const begun = start(game, [{ step: 'turn', corp: 'A', todo: ['buyTrain', 'endTurn'] } as Frame]);
    expect(typesOf(offers(game, begun, 'P1'))).toEqual(['stop', 'card']);
    const carded = play(game, begun, { type: 'card', by: 'P1' }).state;
    expect(trail(carded)).toBe('turn > endTurn > buyTrain');
    expect(play(game, carded, go()).state.flow).toEqual([]);
  });
});

describe('a player who is out while he is being waited for (18FB 3.4.11)', () => {
  const seats: Part<Frame & { asked: readonly AskFrame[] }> = {
    begin(_tx, { asked: [first, ...asked], step }) {
      return first ? call(first, { step, asked }) : done();
    },
  };
  const bankrupt: Part = {
    actions: ['go'],
    actors: () => ['P1'],
    options: (_board, _frame, by) => [{ type: 'go', by }],
    take(tx) {
      tx.emit(left('P2'));
      return done();
    },
  };
  const game = machine({ seats, bankrupt } as Readonly<Record<string, Part>>);

  it('is skipped wherever his question still lay, and the others are asked', () => {
    const flow = [{ step: 'seats', asked: [asking('P2'), asking('P3')] } as Frame, asking('P2'), { step: 'bankrupt' }];
    const { state, events } = play(game, start(game, flow), go());
    expect(dropped(events)).toEqual(['ask: P2 has left', 'ask: P2 has left']);
    expect(actorsOf(game, state)).toEqual(['P3']);
  });
});
