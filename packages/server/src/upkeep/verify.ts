import type { Kysely } from 'kysely';
import type { Engines } from '../engines/engines.ts';
import { readRecords } from '../journal/read.ts';
import type { Database } from '../store/database.ts';
import type { GivesOf, ReplayRecord } from '../work/jobs.ts';
import type { Pool } from '../work/pool.ts';

/** How long one stored game may be replayed. A long one takes a fraction of this; the machine may be busy. */
export const LIMIT_MS = 120_000;

/** What of a row is needed to replay its game. */
export interface StoredGame {
  readonly id: string;
  readonly engine: string;
  readonly setup: string;
}

/** The records of a game that leave a hash behind, in their order. */
export async function replayRecords(db: Kysely<Database>, table: string): Promise<readonly ReplayRecord[]> {
  const records = await readRecords(db, table, {});
  const out: ReplayRecord[] = [];
  for (const { seq, hash, ...record } of records) {
    if (hash === '') continue;
    const { kind } = record;
    if (kind === 'act') out.push({ seq, kind, action: record.body.action, hash });
    else if (kind === 'undo' || kind === 'redo') out.push({ seq, kind, to: record.body.to, hash });
    else out.push({ seq, kind: 'start', hash });
  }
  return out;
}

/** Replays one stored game by one engine, every action checked, and compares every hash. */
export async function verifyGame(
  parts: { readonly db: Kysely<Database>; readonly engines: Engines; readonly pool: Pool },
  { id, setup }: StoredGame,
  engine: string,
): Promise<GivesOf<'replay'>> {
  const records = await replayRecords(parts.db, id);
  const job = {
    engine: await parts.engines.fileOf(engine),
    setup: JSON.parse(setup) as unknown,
    records,
    strict: true,
  };
  // Not under the name of the table: its thread is for people who wait.
  return parts.pool.run('replay', job, `verify ${id}`, LIMIT_MS);
}
