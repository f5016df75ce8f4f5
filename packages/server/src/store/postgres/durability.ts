import { type Kysely, sql } from 'kysely';
import type { Risk } from '../../ports/risks.ts';
import { StartFailure } from '../../ports/startFailure.ts';
import type { Database } from '../database.ts';

interface Found {
  readonly risk: Risk;
  readonly why: string;
}

const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit', 'zero_damaged_pages', 'data_sync_retry'] as const;

/** Looks at what decides whether a commit outlives a crash, as this very role and database have it. */
export async function lossesOf(db: Kysely<Database>): Promise<readonly Found[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in (${sql.join([...SETTINGS, 'synchronous_standby_names'])})`.execute(db);
  const said = new Map(rows.map(({ name, setting }) => [name, setting]));
  const found: Found[] = [];
  const told = (risk: Risk, why: string) => found.push({ risk, why });
  if (said.get('fsync') === 'off') told('fsync', 'a power cut loses or damages everything');
  if (said.get('full_page_writes') === 'off') told('full_page_writes', 'a power cut can damage pages');
  const commit = said.get('synchronous_commit');
  if (commit === 'off') told('synchronous_commit', 'a crash loses what was acknowledged last');
  const standby = (said.get('synchronous_standby_names') ?? '') !== '';
  if (standby && commit === 'local') told('synchronous_commit', 'the standby may lack what was acknowledged');
  if (said.get('zero_damaged_pages') === 'on') told('zero_damaged_pages', 'damaged pages are silently emptied');
  if (said.get('data_sync_retry') === 'on') told('data_sync_retry', 'a failed write can go unnoticed');
  if (await anyUnlogged(db)) told('unlogged', 'a crash empties relations that are not logged');
  return found;
}

async function anyUnlogged(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class
    where relpersistence <> 'p' and relkind = 'r' and oid in ('journal'::regclass, 'game_table'::regclass)`.execute(db);
  return rows.length > 0;
}

/** Acknowledged moves are kept: a database that would lose them in a crash is refused, unless that is allowed by name. */
export async function refuseLosses(db: Kysely<Database>, allowed: readonly Risk[]): Promise<void> {
  const refused = (await lossesOf(db)).filter(({ risk }) => !allowed.includes(risk));
  if (refused.length === 0) return;
  const list = refused.map(({ risk, why }) => `${risk} (${why})`).join(', ');
  const names = [...new Set([...allowed, ...refused.map(({ risk }) => risk)])].join(',');
  throw new StartFailure(
    `PostgreSQL is set so that it would lose acknowledged moves: ${list}. Mend it, or allow it: BINARIO_ALLOW_LOSS=${names}`,
  );
}
