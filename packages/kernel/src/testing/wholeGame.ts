import type { Action } from '../action.ts';
import { apply, carryOut, type Observer, start } from '../apply.ts';
import type { Game, State } from '../game.ts';
import { actorsOf, offers } from '../legal.ts';
import type { Offer } from '../offer.ts';
import { type Dice, dice, oneOf, pick } from './random.ts';

/** A game played to its end: the last state and the actions that led there. */
export interface PlayedGame<T> {
  readonly state: State<T>;
  readonly actions: readonly Action[];
}

/** How a test plays a whole game: how long at most, how strictly, and who looks on. */
export interface WholeGame<T, E> {
  readonly most?: number;
  /** Is every action judged, though it was offered? */
  readonly strict?: boolean;
  readonly observe?: Observer<T, E>;
  readonly onState?: (state: State<T>, action: Action | undefined) => void;
}

/** Types of action that keep a game alive; passing is one choice among all of them. */
export type Lively = (types: readonly string[], roll: Dice) => readonly string[];

const allButPass: Lively = (types) => types.filter((type) => type !== 'pass');

/** Plays a game by a seeded player who knows nothing to its end, or throws when it does not come to one. */
export function playToEnd<T, E, S extends { readonly seed: number }>(
  game: Game<T, E, S>,
  setup: S,
  { most = 20_000, strict = false, observe, onState }: WholeGame<T, E> = {},
  lively: Lively = allButPass,
): PlayedGame<T> {
  const roll = dice(setup.seed * 7919 + 13);
  let state = start(game, setup, observe);
  const actions: Action[] = [];
  onState?.(state, undefined);
  for (let n = 0; n < most; n++) {
    const [by] = actorsOf(game, state);
    if (by === undefined) return { state, actions };
    const action = chosen(roll, offers(game, state, by), lively);
    const result = strict ? apply(game, state, action, observe) : carryOut(game, state, action, observe);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${result.refusal.rule}`);
    state = result.state;
    actions.push(action);
    onState?.(state, action);
  }
  throw new Error(`seed ${setup.seed}: no end after ${actions.length} actions`);
}

/** A type of action first, then one of that type. */
function chosen(roll: Dice, among: readonly Offer[], lively: Lively): Action {
  const types = [...new Set(among.map((offer) => offer.type))];
  const wanted = lively(types, roll);
  const type = wanted.length > 0 && roll(4) > 0 ? pick(roll, wanted) : pick(roll, types);
  return oneOf(
    roll,
    pick(
      roll,
      among.filter((offer) => offer.type === type),
    ),
  );
}
