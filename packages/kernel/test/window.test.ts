import { actorsOf, call, done, offers, sequence, start, type WindowFrame, windowStep } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { play, refusalOf, trail } from './driver.ts';
import { type Board, go, left, machine, type Note, note, type Part } from './machine.ts';
import { freshTable, toy } from './toy/game.ts';
import { cashOf, sharesOf, type Table } from './toy/model.ts';
import { roundsFrame } from './toy/steps/rounds.ts';

const asked = ['P1', 'P2', 'P3', 'P4'];
const decline = (by: string) => ({ type: 'decline', by });

/** P2 and P4 can answer; whoever does takes the value. */
const window = windowStep<Board, Note, WindowFrame, { type: string; by: string }>({
  actions: ['go'],
  able: (board, _frame, by) => (by === 'P2' || by === 'P4') && !board.gone.includes(by),
  options: (_board, _frame, by) => [{ type: 'go', by }],
  rules: [],
  take: (_tx, frame, action) => done({ ...(frame.value as object), takenBy: action.by }),
});

const opener: Part = {
  begin: (_tx, frame) => call({ step: 'window', asked, value: { thing: 'share' } }, frame),
  resume(tx, _frame, result) {
    tx.emit(note(JSON.stringify(result)));
    return done();
  },
};

describe('a window', () => {
  const game = machine({ window, opener });
  const opened = start(game, [{ step: 'opener' }]);

  it('asks those who are able, one after another, and not the others', () => {
    expect(actorsOf(game, opened)).toEqual(['P2']);
    expect(refusalOf(game, opened, go('P4'))?.rule).toBe('turn.notYours');
    expect(offers(game, opened, 'P2')).toEqual([go('P2'), decline('P2')]);
    const next = play(game, opened, decline('P2')).state;
    expect(actorsOf(game, next)).toEqual(['P4']);
    expect(offers(game, next, 'P2')).toEqual([]);
  });

  it('hands the value back untouched when all have declined', () => {
    const { state } = play(game, opened, decline('P2'), decline('P4'));
    expect(state.table.log).toEqual(['{"thing":"share"}']);
  });

  it('ends with the first who takes it', () => {
    const { state } = play(game, opened, go('P2'));
    expect(state.table.log).toEqual(['{"thing":"share","takenBy":"P2"}']);
    expect(state.flow).toEqual([]);
  });

  it('asks also him who comes first, if he is able', () => {
    const first: Part = { begin: (_tx, frame) => call({ step: 'window', asked: ['P2', 'P1'], value: 1 }, frame) };
    const begun = machine({ window, first });
    expect(actorsOf(begun, start(begun, [{ step: 'first' }]))).toEqual(['P2']);
  });

  it('closes the standing offers below it', () => {
    const standing: Part = {
      ...opener,
      standing: {
        actions: ['throw'],
        actors: () => ['P2'],
        options: (_board, _frame, by) => [{ type: 'throw', by }],
        rules: [],
        take: (_tx, frame) => frame,
      },
    };
    const begun = machine({ window, opener: standing });
    const state = start(begun, [{ step: 'opener' }]);
    expect(offers(begun, state, 'P2')).toEqual([go('P2'), decline('P2')]);
    expect(refusalOf(begun, state, { type: 'throw', by: 'P2' })?.rule).toBe('turn.notOffered');
  });

  it('is not opened at all when nobody is able', () => {
    const nobody = machine({
      window,
      opener,
      leave: {
        begin(tx) {
          tx.emit(left('P2'));
          tx.emit(left('P4'));
          return done();
        },
      },
    });
    const state = start(nobody, [sequence({ step: 'leave' }, { step: 'opener' })]);
    expect(state.flow).toEqual([]);
    expect(state.table.log).toEqual(['{"thing":"share"}']);
  });
});

describe('a purchase announced', () => {
  const buy = { type: 'buyShare', by: 'P1', corp: 'B' };
  const opened = (table: Partial<Table>) => {
    const begun = start(toy, { seed: 1, table, flow: [roundsFrame(1)] });
    return play(toy, begun, buy).state;
  };
  const held = opened({ card: 'P3' });

  it('is carried out at once when nobody holds the card', () => {
    const state = opened({});
    expect(sharesOf(state.table, 'B', 'P1')).toBe(1);
    expect(state.flow.at(-1)).toEqual({ step: 'stockTurn', player: 'P2' });
  });

  it('is carried out at once when the holder cannot pay', () => {
    const state = opened({ card: 'P3', cash: { ...freshTable.cash, P3: 49 } });
    expect(sharesOf(state.table, 'B', 'P1')).toBe(1);
  });

  it('waits for the holder of the card', () => {
    expect(trail(held)).toBe('rounds > stockTurn > announce > interrupt');
    expect(actorsOf(toy, held)).toEqual(['P3']);
    expect(sharesOf(held.table, 'B', 'P1')).toBe(0);
  });

  it('goes on as announced when he declines', () => {
    const { state } = play(toy, held, decline('P3'));
    expect(sharesOf(state.table, 'B', 'P1')).toBe(1);
    expect(state.table.card).toBe('P3');
    expect(actorsOf(toy, state)).toEqual(['P2']);
  });

  it('is his when he interrupts; the buyer then does something else', () => {
    const { state } = play(toy, held, { type: 'interrupt', by: 'P3' });
    expect(sharesOf(state.table, 'B', 'P3')).toBe(1);
    expect(cashOf(state.table, 'P3')).toBe(150);
    expect(cashOf(state.table, 'P1')).toBe(200);
    expect(state.table.card).toBeNull();
    expect(state.flow.at(-1)).toEqual({ step: 'stockTurn', player: 'P1' });
    const again = play(toy, state, buy).state;
    expect(sharesOf(again.table, 'B', 'P1')).toBe(1);
  });
});
