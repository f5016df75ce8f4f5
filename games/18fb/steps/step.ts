import type { Action, Frame } from '@binario/kernel';
import type { RailStep } from '@binario/rail';
import type { Action18fb } from '../actions.ts';
import type { Effect18fb } from '../effects.ts';
import type { Table18fb } from '../table.ts';

/** A step of 18FB. */
export type Step18fb<F extends Frame, A extends Action = Action18fb> = RailStep<Table18fb, Effect18fb, F, A>;

export { hasChoice, noteChoice } from '@binario/rail';
