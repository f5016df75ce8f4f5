import type { Migration } from './migration.ts';

/** The fourth migration: counted attempts. */
export const attempts4: Migration = {
  name: '004-attempts',
  async up({ schema }) {
    await schema
      .createTable('attempt')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('attempt_until').on('attempt').column('until').execute();
  },
};
