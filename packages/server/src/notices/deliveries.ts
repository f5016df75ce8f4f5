import type { DeliveryAnswer } from '@binario/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Notice } from './notice.ts';

/** What was sent to an account, or is to be, newest first; of those created before a time, if one is given. */
export async function deliveriesTo(
  db: Kysely<Database>,
  account: string,
  limit: number,
  before?: number,
): Promise<readonly DeliveryAnswer[]> {
  let rows = db
    .selectFrom('notice_delivery')
    .selectAll()
    .where('account_id', '=', account)
    .orderBy('created_at', 'desc')
    .limit(limit);
  if (before !== undefined) rows = rows.where('created_at', '<', before);
  return (await rows.execute()).map((row) => ({
    id: row.id,
    channel: row.channel_id,
    table: row.table_id,
    notice: (JSON.parse(row.notice) as Notice).kind,
    state: row.state as DeliveryAnswer['state'],
    attempts: row.attempts,
    detail: row.detail,
    createdAt: row.created_at,
    dueAt: row.due_at,
    doneAt: row.done_at,
  }));
}
