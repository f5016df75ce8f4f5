import type { Action, Frame } from '@binario/kernel';
import type { RailStep } from '@binario/rail';
import type { Action1865 } from '../actions.ts';
import type { Effect1865 } from '../effects.ts';
import type { Table1865 } from '../table.ts';

/** A step of 1865. */
export type Step1865<F extends Frame, A extends Action = Action1865> = RailStep<Table1865, Effect1865, F, A>;

// Not every step notes a choice (ruling 58): a company with a chip earns or buys a train in its turn, so money moves, and one
// without can lay the tile of its home.
export { hasChoice, noteChoice } from '@binario/rail';
