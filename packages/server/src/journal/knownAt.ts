import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';

/** The tables at which somebody sits or sat, or spoke without a seat. */
export const knownAt = (db: Kysely<Database>, user: string) =>
  db
    .selectFrom('member')
    .select('table_id')
    .where('user_id', '=', user)
    .union(db.selectFrom('voice').select('table_id').where('user_id', '=', user));
