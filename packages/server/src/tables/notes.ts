import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';

/** What somebody writes for himself at a table. Nobody else ever gets it. */
export async function readNote(db: Kysely<Database>, table: string, user: string): Promise<string> {
  const row = await db
    .selectFrom('note')
    .select('text')
    .where('table_id', '=', table)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row?.text ?? '';
}

/** Keeps what somebody writes for himself at a table. */
export async function writeNote(
  db: Kysely<Database>,
  table: string,
  user: string,
  text: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('note')
    .values({ table_id: table, user_id: user, text, updated_at: now })
    .onConflict((conflict) => conflict.columns(['table_id', 'user_id']).doUpdateSet({ text, updated_at: now }))
    .execute();
}
