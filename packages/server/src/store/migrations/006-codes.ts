import type { Migration } from './migration.ts';

/** Codes of an authenticator beside the password. */
export const codes6: Migration = {
  name: '006-codes',
  // A new relation. An older release that still runs beside does not ask for codes: the change takes minutes.
  light: true,
  async up({ schema }) {
    await schema
      .createTable('second_factor')
      .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id'))
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('confirmed', 'integer', (c) => c.notNull())
      .addColumn('last_step', 'bigint', (c) => c.notNull())
      .addColumn('spare_hashes', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
