import { type Action, admits, type Frame, type Offer, sampleOf } from '@binario/kernel';
import type { Bot, Situation } from '../bot.ts';
import { Dice } from '../dice.ts';
import { type Choice, choice, type Nature, type Reason, type SceneOf, type ThoughtOf } from './scene.ts';

/** A bot that can say in one line why it would do what it does. */
export interface ExplainingBot<T> extends Bot<T> {
  explain(situation: Situation<T>): Reason;
}

/** How a game is thought about: by step, what may be done at any moment, and what is never done without a thought. */
export interface Mind<S> {
  readonly thoughts: Readonly<Record<string, ThoughtOf<S>>>;
  readonly atAnyTime: ThoughtOf<S>;
  readonly rash: readonly string[];
}

/** A seat in the hands of this mind; the seed gives it its nature. */
export function thinker<T, F extends Frame, A>(mind: Mind<SceneOf<T, F, A>>, ask: A, seed: number): ExplainingBot<T> {
  const nature: Nature = { boldness: 0.85 + 0.3 * new Dice(seed).fraction() };
  const decide = ({ view, by, offers }: Situation<T>) =>
    decided(mind, { state: view, table: view.table, by, offers, frame: view.flow.at(-1) as F, ask, nature });
  return {
    name: 'casual',
    choose: (situation) => decide(situation).action,
    explain: (situation) => decide(situation).why,
  };
}

/** A thought that fails or goes astray must not stop the game: then anything sensible will do. */
function decided<T, F extends Frame, A>(mind: Mind<SceneOf<T, F, A>>, scene: SceneOf<T, F, A>): Choice {
  const { thoughts, atAnyTime, rash } = mind;
  try {
    const thought = Object.hasOwn(thoughts, scene.frame.step) ? thoughts[scene.frame.step] : undefined;
    const found = atAnyTime(scene) ?? thought?.(scene);
    if (found && isOffered(scene.offers, found.action)) return found;
  } catch {
    // Falls through.
  }
  return choice(firstSensible(scene.offers, rash), 'none.sensible');
}

const isOffered = (offers: readonly Offer[], action: Action): boolean => offers.some((offer) => admits(offer, action));

/** What costs least: to pass, else the first thing that is not the end. */
function firstSensible(offers: readonly Offer[], rash: readonly string[]): Action {
  const found =
    offers.find((offer) => offer.type === 'pass') ?? offers.find((offer) => !rash.includes(offer.type)) ?? offers[0];
  if (!found) throw new Error('asked without an offer');
  return sampleOf(found);
}
