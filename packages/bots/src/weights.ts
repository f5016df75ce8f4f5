import type { Offer } from '@binario/kernel';
import type { Situation } from './bot.ts';

/** How much a player likes a type of action, against the others that are open to him at the moment. */
export interface ActionWeight<T> {
  readonly weight: number | ((situation: Situation<T>) => number);
  /** How the offers of this type compare; all alike without it. */
  readonly among?: (offer: Offer, situation: Situation<T>) => number;
  readonly why: string;
}

/** Weights by type of action. What is not named has the weight 1. */
export type ActionWeights<T> = Readonly<Record<string, ActionWeight<T>>>;

/** What is said of a type of action among the weights, if anything. */
export function weightFor<T>(weights: ActionWeights<T>, type: string): ActionWeight<T> | undefined {
  return Object.hasOwn(weights, type) ? weights[type] : undefined;
}

/** The weight of a type of action in a situation; 1 where nothing is said of it. */
export function weightOf<T>(entry: ActionWeight<T> | undefined, situation: Situation<T>): number {
  if (!entry) return 1;
  return typeof entry.weight === 'number' ? entry.weight : entry.weight(situation);
}
