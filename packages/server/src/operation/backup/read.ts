import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { BadBackup, endSchema, headSchema, rowSchema, schemaNow, Tally } from './format.ts';
import { withoutLease } from './relations.ts';

const BATCH = 100;
/** SQLite and PostgreSQL both bound how many values one statement may carry. */
const VALUES_AT_MOST = 900;

/** What was restored from a backup. */
export interface Restored {
  readonly rows: Readonly<Record<string, number>>;
  readonly createdAt: number;
}

/** A database cannot be filled from a backup: somebody already plays there. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

/**
 * Fills an empty database from the lines of a backup, in one transaction: either everything is there, counted and digested, or
 * nothing is.
 */
export async function restoreLines(store: Store, lines: AsyncIterable<string>): Promise<Restored> {
  return store.unhurried.transaction().execute(async (tx) => {
    if (store.kind === 'postgres') await sql`lock table account, game_table in exclusive mode`.execute(tx);
    await mustBeEmpty(tx);
    const tally = new Tally();
    const load = new Load(tx);
    let createdAt: number | undefined;
    let ended = false;
    for await (const text of lines) {
      if (ended) throw new BadBackup('there is something after the end');
      if (createdAt === undefined) {
        createdAt = checkHead(parse(text)).createdAt;
        tally.line(text);
        continue;
      }
      const line = parse(text);
      if (!Array.isArray(line)) {
        await load.flush();
        checkEnd(line, tally);
        ended = true;
        continue;
      }
      const row = rowSchema.safeParse(line);
      if (!row.success) throw new BadBackup('a row has the wrong form');
      tally.line(text, row.data[0]);
      await load.add(row.data[0], withoutLease(row.data[1]));
    }
    if (!ended || createdAt === undefined) throw new BadBackup('the file ends too early');
    return { rows: tally.rows, createdAt };
  });
}

async function mustBeEmpty(tx: Transaction<Database>): Promise<void> {
  const tables = await tx.selectFrom('game_table').select('id').limit(1).execute();
  const accounts = await tx.selectFrom('account').select('id').limit(1).execute();
  if (tables.length + accounts.length > 0) {
    throw new NotEmpty('the database is not empty: restore into a new data folder or database');
  }
}

function checkHead(given: unknown): { createdAt: number } {
  const head = headSchema.safeParse(given);
  if (!head.success) throw new BadBackup('this is no backup of Binario');
  const now = schemaNow();
  if (head.data.migrations.join() !== now.join()) {
    throw new BadBackup('another version of the program made this backup: restore it with that version, then update');
  }
  return head.data;
}

function checkEnd(given: unknown, tally: Tally): void {
  const end = endSchema.safeParse(given);
  if (!end.success) throw new BadBackup('a line has the wrong form');
  const ours = tally.end();
  if (end.data.digest !== ours.digest) throw new BadBackup('the file is damaged: its digest does not fit');
}

/** Rows of one relation go in together. */
class Load {
  private readonly db: Kysely<Record<string, Record<string, unknown>>>;
  private relation = '';
  private rows: Record<string, unknown>[] = [];

  constructor(tx: Transaction<Database>) {
    this.db = tx as unknown as Kysely<Record<string, Record<string, unknown>>>;
  }

  async add(relation: string, row: Record<string, unknown>): Promise<void> {
    const full = (this.rows.length + 1) * Object.keys(row).length > VALUES_AT_MOST || this.rows.length >= BATCH;
    if (relation !== this.relation || full) await this.flush();
    this.relation = relation;
    this.rows.push(row);
  }

  async flush(): Promise<void> {
    if (this.rows.length === 0) return;
    const insert = this.db.insertInto(this.relation).values(this.rows);
    // A server keeps its own engine files; those of the backup have the same name only if they are the same.
    await (this.relation === 'engine' ? insert.onConflict((c) => c.doNothing()) : insert).execute();
    this.rows = [];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBackup('a line is no JSON');
  }
}
