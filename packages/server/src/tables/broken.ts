import { NoEngine } from '../engines/engines.ts';
import { EngineFault, WorkLimit } from '../work/failures.ts';

/** Is it the table's own engine that failed, took too long, or is not there? Then this table is as it was, and no other is hurt. */
export const isBroken = (error: unknown): boolean =>
  error instanceof WorkLimit || error instanceof EngineFault || error instanceof NoEngine;
