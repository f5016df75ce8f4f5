import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import { chained, headDigest, newSalt } from './chain.ts';

const COLUMNS = ['table_id', 'seq', 'version', 'kind', 'author', 'seat', 'at', 'body', 'hash', 'key'] as const;

/**
 * Chains the records of a journal that have no link: those of releases before there was a chain, and of an older node beside
 * this one. From here on they are vouched for, not before: the table notes how far (`checkpoint`). Gives the last link, or
 * undefined when the journal does not end at `seq` any more.
 */
export function chainUp(db: Kysely<Database>, id: string, seq: number): Promise<string | undefined> {
  return db.transaction().execute((tx) => chainWithin(tx, id, seq));
}

/** Adds the missing links of a table's chain, inside a transaction. */
export async function chainWithin(tx: Transaction<Database>, id: string, seq: number): Promise<string | undefined> {
  // Whoever else would do the same waits here.
  const row = await tx
    .updateTable('game_table')
    .set(({ ref }) => ({ seq: ref('seq') }))
    .where('id', '=', id)
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.link !== null && row.link_seq === seq) return row.link;
  const records = await tx
    .selectFrom('journal')
    .select(COLUMNS)
    .where('table_id', '=', id)
    .where('seq', '>', row.link === null ? 0 : (row.link_seq ?? 0))
    .orderBy('seq')
    .execute();
  const salt = newSalt();
  const head = headDigest(salt, { ...row, setup: JSON.parse(row.setup) });
  let link = row.link ?? '';
  for (const record of records) {
    const next = chained(link, record, record.seq === seq ? head : '');
    await tx.updateTable('journal').set(next).where('table_id', '=', id).where('seq', '=', record.seq).execute();
    ({ link } = next);
  }
  const end = { link, link_seq: seq, head_salt: salt, checkpoint: seq };
  await tx.updateTable('game_table').set(end).where('id', '=', id).execute();
  return link;
}
