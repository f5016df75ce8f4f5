import type { Action } from '../action.ts';
import { carryOut } from '../apply.ts';
import type { ActionForms, FieldForm } from '../form.ts';
import type { Game, State } from '../game.ts';
import { actorsOf, offers } from '../legal.ts';
import { isList, isOpenDomain, isRange, type Offer } from '../offer.ts';
import { nextRandom } from '../rng.ts';

/** A whole number from 0 to n - 1. */
export type Dice = (n: number) => number;

/** Seeded dice for tests: the same seed rolls the same numbers. */
export function dice(seed: number): Dice {
  let state = seed;
  return (n) => {
    const next = nextRandom(state);
    state = next.state;
    return Math.floor(next.value * n);
  };
}

/** One of the items, drawn by the dice. */
export function pick<X>(roll: Dice, items: readonly X[]): X {
  return items[roll(items.length)] as X;
}

/** Any action the offer stands for. */
export function oneOf(roll: Dice, offer: Offer): Action {
  const fields = Object.entries(offer).map(([field, domain]) => [field, valueIn(roll, domain)]);
  return Object.fromEntries(fields) as unknown as Action;
}

function valueIn(roll: Dice, domain: unknown): unknown {
  if (isRange(domain)) {
    const step = domain.step ?? 1;
    return domain.min + step * roll(Math.floor((domain.max - domain.min) / step) + 1);
  }
  if (isList(domain)) return pick(roll, domain.oneOf);
  return isOpenDomain(domain) ? domain.sample : domain;
}

/** A legal action of somebody who is being asked; undefined when the game is over. */
export function randomMove<T, E>(roll: Dice, game: Game<T, E, never>, state: State<T>): Action | undefined {
  const actors = actorsOf(game, state);
  if (actors.length === 0) return undefined;
  const open = offers(game, state, pick(roll, actors));
  if (open.length === 0) throw new Error(`nothing to do at ${state.flow.at(-1)?.step}`);
  return oneOf(roll, pick(roll, open));
}

/** The actions of a random game, at most `most` of them. */
export function randomGame<T, E>(roll: Dice, game: Game<T, E, never>, from: State<T>, most = 2000): readonly Action[] {
  const actions: Action[] = [];
  let state = from;
  for (let move = randomMove(roll, game, state); move && actions.length < most; move = randomMove(roll, game, state)) {
    actions.push(move);
    state = carryOut(game, state, move).state;
  }
  return actions;
}

/** Some action of the right form, legal or not. */
export function wellFormed(roll: Dice, forms: ActionForms, seats: readonly string[]): Action {
  const type = pick(roll, Object.keys(forms));
  const fields = Object.entries(forms[type] ?? {}).map(([field, form]) => [field, fill(roll, form)]);
  return { type, by: pick(roll, seats), ...Object.fromEntries(fields) };
}

/** Some value of the right form. */
export function fill(roll: Dice, form: FieldForm): unknown {
  switch (form.kind) {
    case 'id':
      return pick(roll, [...form.of]);
    case 'int':
      return form.min + roll(Math.min(form.max - form.min + 1, pick(roll, [3, 10, 400, Number.MAX_SAFE_INTEGER])));
    case 'list':
      return Array.from({ length: roll(form.max + 1) }, () => fill(roll, form.of));
    case 'record':
      return Object.fromEntries(Object.entries(form.fields).map(([field, inner]) => [field, fill(roll, inner)]));
  }
}
