import { type Action, admits, type Frame, type Offer, sampleOf } from '@binario/kernel';
import type { Advised } from './advised.ts';
import type { Bot, Situation } from './bot.ts';
import { Dice } from './dice.ts';
import { type Choice, choice, type DeciderOf, type Reason, type SceneOf, type Traits } from './scene.ts';

/** A bot that can say in one line why it would do what it does. */
export interface ExplainingBot<T> extends Bot<T> {
  explain(situation: Situation<T>): Reason;
  /** Both at once: who thinks long thinks only once. */
  decide(situation: Situation<T>): Choice;
  /** Besides, what comes next and by how much: only from bots that compare. */
  advise?(situation: Situation<T>): Advised;
}

/** How a game is played by rules of thumb: who decides each step, what may be done at any moment, which types of action no bot falls into unasked. */
export interface Policy<S> {
  readonly deciders: Readonly<Record<string, DeciderOf<S>>>;
  readonly anyTime: DeciderOf<S>;
  readonly avoid: readonly string[];
}

/** A bot that follows a policy; the seed gives it its traits. What it does depends on the situation and its seed alone. */
export function policyBot<T, F extends Frame, A>(
  policy: Policy<SceneOf<T, F, A>>,
  ask: A,
  seed: number,
): ExplainingBot<T> {
  const traits: Traits = { boldness: 0.85 + 0.3 * new Dice(seed).fraction() };
  const decide = ({ view, by, offers }: Situation<T>) =>
    decidedBy(policy, { state: view, table: view.table, by, offers, frame: view.flow.at(-1) as F, ask, traits });
  return {
    name: 'casual',
    decide,
    choose: (situation) => decide(situation).action,
    explain: (situation) => decide(situation).why,
  };
}

/** A decider that fails or goes astray must not stop the game: then anything sensible will do. */
export function decidedBy<T, F extends Frame, A>(policy: Policy<SceneOf<T, F, A>>, scene: SceneOf<T, F, A>): Choice {
  const { deciders, anyTime, avoid } = policy;
  try {
    const decider = Object.hasOwn(deciders, scene.frame.step) ? deciders[scene.frame.step] : undefined;
    const found = anyTime(scene) ?? decider?.(scene);
    if (found && isOffered(scene.offers, found.action)) return found;
  } catch {
    // Falls through.
  }
  return choice(firstSensible(scene.offers, avoid), 'none.sensible');
}

const isOffered = (offers: readonly Offer[], action: Action): boolean => offers.some((offer) => admits(offer, action));

/** What costs least: to pass, else the first thing that is not the end. */
function firstSensible(offers: readonly Offer[], avoid: readonly string[]): Action {
  const found =
    offers.find((offer) => offer.type === 'pass') ?? offers.find((offer) => !avoid.includes(offer.type)) ?? offers[0];
  if (!found) throw new Error('asked without an offer');
  return sampleOf(found);
}
