import { type Action, actorsOf, playOn, type State } from '@binario/kernel';
import type { Traits } from '../scene.ts';
import type { Foresight } from './foresight.ts';

/** Where a rehearsed line of play came to, and how much work that was. */
export interface Rehearsed<T> {
  /** The position at each horizon, the nearest first. */
  readonly states: readonly State<T>[];
  /** Actions it took to get there, passes that nobody was asked for among them. */
  readonly work: number;
}

/** No position is further away than this: a quick policy that goes round in circles is stopped. */
const FURTHEST = 1500;

/** Looks ahead as far as is usual in the game. */
export const USUAL: readonly undefined[] = [undefined];

/**
 * Plays an action, and then every seat by its quick policy, until the furthest horizon or the end of the game. Horizons are
 * given in stock rounds, the nearest first.
 */
export function rehearse<T>(
  { game, quick, passes, horizon }: Pick<Foresight<T>, 'game' | 'quick' | 'passes' | 'horizon'>,
  from: State<T>,
  action: Action,
  traits: Traits,
  looks: readonly (number | undefined)[] = USUAL,
): Rehearsed<T> {
  let state = from;
  let work = 0;
  const play = (each: Action) => {
    const next = playOn(game, state, each, passes);
    state = next.state;
    work += 1 + next.passed;
  };
  play(action);
  const states = looks.map((sets) => {
    const isFarEnough = horizon(from, sets);
    while (work < FURTHEST && !isFarEnough(state)) {
      const [by] = actorsOf(game, state);
      if (by === undefined) break;
      play(quick(state, by, traits));
    }
    return state;
  });
  return { states, work };
}
