import type { State } from '@binario/kernel';
import type { Foresight } from './foresight.ts';

/** The number of a round in its short form, `SR 2` or `OR 2.1`: of the stock round and its set; 0 before the first. */
export const setNumber = (round: string): number => Number(/\d+/.exec(round)?.[0] ?? 0);

/** More stock rounds than any game has. */
export const TO_THE_END = 99;

/**
 * A horizon that lies so many stock rounds ahead: the first position after the round whose number is reached. From the rounds before the
 * first stock round one looks at least to the second, because nothing has earned before.
 */
export function stockRoundsAhead<T>(
  describeRound: (state: State<T>) => string,
  usual: number,
): Foresight<T>['horizon'] {
  const setOf = (state: State<T>): number => setNumber(describeRound(state));
  return (from, sets = usual) => {
    const until = Math.max(2, setOf(from) + sets);
    return (later) => setOf(later) >= until;
  };
}
