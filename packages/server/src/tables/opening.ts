import type { Kysely } from 'kysely';
import { lineOf } from '../journal/line.ts';
import { readRecords } from '../journal/read.ts';
import type { Database } from '../store/database.ts';
import type { Opening } from '../work/jobs.ts';
import type { Head } from './head.ts';

const GAME = ['act', 'undo', 'redo'] as const;

/** How to come to the position of this head: from a snapshot where one leads there, else from the start. */
export async function openingOf(db: Kysely<Database>, head: Head, engine: string): Promise<Opening> {
  const common = { engine, setup: head.setup, seats: head.info.seats.map(({ seat }) => seat), hash: head.hash };
  return { ...common, ...((await fromSnapshot(db, head)) ?? (await fromStart(db, head))) };
}

async function fromStart(db: Kysely<Database>, head: Head): Promise<Pick<Opening, 'actions'>> {
  const records = await readRecords(db, head.id, { kinds: GAME, before: head.seq + 1 });
  return { actions: lineOf(records).acts.map(({ action }) => action) };
}

async function fromSnapshot(db: Kysely<Database>, head: Head): Promise<Pick<Opening, 'actions' | 'from'> | undefined> {
  const row = await db.selectFrom('snapshot').selectAll().where('table_id', '=', head.id).executeTakeFirst();
  if (!row || row.version > head.version) return undefined;
  const later = await readRecords(db, head.id, { kinds: GAME, beyond: row.version, before: head.seq + 1 });
  // Whatever went back behind the snapshot, or came back from before it, needs the whole line.
  if (later.some(({ kind }) => kind !== 'act')) return undefined;
  const { acts } = lineOf(later);
  return { from: { position: row.position, state: row.state }, actions: acts.map(({ action }) => action) };
}
