import { release } from '@binario/protocol';
import { type Kysely, sql } from 'kysely';
import { StartFailure } from '../../ports/startFailure.ts';
import type { Database } from '../database.ts';
import type { EngineKind } from '../store.ts';
import { migrations } from './list.ts';
import type { Migration } from './migration.ts';

/** Any number, but always the same: two nodes that start together must not both migrate. */
const ADVISORY_LOCK = 18_491_865;

/** The database was made by a newer program. */
export class NewerDatabase extends StartFailure {
  override readonly name = 'NewerDatabase';
}

/** Brings the database up to the newest migration. */
export async function migrate(
  db: Kysely<Database>,
  kind: EngineKind,
  list: readonly Migration[] = migrations,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx);
    await tx.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await tx.schema
      .createTable('addition')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('release', 'text', (c) => c.notNull())
      .execute();
    const heavy = await tx.selectFrom('migration').select('name').execute();
    const light = await tx.selectFrom('addition').select('name').execute();
    const done = new Set([...heavy, ...light].map(({ name }) => name));
    // What a later release added and this one need not know is in the other relation.
    const unknown = heavy.map(({ name }) => name).filter((name) => !list.some((each) => each.name === name));
    if (unknown.length > 0) {
      throw new NewerDatabase(
        `the database was made by a newer program (${unknown.join(', ')}): run that one, or restore a backup of this version`,
      );
    }
    for (const migration of list) {
      if (done.has(migration.name)) continue;
      await migration.up(tx as unknown as Kysely<unknown>);
      const noted = { name: migration.name, at: Date.now() };
      if (migration.light)
        await tx
          .insertInto('addition')
          .values({ ...noted, release })
          .execute();
      else await tx.insertInto('migration').values(noted).execute();
    }
  });
}
