import type { Dice } from './dice.ts';
import type { ActionWeight, ActionWeights } from './weights.ts';
import { weightOf } from './weights.ts';

/** A weight is at most this much larger or smaller than usual. */
const SWING = 2.5;

/**
 * Weights of a player, each stronger or weaker by chance: games of such players differ more than the games of one player
 * ever would, so that rare things happen somewhere.
 */
export function varied<T>(weights: ActionWeights<T>, dice: Dice): ActionWeights<T> {
  const changed: Record<string, ActionWeight<T>> = {};
  for (const [type, entry] of Object.entries(weights)) {
    const factor = SWING ** (2 * dice.fraction() - 1);
    changed[type] = { ...entry, weight: (situation) => factor * weightOf(entry, situation) };
  }
  return changed;
}
