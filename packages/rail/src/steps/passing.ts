import type { Frame } from '@binario/kernel';
import type { PlayerId } from '../model/ids.ts';
import { leftOf, playersIn, type RailTable } from '../model/table.ts';

/** A round in which players have turns clockwise until all of them pass in succession. */
export interface PassingFrame extends Frame {
  /** Whose turn is next. */
  readonly turn: PlayerId;
  /** Passes in succession. */
  readonly passes: number;
  /** The last player who did something but pass. */
  readonly lastActor: PlayerId | null;
}

type Seating = Pick<RailTable, 'seats' | 'leavers'>;

/** Has everybody still in the game passed in succession? */
export const allPassed = (seating: Seating, { passes }: PassingFrame): boolean => passes >= playersIn(seating).length;

/** The round after a player's turn, in which he acted or passed. */
export function afterTurn<F extends PassingFrame>(seating: Seating, frame: F, acted: boolean): F {
  const turn = leftOf(seating, frame.turn);
  return acted ? { ...frame, turn, passes: 0, lastActor: frame.turn } : { ...frame, turn, passes: frame.passes + 1 };
}
