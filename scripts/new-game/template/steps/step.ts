import type { Frame } from '@binario/kernel';
import type { RailStep } from '@binario/rail';
import type { ActionSample } from '../actions.ts';
import type { EffectSample } from '../effects.ts';
import type { TableSample } from '../table.ts';

/** A step of the game. */
export type StepSample<F extends Frame> = RailStep<TableSample, EffectSample, F, ActionSample>;
