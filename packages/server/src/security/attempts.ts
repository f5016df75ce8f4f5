import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** How often something may be attempted before one has to wait. */
export interface AttemptLimit {
  /** What is attempted: limits of different names do not touch each other. */
  readonly name: string;
  /** What may come at once, and again within `window` milliseconds. */
  readonly most: number;
  readonly window: number;
}

/**
 * Counts attempts in the database, so that all nodes together grant no more than one would: for what can be guessed, or fills
 * the database or somebody's mailbox. One row per sender says until when his attempts reach; a granted one moves that on by
 * the length of one. Whoever is refused costs no write. Senders are kept as hashes: nobody need find addresses in here.
 *
 * The nodes share the time of day, and that can be set back. Attempts that reach further than any can, by more than the clocks
 * of nodes may differ, are void: else a step of an hour would keep everybody out for an hour.
 */
export class Attempts {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Takes one. Returns 0 if there was one, or else the seconds until there is. */
  async take({ name, most, window }: AttemptLimit, sender: string): Promise<number> {
    const now = this.now() * MICRO;
    const one = Math.max(1, Math.floor((window * MICRO) / most));
    const reach = window * MICRO;
    const key = createHash('sha256').update(`${name} ${sender}`).digest('base64url');
    const counts = sql<boolean>`attempt.until > ${now} and attempt.until <= ${now + reach + SKEW}`;
    const from = sql<number>`case when ${counts} then attempt.until else ${now} end`;
    const granted = await this.db
      .insertInto('attempt')
      .values({ key, until: now + one })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ until: sql<number>`${from} + ${one}` })
          .where(sql<boolean>`${from} + ${one} <= ${now + reach}`),
      )
      .returning('until')
      .executeTakeFirst();
    if (granted) return 0;
    const row = await this.db.selectFrom('attempt').select('until').where('key', '=', key).executeTakeFirst();
    const wait = (row?.until ?? now) + one - reach - now;
    return Math.max(1, Math.ceil(wait / MICRO / 1000));
  }

  async sweep(): Promise<void> {
    const now = this.now() * MICRO;
    await this.db
      .deleteFrom('attempt')
      .where(({ eb, or }) => or([eb('until', '<', now), eb('until', '>', now + LONGEST)]))
      .execute();
  }
}

/** Times are kept in millionths of a second: a wide limit has short steps. */
const MICRO = 1000;
/** By how much the clocks of nodes may differ; whoever waits because of a step waits no longer than this. */
const SKEW = 60_000 * MICRO;
/** Longer than any window. */
const LONGEST = 86_400_000 * MICRO;
