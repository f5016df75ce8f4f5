import type { TableInfo } from '@binario/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';

const LOOK_BACK = 3_600_000;
/** The node that wrote the move has this long to see to it itself. */
const LEAVE_TO_OTHERS = 10_000;
const AT_ONCE = 500;

/**
 * Turns that began within the last hour at tables of people who want to be told. A node that dies between a move and its notice
 * leaves one out; adding them all again is harmless, because each is kept once.
 */
export async function forgottenTurns(db: Kysely<Database>, now: number): Promise<readonly TableInfo[]> {
  const rows = await db
    .selectFrom('game_table')
    .innerJoin('member', 'member.table_id', 'game_table.id')
    .innerJoin('notice_channel', 'notice_channel.account_id', 'member.user_id')
    .select(['game_table.id', 'game_table.doc'])
    .distinct()
    .where('notice_channel.enabled', '=', 1)
    .where('game_table.status', '=', 'playing')
    .where('game_table.updated_at', '>', now - LOOK_BACK)
    .where('game_table.updated_at', '<', now - LEAVE_TO_OTHERS)
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ doc }) => JSON.parse(doc) as TableInfo);
}
