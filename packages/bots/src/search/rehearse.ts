import { type Action, actorsOf, playOn, type State } from '@binario/kernel';
import type { Traits } from '../scene.ts';
import type { Foresight } from './foresight.ts';

/** Where a rehearsed line of play came to, and how much work that was. */
export interface Rehearsed<T> {
  readonly state: State<T>;
  /** Actions it took to get there, passes that nobody was asked for among them. */
  readonly work: number;
}

/** No position is further away than this: a quick policy that goes round in circles is stopped. */
const FURTHEST = 1500;

/** Plays an action, and then every seat by its quick policy, until the horizon or the end of the game. */
export function rehearse<T>(
  { game, quick, passes, horizon }: Pick<Foresight<T>, 'game' | 'quick' | 'passes' | 'horizon'>,
  from: State<T>,
  action: Action,
  traits: Traits,
): Rehearsed<T> {
  const isFarEnough = horizon(from);
  let state = from;
  let work = 0;
  const play = (each: Action) => {
    const next = playOn(game, state, each, passes);
    state = next.state;
    work += 1 + next.passed;
  };
  play(action);
  while (work < FURTHEST && !isFarEnough(state)) {
    const [by] = actorsOf(game, state);
    if (by === undefined) break;
    play(quick(state, by, traits));
  }
  return { state, work };
}
