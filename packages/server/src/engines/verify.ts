import type { Kysely } from 'kysely';
import { readRecords } from '../journal/read.ts';
import type { Database } from '../store/database.ts';
import type { GivesOf, ReplayRecord } from '../work/jobs.ts';
import type { Pool } from '../work/pool.ts';
import type { Engines } from './engines.ts';

/** A long game replays in a fraction of this; the machine may be busy. */
const LIMIT_MS = 120_000;

export interface StoredGame {
  readonly id: string;
  readonly engine: string;
  readonly setup: string;
}

/** The records of a game that leave a hash behind, in their order. */
export async function replayRecords(db: Kysely<Database>, table: string): Promise<readonly ReplayRecord[]> {
  const records = await readRecords(db, table, {});
  const out: ReplayRecord[] = [];
  for (const { seq, kind, body, hash } of records) {
    if (hash === '') continue;
    if (kind === 'act' && 'action' in body) out.push({ seq, kind, action: body.action as never, hash });
    else if (kind === 'undo' || kind === 'redo') out.push({ seq, kind, to: (body as { to: number }).to, hash });
    else out.push({ seq, kind: 'start', hash });
  }
  return out;
}

/** Replays one stored game by one engine, every action checked, and compares every hash. */
export async function verifyGame(
  parts: { readonly db: Kysely<Database>; readonly engines: Engines; readonly desk: Pool },
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
  return parts.desk.run('replay', job, `verify ${id}`, LIMIT_MS);
}
