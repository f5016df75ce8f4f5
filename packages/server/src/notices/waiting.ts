import type { TableInfo } from '@binario/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import type { WaitingTable } from './notice.ts';
import { isAsked, turnOf } from './occasions.ts';

const MOST = 100;

/** The tables at which somebody is to act or to answer now; first where time is up first. */
export async function waitingTables(db: Kysely<Database>, account: string): Promise<readonly WaitingTable[]> {
  const rows = await db
    .selectFrom('game_table')
    .innerJoin('member', 'member.table_id', 'game_table.id')
    .select('doc')
    .where('member.user_id', '=', account)
    .where('status', '!=', 'open')
    // Games that run come first, then those at rest, then those that are over: z to a.
    .orderBy('status', 'desc')
    .orderBy('updated_at', 'desc')
    .limit(MOST)
    .execute();
  const waiting = rows
    .map(({ doc }) => JSON.parse(doc) as TableInfo)
    .filter((info) => turnOf(info).accounts.includes(account) || isAsked(info, account))
    .map(({ id, game, status, settings, turn: { due } }) => ({
      id,
      game,
      name: settings.name,
      ...(status === 'playing' && due !== undefined && { deadline: due }),
    }));
  const time = ({ deadline = Number.POSITIVE_INFINITY }: WaitingTable) => deadline;
  return waiting.sort((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)));
}
