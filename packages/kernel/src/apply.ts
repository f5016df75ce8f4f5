import type { Action, Refusal } from './action.ts';
import { settle } from './flow.ts';
import { become, type Frame, type Game, type State } from './game.ts';
import { explain, standingFor } from './legal.ts';
import { stepOf } from './stepOf.ts';
import { type FrameDropped, type Passes, Transaction } from './transaction.ts';

/** One thing an action brought about: an effect of the game, or a frame whose subject was gone. */
export type Event<E> = E | FrameDropped;

/** What a legal action led to. */
export interface Carried<T, E> {
  readonly ok: true;
  readonly state: State<T>;
  readonly events: readonly Event<E>[];
}

/** The answer to an action: the state after it and what happened, or why it was refused. */
export type Applied<T, E> = Carried<T, E> | { readonly ok: false; readonly refusal: Refusal };

/** Looks at the table after every effect; tests check the invariants there. */
export type Observer<T, E> = (table: T, effect: E) => void;

/** The position before the first question. */
export function start<T, E, S>(game: Game<T, E, S>, setup: S, observe?: Observer<T, E>): State<T> {
  const { table, flow, rng } = game.start(setup);
  const tx = new Transaction(game, table, rng, observe);
  const settled = settle(game, tx, flow);
  return { table: tx.table, flow: settled, rng: tx.rng };
}

/** The one door: a legal action gives the next state and what happened, any other a refusal and nothing else. */
export function apply<T, E>(
  game: Game<T, E, never>,
  state: State<T>,
  action: Action,
  observe?: Observer<T, E>,
): Applied<T, E> {
  const refused = explain(game, state, action);
  return refused ? { ok: false, refusal: refused } : carryOut(game, state, action, observe);
}

/** Carries out an action already known to be legal (a recorded one, or an offer just made). No rule is asked. */
export function carryOut<T, E>(
  game: Game<T, E, never>,
  state: State<T>,
  action: Action,
  observe?: Observer<T, E>,
): Carried<T, E> {
  const tx = new Transaction(game, state.table, state.rng, observe);
  const flow = taken(game, tx, state, action);
  return { ok: true, state: { table: tx.table, flow, rng: tx.rng }, events: tx.events };
}

/**
 * Carries out an action in a game that is only imagined, and goes on past every question at which somebody is known to pass:
 * nothing is listed there. Leads to the table to which asking would have led, but for the record that there was a choice.
 */
export function playOn<T, E>(
  game: Game<T, E, never>,
  state: State<T>,
  action: Action,
  passes: Passes<T> | undefined,
): { readonly state: State<T>; readonly passed: number } {
  const tx = new Transaction(game, state.table, state.rng, undefined, passes);
  const flow = taken(game, tx, state, action);
  return { state: { table: tx.table, flow, rng: tx.rng }, passed: tx.passed };
}

function taken<T, E>(
  game: Game<T, E, never>,
  tx: Transaction<T, E>,
  state: State<T>,
  action: Action,
): readonly Frame[] {
  const top = state.flow.at(-1);
  if (!top) throw new Error('The game is over.');
  const step = stepOf(game, top);
  if (step.take && step.actions?.includes(action.type)) {
    return settle(game, tx, state.flow, step.take(tx, top, action));
  }
  const found = standingFor(game, state.table, state.flow, action);
  if (!found) throw new Error(`${game.id}: "${action.type}" is not understood at "${top.step}"`);
  const flow = [...state.flow];
  flow[found.depth] = found.standing.take(tx, found.frame, action);
  return settle(game, tx, flow, become(flow.at(-1) as Frame));
}
