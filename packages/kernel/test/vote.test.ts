import { actorsOf, offers, start, viewOf } from '@binario/kernel';
import { describe, expect, it } from 'vitest';
import { play, refusalOf, trail } from './driver.ts';
import { toy } from './toy/game.ts';
import { roundsFrame } from './toy/steps/rounds.ts';

const vote = (by: string, answer: string) => ({ type: 'vote', by, answer });
const opened = start(toy, {
  seed: 1,
  flow: [{ ...roundsFrame(1, 3), toOperate: [] } as ReturnType<typeof roundsFrame>],
});

describe('a question to several players at once', () => {
  it('is open to all of them, in any order', () => {
    expect(actorsOf(toy, opened)).toEqual(['P1', 'P2', 'P3']);
    for (const by of ['P1', 'P2', 'P3']) {
      expect(offers(toy, opened, by)).toEqual([{ type: 'vote', by, answer: { oneOf: ['yes', 'no'] } }]);
    }
    const { state } = play(toy, opened, vote('P3', 'no'), vote('P1', 'yes'));
    expect(actorsOf(toy, state)).toEqual(['P2']);
  });

  it('is answered once', () => {
    const { state } = play(toy, opened, vote('P2', 'no'));
    expect(refusalOf(toy, state, vote('P2', 'yes'))).toMatchObject({
      rule: 'turn.notYours',
      params: { actors: ['P1', 'P3'] },
    });
  });

  it('gives the same state whoever answers first', () => {
    const one = play(toy, opened, vote('P1', 'yes'), vote('P2', 'yes'), vote('P3', 'no')).state;
    const other = play(toy, opened, vote('P3', 'no'), vote('P2', 'yes'), vote('P1', 'yes')).state;
    expect(one).toEqual(other);
    expect(trail(one)).toBe('rounds > stockTurn');
  });

  it('hands its result to the frame that called it', () => {
    const { state, events } = play(toy, opened, vote('P1', 'yes'), vote('P2', 'no'), vote('P3', 'no'));
    expect(events).toContainEqual({ type: 'ballotsOpened', yes: 1, no: 2 });
    expect(state.flow).toEqual([]);
    expect(refusalOf(toy, state, vote('P1', 'yes'))?.rule).toBe('turn.gameOver');
  });
});

describe('sealed ballots', () => {
  const { state } = play(toy, opened, vote('P1', 'yes'), vote('P2', 'no'));

  it('are hidden by the view until all have voted, except from the voter', () => {
    expect(viewOf(toy, state, 'P1').table.ballots).toEqual({ P1: 'yes', P2: 'sealed' });
    expect(viewOf(toy, state, 'P3').table.ballots).toEqual({ P1: 'sealed', P2: 'sealed' });
    expect(viewOf(toy, state, undefined).table.ballots).toEqual({ P1: 'sealed', P2: 'sealed' });
  });

  it('do not lie in a frame, which everybody sees', () => {
    expect(viewOf(toy, state, 'P3').flow).toEqual(state.flow);
    expect(JSON.stringify(state.flow)).not.toMatch(/yes|no"/);
  });

  it('leave the view enough to ask the same question', () => {
    expect(offers(toy, viewOf(toy, state, 'P3'), 'P3')).toEqual(offers(toy, state, 'P3'));
  });
});
