import type { Kysely } from 'kysely';
import type { Append, Appended } from './append.ts';
import type { Database } from './database.ts';

/** The kind of database behind the store. */
export type EngineKind = 'sqlite' | 'postgres';

/** What the head of a table says to the other nodes: something was appended. */
export interface TableNews {
  readonly table: string;
  readonly seq: number;
}

/** What is in use, and what waits for it. */
export interface StoreLoad {
  /** Connections that are open, and those of them that nobody uses; the embedded database has one. */
  readonly connections: number;
  readonly idle: number;
  /** Questions and records that wait for a connection or a commit. */
  readonly waiting: number;
  /** Is it known not to answer? */
  readonly away: boolean;
  /** Are news of other nodes heard? */
  readonly hears: boolean;
}

/**
 * The database, whichever it is. Everything ordinary goes through `db`; appending to journals has a door of its own
 * because it is durable before it is answered and many tables share one commit.
 */
export interface Store {
  readonly kind: EngineKind;
  readonly db: Kysely<Database>;
  /** The same database for what may take its time: copies, tidying up. `db` gives up within seconds, for people who wait. */
  readonly unhurried: Kysely<Database>;
  /** Compares and swaps the head of one table and adds one record, durably; false when another was faster. */
  append(entry: Append): Promise<Appended>;
  /** News of tables from other nodes. `lost` is called when some may have been missed. Never called on SQLite. */
  listen(news: (item: TableNews) => void, lost: () => void): Promise<void>;
  /** A word to the other nodes that need not be kept; nothing on SQLite, where there are none. */
  gossip(text: string): Promise<void>;
  onGossip(listener: (text: string) => void): void;
  /** Rights over the whole database server that this one does not need and should not have. */
  needlessRights(): Promise<readonly string[]>;
  /** How busy the way to the database is. */
  load(): StoreLoad;
  /** Does the database answer? */
  ping(): Promise<void>;
  /** A consistent copy of the embedded database while the server runs; refused on PostgreSQL, which has `pg_dump`. */
  copyTo(file: string): Promise<void>;
  /** Before closing: a database that does not answer now is not waited for any more. */
  farewell(): Promise<void>;
  close(): Promise<void>;
}

/** Did this error come from a key that is already there? Both engines. */
export function isDuplicate(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return code === '23505' || code.startsWith('SQLITE_CONSTRAINT_PRIMARYKEY') || code === 'SQLITE_CONSTRAINT_UNIQUE';
}
