import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { DatabaseAway } from '../../ports/away.ts';
import type { Risk } from '../../ports/risks.ts';
import { StartFailure, saidBy } from '../../ports/startFailure.ts';
import type { Database } from '../database.ts';
import type { Store } from '../store.ts';
import { Writing } from '../writing.ts';
import { Appends } from './appends.ts';
import { sqliteDialect, Turnstile } from './dialect.ts';
import { SqliteFault, SqliteLink } from './link.ts';
import { claimFolder, DataFolderBusy } from './lock.ts';

/** Where the SQLite database lies in the data folder. */
export const databaseFile = (folder: string): string => join(folder, 'binario.db');

/** The folder is ours, and the file in it for nobody else to read. */
function claimed(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const release = claimFolder(folder);
    closeSync(openSync(databaseFile(folder), 'a', 0o600));
    return release;
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`the data folder ${folder} cannot be used: ${saidBy(error)}`);
  }
}

function unopened(folder: string, trouble: unknown): unknown {
  const file = databaseFile(folder);
  const error = trouble instanceof DatabaseAway ? trouble.cause : trouble;
  if (!(error instanceof SqliteFault)) return error;
  if (error.code.startsWith('SQLITE_BUSY')) return new DataFolderBusy(folder, '?');
  const said = `${file} cannot be opened: ${error.message}`;
  if (!/^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) return new StartFailure(said);
  return new StartFailure(
    `${said}. It was left as it is. Keep it, and restore the latest backup into another data folder (docs/operation.md)`,
  );
}

/** The embedded database: one file, one connection, one process. */
export async function openSqlite(folder: string, allowed: readonly Risk[] = []): Promise<Store> {
  const release = claimed(folder);
  const link = new SqliteLink({ file: databaseFile(folder), careless: allowed.includes('synchronous') });
  const turnstile = new Turnstile();
  const db = new Kysely<Database>({ dialect: sqliteDialect(link, turnstile) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await link.stop();
    release();
    throw unopened(folder, error);
  }
  const writing = new Writing(db);
  const appends = new Appends(link, turnstile);
  const close = async () => {
    await db.destroy();
    await link.close();
    release();
  };

  return {
    kind: 'sqlite',
    db,
    unhurried: db,
    append: (entry) => writing.watched(appends.add(entry)),
    listen: async () => {},
    gossip: async () => {},
    onGossip: () => {},
    needlessRights: async () => [],
    load: () => ({
      connections: 1,
      idle: turnstile.load === 0 ? 1 : 0,
      waiting: appends.load + Math.max(0, turnstile.load - 1),
      away: false,
      hears: true,
    }),
    ping: () => writing.prove(),
    copyTo: async (file) => {
      await sql`vacuum into ${file}`.execute(db);
    },
    farewell: async () => {},
    close,
  };
}
