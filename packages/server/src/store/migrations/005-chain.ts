import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The chain over journals, and who spoke at a table without ever sitting there. */
export const chain5: Migration = {
  name: '005-chain',
  // Only new columns that may be empty, and a new relation: an older release writes as it did.
  light: true,
  async up(db) {
    const { schema } = db;
    await schema.alterTable('journal').addColumn('link', 'text').execute();
    await schema.alterTable('journal').addColumn('proof', 'text').execute();
    await schema.alterTable('game_table').addColumn('link', 'text').execute();
    await schema.alterTable('game_table').addColumn('link_seq', 'integer').execute();
    await schema.alterTable('game_table').addColumn('head_salt', 'text').execute();
    await schema.alterTable('game_table').addColumn('checkpoint', 'integer').execute();
    await schema
      .createTable('voice')
      .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('voice_key', ['user_id', 'table_id'])
      .execute();
    await sql`insert into voice (table_id, user_id)
      select distinct table_id, author from journal where kind = 'chat'
      and not exists (select 1 from member m where m.table_id = journal.table_id and m.user_id = journal.author)`.execute(
      db,
    );
  },
};
