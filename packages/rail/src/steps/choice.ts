import { type Action, type Frame, hasOpen, type Offer, type Step } from '@binario/kernel';
import type { PlayerId } from '../model/ids.ts';

/** A step of a railway game; seats are known to be seats. */
export interface RailStep<T, E, F extends Frame, A extends Action> extends Omit<Step<T, E, F, A>, 'options'> {
  options?(table: T, frame: F, by: PlayerId): readonly Offer[];
}

const isNoPass = (offer: Offer): boolean => offer.type !== 'pass';

/** Is there anything to do here but to pass? */
export function hasChoice<T, F extends Frame, A extends Action>(
  step: Pick<RailStep<T, never, F, A>, 'options' | 'rules' | 'keeps'>,
  table: T,
  frame: F,
  by: PlayerId,
): boolean {
  return hasOpen(step as Pick<Step<T, never, F, A>, 'options' | 'rules' | 'keeps'>, table, frame, by, isNoPass);
}
