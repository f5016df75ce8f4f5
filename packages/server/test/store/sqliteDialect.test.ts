import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { sqliteDialect, Turnstile } from '../../src/store/sqlite/dialect.ts';
import { SqliteFault, type SqliteLink } from '../../src/store/sqlite/link.ts';

/** A database whose disk is full: what is to be written fails, and is rolled back before anybody asks for that. */
function fullDatabase() {
  const asked: string[] = [];
  const link: Pick<SqliteLink, 'run'> = {
    run: async ({ sql: said }) => {
      asked.push(said);
      if (said === 'rollback') throw new SqliteFault('cannot rollback - no transaction is active', 'SQLITE_ERROR');
      if (said.startsWith('insert')) throw new SqliteFault('database or disk is full', 'SQLITE_FULL');
      return { rows: [] };
    },
  };
  return { db: new Kysely<Database>({ dialect: sqliteDialect(link as SqliteLink, new Turnstile()) }), asked };
}

describe('a transaction of the embedded database', () => {
  it('tells why it failed, not that it had been rolled back already', async () => {
    const { db, asked } = fullDatabase();
    const writing = db.transaction().execute((tx) => sql`insert into attempt (key) values ('a')`.execute(tx));
    await expect(writing).rejects.toThrow('database or disk is full');
    expect(asked.slice(-1)).toEqual(['rollback']);
    await expect(sql`select 1`.execute(db)).resolves.toMatchObject({ rows: [] });
  });
});
