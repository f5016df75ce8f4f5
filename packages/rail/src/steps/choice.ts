import { type Action, type Frame, hasOpen, type Offer, type Step, type Tx } from '@binario/kernel';
import type { CourseTable } from '../model/course.ts';
import type { PlayerId } from '../model/ids.ts';

/** A step of a railway game; seats are known to be seats. */
export interface RailStep<T, E, F extends Frame, A extends Action>
  extends Omit<Step<T, E, F, A>, 'options' | 'optionParts'> {
  options?(table: T, frame: F, by: PlayerId): readonly Offer[];
  readonly optionParts?: readonly NonNullable<RailStep<T, E, F, A>['options']>[];
}

/** All steps of a game under their names, each with frames and actions of its own. */
export const namedSteps =
  <T, E>() =>
  <K extends string>(steps: Readonly<Record<K, RailStep<T, E, never, never>>>) =>
    steps as Readonly<Record<K, Step<T, E>>>;

/** The frames of steps, by their names; of one that is made of parts, the frame of its first part. */
export type FramesOf<S> = {
  readonly [N in keyof S]: S[N] extends { readonly begin?: (tx: never, frame: infer F) => unknown } ? F : never;
};

/** Remembers that somebody could act: a set of operating rounds in which nobody can ends the game. */
export function noteChoice(
  tx: Pick<Tx<Pick<CourseTable, 'lively'>, { readonly type: 'choiceGiven' }>, 'table' | 'emit'>,
): void {
  if (!tx.table.lively) tx.emit({ type: 'choiceGiven' });
}

/** As much of a step as lists options and guards them. */
type Asking<S extends RailStep<never, never, never, never>> = Pick<S, 'options' | 'optionParts' | 'rules' | 'keeps'>;

const isNoPass = (offer: Offer): boolean => offer.type !== 'pass';

/** Is there anything to do here but to pass? */
export function hasChoice<T, F extends Frame, A extends Action>(
  step: Asking<RailStep<T, never, F, A>>,
  table: T,
  frame: F,
  by: PlayerId,
): boolean {
  return hasOpen(step as Asking<Step<T, never, F, A>>, table, frame, by, isNoPass);
}
