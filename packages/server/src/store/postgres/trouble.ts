import pg from 'pg';
import { DatabaseAway } from '../../ports/away.ts';

/**
 * What PostgreSQL says when the fault is not in the question: connection, resources, operator, system; a lock or a transaction
 * that waited too long, a deadlock, a server that only reads because another one took over.
 */
const PASSING = /^(08|53|57|58)|^(25006|25P03|40001|40P01|55P03)$/;

/** The error of a driver as the rest of the server knows it. Errors that mean a fault of ours stay what they are. */
export function asTrouble(error: unknown): unknown {
  if (error instanceof DatabaseAway || error instanceof TypeError || error instanceof RangeError) return error;
  if (!(error instanceof Error)) return error;
  // Without a word of the server it was the connection that failed.
  if (error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '')) return error;
  return awayFor(error);
}

/** Some errors of the system have a code only. */
export const awayFor = (error: Error & { readonly code?: string | undefined }): DatabaseAway =>
  new DatabaseAway(error.message || (error.code ?? error.name), { cause: error });

/** Did the server say so itself, and does it go on serving? Not when it says farewell. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
