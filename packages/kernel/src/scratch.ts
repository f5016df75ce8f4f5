import type { Frame, Tx } from './game.ts';

/** A table of one's own: what happens on it is seen by nobody else. */
export interface Scratch<T, E> extends Tx<T, E> {
  /** What was emitted so far, in order. */
  readonly effects: readonly E[];
  /** Questions that would have to be asked first. Nobody answers them here. */
  readonly owed: readonly Frame[];
}

/**
 * Tries out verbs without doing anything: for a guard that must know where an action would lead, or a forecast. It takes
 * the game's `reduce` alone, because rules cannot know the game they belong to. Chance is refused: whoever looks ahead
 * does not see the dice.
 */
export function scratch<T, E>(reduce: (table: T, effect: E) => T, table: T): Scratch<T, E> {
  const effects: E[] = [];
  const owed: Frame[] = [];
  let now = table;
  return {
    effects,
    owed,
    get table() {
      return now;
    },
    emit(effect) {
      now = reduce(now, effect);
      effects.push(effect);
    },
    owe(frame) {
      owed.push(frame);
    },
    draw() {
      throw new Error('nothing can be drawn while looking ahead');
    },
  };
}
