import type { Dice } from './dice.ts';
import type { Habit, Temper } from './temper.ts';
import { weightOf } from './temper.ts';

/** How far a mood can carry: a weight is at most this much larger or smaller than usual. */
const SWING = 2.5;

/**
 * The same temper on another day: every weight is stronger or weaker by chance. Games of players in different moods
 * differ more than the games of one player ever would, so that rare things happen somewhere.
 */
export function inMood<T>(temper: Temper<T>, dice: Dice): Temper<T> {
  const moody: Record<string, Habit<T>> = {};
  for (const [type, habit] of Object.entries(temper)) {
    const factor = SWING ** (2 * dice.fraction() - 1);
    moody[type] = { ...habit, weight: (situation) => factor * weightOf(habit, situation) };
  }
  return moody;
}
