import { type Action, done, type Frame, type Next, stay } from '@binario/kernel';
import { hasChoice, noteChoice, type PlayerId, type RailStep } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import type { Effect1849, Tx1849 } from '../effects.ts';
import type { Table1849 } from '../table.ts';

/** A step of 1849. */
export type Step1849<F extends Frame, A extends Action = Action1849> = RailStep<Table1849, Effect1849, F, A>;

export { hasChoice, noteChoice };

/** Waits where there is something to do but to pass, and goes on where there is not. */
export function askIfChoice<F extends Frame, A extends Action>(
  tx: Tx1849,
  step: Step1849<F, A>,
  frame: F,
  by: PlayerId,
): Next {
  if (!hasChoice(step, tx.table, frame, by)) return done();
  noteChoice(tx);
  return stay(frame);
}
