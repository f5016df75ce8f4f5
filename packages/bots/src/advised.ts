import type { Action, SeatId } from '@binario/kernel';
import type { Reason } from './scene.ts';

/** An answer to "What would you do?". */
export interface Advised {
  readonly action: Action;
  readonly why: Reason;
  /** What comes next, and how it compares; nothing where there was only one thing worth thinking of. */
  readonly next?: {
    readonly action: Action;
    /** What one would have more than with the next best, by parts; those that do not differ are left out. */
    readonly parts: Readonly<Record<string, number>>;
    /** The same for each of the others, in all: below nothing is what it costs them. */
    readonly others: Readonly<Record<SeatId, number>>;
  };
}
