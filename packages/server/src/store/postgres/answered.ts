import type pg from 'pg';
import { DatabaseAway } from '../../ports/away.ts';

/** Breaks a connection off without a word: one that is silent would not hear it. */
export function breakOff(client: pg.Client, why?: Error): void {
  client.connection.stream.destroy(why);
}

/**
 * Asks, and waits so long for an answer. A server that is frozen, or behind a line that is cut, cannot break off a statement
 * itself: then the connection is broken off here, and with it everything that waits for it.
 */
export async function answered(
  client: pg.Client | pg.PoolClient,
  sql: string,
  values: readonly unknown[],
  limit: number,
): Promise<pg.QueryResult> {
  let open = true;
  const silent = () => {
    if (open) breakOff(client as pg.Client, new DatabaseAway(`no answer within ${limit} ms`));
  };
  // If it was this process that was held up, the answer lies there already: it is read before `setImmediate` calls.
  const timer = setTimeout(() => setImmediate(silent), limit);
  try {
    return await client.query(sql, [...values]);
  } finally {
    open = false;
    clearTimeout(timer);
  }
}
