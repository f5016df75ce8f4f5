import { type Action, type Frame, hasOpen, type Offer, type Step } from '@binario/kernel';
import type { PlayerId } from '@binario/rail';
import type { Action1865 } from '../actions.ts';
import type { Effect1865, Tx1865 } from '../effects.ts';
import type { Table1865 } from '../table.ts';

/** A step of 1865; seats are known to be seats. */
export interface Step1865<F extends Frame, A extends Action = Action1865>
  extends Omit<Step<Table1865, Effect1865, F, A>, 'options'> {
  options?(table: Table1865, frame: F, by: PlayerId): readonly Offer[];
}

const isNoPass = (offer: Offer): boolean => offer.type !== 'pass';

/** Is there anything to do here but to pass? */
export function hasChoice<F extends Frame, A extends Action>(
  step: Pick<Step1865<F, A>, 'options' | 'rules' | 'keeps'>,
  table: Table1865,
  frame: F,
  by: PlayerId,
): boolean {
  return hasOpen(step as Step<Table1865, Effect1865, F, A>, table, frame, by, isNoPass);
}

/** Remembers that somebody could act: a game in which nobody can is over (ruling 58). */
export function noteChoice(tx: Tx1865): void {
  if (!tx.table.lively) tx.emit({ type: 'choiceGiven' });
}
