import { type Action, actorsOf, carryOut, type State } from '@binario/kernel';
import type { Traits } from '../scene.ts';
import type { Foresight } from './foresight.ts';

export interface Rehearsed<T> {
  readonly state: State<T>;
  /** Actions it took to get there. */
  readonly work: number;
}

/** No position is further away than this: a quick policy that goes round in circles is stopped. */
const FURTHEST = 1500;

/** Plays an action, and then every seat by its quick policy, until the horizon or the end of the game. */
export function rehearse<T>(
  { game, quick, horizon }: Pick<Foresight<T>, 'game' | 'quick' | 'horizon'>,
  from: State<T>,
  action: Action,
  traits: Traits,
): Rehearsed<T> {
  const isFarEnough = horizon(from);
  let state = carryOut(game, from, action).state;
  let work = 1;
  while (work < FURTHEST && !isFarEnough(state)) {
    const [by] = actorsOf(game, state);
    if (by === undefined) break;
    state = carryOut(game, state, quick(state, by, traits)).state;
    work++;
  }
  return { state, work };
}
