import {
  type Action,
  actorsOf,
  apply,
  type Event,
  type Game,
  hashOf,
  type Offer,
  offers,
  type State,
} from '@binario/kernel';
import { expect } from 'vitest';

/** A state as it comes back from a file. */
export function thawed<X>(value: X): X {
  return JSON.parse(JSON.stringify(value)) as X;
}

export function frozen<X>(value: X): X {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** The state is nothing but JSON, and its copy asks the same questions and has the same hash. */
export function checkRoundTrip<T, E>(game: Game<T, E, never>, state: State<T>): void {
  const copy = thawed(state);
  expect(copy).toStrictEqual(state);
  expect(hashOf(game, copy)).toBe(hashOf(game, state));
  expect(actorsOf(game, copy)).toEqual(actorsOf(game, state));
  for (const by of actorsOf(game, state)) expect(offers(game, copy, by)).toEqual(offers(game, state, by));
}

/** An action written out with its fields. */
export type Move = Action & { readonly [field: string]: unknown };

export interface Played<T, E> {
  readonly state: State<T>;
  readonly events: readonly Event<E>[];
}

/**
 * Plays actions that must be legal, from a deeply frozen state. Before and after each one the state goes through JSON,
 * and the copy must go on in the same way.
 */
export function play<T, E>(game: Game<T, E, never>, from: State<T>, ...actions: readonly Move[]): Played<T, E> {
  let state = frozen(from);
  let events: readonly Event<E>[] = [];
  checkRoundTrip(game, state);
  for (const action of actions) {
    const result = apply(game, state, frozen(action));
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.refusal)}`);
    expect(apply(game, thawed(state), thawed(action))).toStrictEqual(result);
    state = frozen(result.state);
    events = result.events;
    checkRoundTrip(game, state);
  }
  return { state, events };
}

export function refusalOf<T, E>(game: Game<T, E, never>, state: State<T>, action: unknown) {
  const result = apply(game, frozen(state), action as Action);
  return result.ok ? undefined : result.refusal;
}

/** The names of the steps on the stack, the question last. */
export function trail<T>(state: State<T>): string {
  return state.flow.map((frame) => frame.step).join(' > ');
}

export function typesOf(some: readonly Offer[]): readonly string[] {
  return [...new Set(some.map((offer) => offer.type))];
}

export function dropped<E>(events: readonly Event<E>[]): readonly string[] {
  return (events as readonly { type?: string; step?: string; reason?: string }[])
    .filter((event) => event.type === 'frameDropped')
    .map(({ step, reason }) => `${step}: ${reason}`);
}
