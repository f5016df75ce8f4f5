import type { Identity } from '../ports/identity.ts';
import { Raced } from '../tables/table.ts';
import type { AccountsNeeds } from './parts.ts';

const TRIES = 5;

/** Where another node wrote at the same moment it is tried again; what is done stays. */
async function unlessRaced(work: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Raced) || left === 0) throw error;
    }
  }
}

/** Changes the name of somebody at all tables. */
export const renameAtTables = ({ tables }: Pick<AccountsNeeds, 'tables'>, user: string, name: string): Promise<void> =>
  unlessRaced(() => tables.rename(user, name));

/** Gives up every seat in games that are not over, as the person could at each table: the others decide how it goes on. */
export async function leaveTables(
  { tables, store }: Pick<AccountsNeeds, 'tables' | 'store'>,
  who: Identity,
): Promise<void> {
  const rows = await store.db
    .selectFrom('member')
    .innerJoin('game_table', 'game_table.id', 'member.table_id')
    .select('game_table.id')
    .where('member.user_id', '=', who.id)
    .where('game_table.status', '!=', 'ended')
    .execute();
  for (const { id } of rows) {
    await tables.command(id, who, { do: 'leave' });
    await unlessRaced(() => tables.giveUpHost(id, who.id));
  }
}
