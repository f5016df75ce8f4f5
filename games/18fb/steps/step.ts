import { type Action, type Frame, hasOpen, type Offer, type Step } from '@binario/kernel';
import type { PlayerId } from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import type { Effect18fb, Tx18fb } from '../effects.ts';
import type { Table18fb } from '../table.ts';

/** A step of 18FB; seats are known to be seats. */
export interface Step18fb<F extends Frame, A extends Action = Action18fb>
  extends Omit<Step<Table18fb, Effect18fb, F, A>, 'options'> {
  options?(table: Table18fb, frame: F, by: PlayerId): readonly Offer[];
}

const isNoPass = (offer: Offer): boolean => offer.type !== 'pass';

/** Is there anything to do here but to pass? */
export function hasChoice<F extends Frame, A extends Action>(
  step: Pick<Step18fb<F, A>, 'options' | 'rules' | 'keeps'>,
  table: Table18fb,
  frame: F,
  by: PlayerId,
): boolean {
  return hasOpen(step as Step<Table18fb, Effect18fb, F, A>, table, frame, by, isNoPass);
}

/** Remembers that somebody could act: a game in which nobody can is over (ruling E3). */
export function noteChoice(tx: Tx18fb): void {
  if (!tx.table.lively) tx.emit({ type: 'choiceGiven' });
}
