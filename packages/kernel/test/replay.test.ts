import { type Action, hashOf, ReplayError, replay, type State, start } from '@binario/kernel';
import { dice, randomGame } from '@binario/kernel/testing';
import { describe, expect, it } from 'vitest';
import { thawed } from './driver.ts';
import { toy } from './toy/game.ts';
import type { Table } from './toy/model.ts';

const setup = { seed: 1849 };
const actions = randomGame(dice(17), toy, start(toy, setup));

function record(some: readonly Action[], strict: boolean) {
  const states: State<Table>[] = [];
  const hashes: string[] = [];
  const last = replay(toy, setup, some, {
    strict,
    onState(state, index) {
      expect(index).toBe(states.length);
      states.push(state);
      hashes.push(hashOf(toy, state));
    },
  });
  return { last, states, hashes };
}

/** The error of a replay that must fail. */
function failure(some: readonly Action[], strict: boolean, hashes?: readonly string[]): ReplayError {
  try {
    replay(toy, setup, some, { strict, ...(hashes && { hashes }) });
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
  throw new Error('the replay did not fail');
}

const spoilt = (at: number, action: unknown) => actions.map((each, i) => (i === at ? (action as Action) : each));

describe('a replay', () => {
  const strict = record(actions, true);

  it('is the same strict and trusted, state by state and hash by hash', () => {
    expect(actions.length).toBeGreaterThan(30);
    expect(record(actions, false)).toEqual(strict);
    expect(strict.last.flow).toEqual([]);
  });

  it('is the same from actions that have been through a file', () => {
    expect(record(thawed(actions), true).hashes).toEqual(strict.hashes);
  });

  it('compares the recorded hashes, where there are any', () => {
    for (const check of [true, false]) {
      expect(replay(toy, setup, actions, { strict: check, hashes: strict.hashes })).toEqual(strict.last);
      const wrong = strict.hashes.map((hash, i) => (i === 12 ? 'something else' : hash));
      expect(failure(actions, check, wrong)).toMatchObject({
        index: 12,
        message: 'the state after action 12 is not the recorded one',
      });
    }
  });

  it('names the action that is refused, and why', () => {
    const error = failure(spoilt(3, { type: 'bid', by: 'P1', price: 3 }), true);
    expect(error.name).toBe('ReplayError');
    expect(error.index).toBe(3);
    expect(error.refusal?.rule).toBe('bid.tooLow');
    expect(error.message).toBe('action 3 is refused: bid.tooLow');
  });

  it('names the action that is not an action', () => {
    expect(failure(spoilt(5, null), true)).toMatchObject({ index: 5, refusal: { rule: 'form.notAnAction' } });
    expect(failure(spoilt(5, null), false)).toMatchObject({ index: 5 });
  });

  it('names the action that is not understood, also when the record is trusted', () => {
    const error = failure(spoilt(2, { type: 'vote', by: 'P1', answer: 'yes' }), false);
    expect(error.index).toBe(2);
    expect(error.refusal).toBeUndefined();
    expect(error.message).toBe('action 2 cannot be carried out');
    expect(String(error.cause)).toContain('"vote" is not understood at');
  });

  it('does not go on after the end', () => {
    const over = [...actions, { type: 'pass', by: 'P1' }];
    expect(failure(over, true).refusal?.rule).toBe('turn.gameOver');
    expect(String(failure(over, false).cause)).toContain('The game is over.');
  });

  it('of nothing is the start', () => {
    expect(replay(toy, setup, [], { strict: true })).toEqual(start(toy, setup));
  });
});
