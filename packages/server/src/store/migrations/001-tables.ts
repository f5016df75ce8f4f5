import type { Migration } from './migration.ts';

/** The first migration: tables, journal, engines. */
export const tables1: Migration = {
  name: '001-tables',
  async up(db) {
    const { schema } = db;
    await schema
      .createTable('engine')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('added_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('game_table')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('engine', 'text', (c) => c.notNull().references('engine.id'))
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('players', 'integer', (c) => c.notNull())
      .addColumn('free', 'integer', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('doc', 'text', (c) => c.notNull())
      .addColumn('work_at', 'bigint')
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('checked_version', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('checked_engine', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('game_table_work').on('game_table').column('work_at').execute();
    await schema
      .createIndex('game_table_listed')
      .on('game_table')
      .columns(['visibility', 'status', 'updated_at'])
      .execute();
    await schema
      .createTable('journal')
      .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('seat', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('key', 'text')
      .addPrimaryKeyConstraint('journal_key', ['table_id', 'seq'])
      .execute();
    // Nulls differ from each other in an index of either engine, so records without a key do not clash.
    await schema.createIndex('journal_once').unique().on('journal').columns(['table_id', 'author', 'key']).execute();
    await schema
      .createTable('snapshot')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('game_table.id'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createTable('member')
      .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('member_key', ['user_id', 'table_id'])
      .execute();
    await schema
      .createTable('note')
      .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('note_key', ['table_id', 'user_id'])
      .execute();
  },
};
