import type { Offer } from '@binario/kernel';
import type { Situation } from './bot.ts';

/** How much a player likes a type of action, against the others that are open to him at the moment. */
export interface Habit<T> {
  readonly weight: number | ((situation: Situation<T>) => number);
  /** How the offers of this type compare; all alike without it. */
  readonly among?: (offer: Offer, situation: Situation<T>) => number;
  readonly why: string;
}

/** Habits by type of action. What is not named has the weight 1. */
export type Temper<T> = Readonly<Record<string, Habit<T>>>;

export function habitOf<T>(temper: Temper<T>, type: string): Habit<T> | undefined {
  return Object.hasOwn(temper, type) ? temper[type] : undefined;
}

export function weightOf<T>(habit: Habit<T> | undefined, situation: Situation<T>): number {
  if (!habit) return 1;
  return typeof habit.weight === 'number' ? habit.weight : habit.weight(situation);
}
