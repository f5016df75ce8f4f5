import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

/** Rights over the whole PostgreSQL that a server never needs; whoever gets into it would have them too. */
export async function needlessRights(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ right: string; held: boolean }>`
    select "right", held from pg_roles, lateral (values
      ('superuser', rolsuper), ('createdb', rolcreatedb), ('createrole', rolcreaterole),
      ('replication', rolreplication), ('bypassrls', rolbypassrls)) rights ("right", held)
    where rolname = current_user`.execute(db);
  return rows.filter(({ held }) => held).map(({ right }) => right);
}
