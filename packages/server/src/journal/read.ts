import type { PublicRecord, RecordKind } from '@binario/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import { type Line, lineOf } from './line.ts';
import { publicRecord } from './record.ts';

/** Which records of a journal are read. */
export interface Range {
  readonly after?: number;
  readonly before?: number;
  /** Only records of later versions of the game. */
  readonly beyond?: number;
  readonly kinds?: readonly RecordKind[];
  readonly limit?: number;
  /** The latest ones, if the limit cuts. */
  readonly latest?: boolean;
}

const GAME: readonly RecordKind[] = ['act', 'undo', 'redo'];

/** Records in their order. */
export async function readRecords(
  db: Kysely<Database>,
  table: string,
  { after, before, beyond, kinds, limit, latest }: Range,
): Promise<readonly PublicRecord[]> {
  let query = db
    .selectFrom('journal')
    .select(['seq', 'version', 'kind', 'author', 'seat', 'at', 'hash', 'body'])
    .where('table_id', '=', table)
    .orderBy('seq', latest ? 'desc' : 'asc');
  if (after !== undefined) query = query.where('seq', '>', after);
  if (before !== undefined) query = query.where('seq', '<', before);
  if (beyond !== undefined) query = query.where('version', '>', beyond);
  if (kinds) query = query.where('kind', 'in', [...kinds]);
  if (limit !== undefined) query = query.limit(limit);
  const rows = (await query.execute()).map(publicRecord);
  return latest ? rows.reverse() : rows;
}

/** The actions in force at a table, from its very beginning. */
export async function readLine(db: Kysely<Database>, table: string): Promise<Line> {
  return lineOf(await readRecords(db, table, { kinds: GAME }));
}
