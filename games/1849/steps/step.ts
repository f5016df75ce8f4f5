import { type Action, done, type Frame, hasOpen, type Next, type Offer, type Step, stay } from '@binario/kernel';
import type { PlayerId } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import type { Effect1849, Tx1849 } from '../effects.ts';
import type { Table1849 } from '../table.ts';

/** A step of 1849; seats are known to be seats. */
export interface Step1849<F extends Frame, A extends Action = Action1849>
  extends Omit<Step<Table1849, Effect1849, F, A>, 'options'> {
  options?(table: Table1849, frame: F, by: PlayerId): readonly Offer[];
}

const isNoPass = (offer: Offer): boolean => offer.type !== 'pass';

/** Is there anything to do here but to pass? */
export function hasChoice<F extends Frame, A extends Action>(
  step: Step1849<F, A>,
  table: Table1849,
  frame: F,
  by: PlayerId,
): boolean {
  return hasOpen(step as Step<Table1849, Effect1849, F, A>, table, frame, by, isNoPass);
}

/** Remembers that somebody could act: a game in which nobody can is over (RUL-3). */
export function noteChoice(tx: Tx1849): void {
  if (!tx.table.lively) tx.emit({ type: 'choiceGiven' });
}

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
