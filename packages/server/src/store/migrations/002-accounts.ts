import type { Migration } from './migration.ts';

/** The second migration: accounts and sessions. */
export const accounts2: Migration = {
  name: '002-accounts',
  async up({ schema }) {
    await schema
      .createTable('account')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.unique())
      .addColumn('password_hash', 'text')
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('email', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('session')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('previous_hash', 'text', (c) => c.unique())
      .addColumn('previous_until', 'bigint', (c) => c.notNull())
      .addColumn('rotated_at', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('session_account').on('session').column('account_id').execute();
    await schema.createIndex('session_expiry').on('session').column('expires_at').execute();
    await schema
      .createTable('mail_token')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('mail_token_account').on('mail_token').column('account_id').execute();
  },
};
