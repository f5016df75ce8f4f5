import type { Kysely } from 'kysely';
import { DatabaseAway } from '../ports/away.ts';
import type { Database } from './database.ts';

/** No sender is kept under this name: those are hashes. */
const KEY = 'ready';
/** Whoever asks all the time must not fill the disk with the question. */
const HOLDS_MS = 1_000;
/** A record that could not be written counts so long, unless one can be written meanwhile. */
const FAILED_MS = 5_000;

/** Knows whether anything can be written: a database that can only be read, because its disk is full, serves nobody. */
export class Writing {
  private readonly db: Kysely<Database>;
  private last: { readonly at: number; readonly written: Promise<unknown> } | undefined;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Looks at how an append ends: a small row may find room where a record does not. */
  async watched<R>(appending: Promise<R>): Promise<R> {
    try {
      const result = await appending;
      this.failedAt = Number.NEGATIVE_INFINITY;
      return result;
    } catch (error) {
      this.failedAt = performance.now();
      throw error;
    }
  }

  /** Writes one row, durably, and throws where that cannot be done. */
  async prove(): Promise<void> {
    const at = performance.now();
    if (at - this.failedAt < FAILED_MS) throw new DatabaseAway('the last record could not be written');
    if (!this.last || at - this.last.at > HOLDS_MS) {
      const written = this.db
        .insertInto('attempt')
        .values({ key: KEY, until: 0 })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ until: 0 }))
        .execute();
      this.last = { at, written };
    }
    await this.last.written;
  }
}
