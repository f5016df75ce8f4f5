import type { Migration } from './migration.ts';

/** Keys of authenticators that open an account, and what they were asked to sign. */
export const passkeys7: Migration = {
  name: '007-passkeys',
  // New relations, which an older release does not look at.
  light: true,
  async up({ schema }) {
    await schema
      .createTable('passkey')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await schema.createIndex('passkey_account').on('passkey').column('account_id').execute();
    await schema
      .createTable('challenge')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
