import type { Migration } from './migration.ts';

/** The third migration: notices. */
export const notices3: Migration = {
  name: '003-notices',
  async up({ schema }) {
    await schema
      .createTable('notice_channel')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('enabled', 'integer', (c) => c.notNull())
      .addColumn('trouble', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('notice_channel_account').on('notice_channel').column('account_id').execute();
    await schema
      .createTable('notice_delivery')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('channel_id', 'text', (c) => c.notNull().references('notice_channel.id'))
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text')
      .addColumn('notice', 'text', (c) => c.notNull())
      .addColumn('once', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint', (c) => c.notNull())
      .addColumn('detail', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('done_at', 'bigint')
      .execute();
    await schema
      .createIndex('notice_delivery_once')
      .unique()
      .on('notice_delivery')
      .columns(['channel_id', 'once'])
      .execute();
    await schema.createIndex('notice_delivery_due').on('notice_delivery').column('due_at').execute();
    await schema
      .createIndex('notice_delivery_log')
      .on('notice_delivery')
      .columns(['account_id', 'created_at'])
      .execute();
  },
};
