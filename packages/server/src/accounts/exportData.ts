import type { Kysely } from 'kysely';
import { knownAt } from '../journal/knownAt.ts';
import type { Database } from '../store/database.ts';

/** Everything the server knows of one person: the account, and what they wrote and did. Others' records are not theirs. */
export async function dataOf(db: Kysely<Database>, account: string): Promise<object> {
  const [person, codes, passkeys, letters, sessions, channels, deliveries, notes, tables, records] = await Promise.all([
    db
      .selectFrom('account')
      .select(['id', 'kind', 'name', 'language', 'email', 'created_at', 'seen_at'])
      .where('id', '=', account)
      .executeTakeFirst(),
    db.selectFrom('second_factor').select(['confirmed', 'created_at']).where('account_id', '=', account).execute(),
    db
      .selectFrom('passkey')
      .select(['id', 'label', 'created_at', 'used_at'])
      .where('account_id', '=', account)
      .execute(),
    db.selectFrom('mail_token').select(['purpose', 'email', 'expires_at']).where('account_id', '=', account).execute(),
    db
      .selectFrom('session')
      .select(['id', 'kind', 'label', 'created_at', 'seen_at', 'expires_at'])
      .where('account_id', '=', account)
      .execute(),
    db
      .selectFrom('notice_channel')
      .select(['id', 'kind', 'target', 'enabled', 'trouble', 'created_at'])
      .where('account_id', '=', account)
      .execute(),
    db
      .selectFrom('notice_delivery')
      .select(['id', 'channel_id', 'table_id', 'notice', 'state', 'attempts', 'detail', 'created_at', 'done_at'])
      .where('account_id', '=', account)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('note').select(['table_id', 'text', 'updated_at']).where('user_id', '=', account).execute(),
    db
      .selectFrom('game_table')
      .select(['id', 'game', 'name', 'status', 'created_at'])
      .where('id', 'in', knownAt(db, account))
      .execute(),
    db
      .selectFrom('journal')
      .select(['table_id', 'seq', 'kind', 'seat', 'at', 'body'])
      // By table first: that is how the journal is indexed.
      .where('table_id', 'in', knownAt(db, account))
      .where('author', '=', account)
      .orderBy('table_id')
      .orderBy('seq')
      .execute(),
  ]);
  return {
    format: 'binario.account',
    version: 1,
    account: person,
    codes,
    passkeys,
    letters,
    sessions,
    channels: channels.map((row) => ({ ...row, target: JSON.parse(row.target) })),
    deliveries: deliveries.map((row) => ({ ...row, notice: JSON.parse(row.notice) })),
    notes,
    tables,
    records: records.map((row) => ({ ...row, body: JSON.parse(row.body) })),
  };
}
