import { boardInSetup } from '@binario/kernel';
import type { SeatInfo, TableInfo } from '@binario/protocol';
import { chainWithin } from '../journal/chainUp.ts';
import type { Identity } from '../ports/identity.ts';
import type { TableContext } from './context.ts';
import { createTable, type Made } from './create.ts';
import { columnsOf, headOf } from './head.ts';
import { seatedUsers } from './rules/outcome.ts';

/** A new table for the same people and bots, by the same wishes with another seed. Everybody sits where he sat and may leave before the start. */
export async function rematchOf(context: TableContext, id: string, who: Identity): Promise<Made> {
  const { db } = context.store;
  const head = headOf(await db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
  const old = head.info;
  const board = boardInSetup(head.setup);
  const { game, players, variants, options, settings } = old;
  const made = await createTable(context, who, {
    game,
    players,
    variants: [...variants],
    options: { ...options },
    ...(board && { board }),
    seats: [],
    settings,
  });
  if (!made.ok) return made;
  await db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('game_table').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow();
    const info: TableInfo = { ...headOf(row).info, seats: old.seats.map(fresh), people: old.people };
    // What was chained is not so any more: nobody has seen this table yet.
    const anew = { ...columnsOf(info), link: null, link_seq: null };
    await tx.updateTable('game_table').set(anew).where('id', '=', made.id).execute();
    await chainWithin(tx, made.id, row.seq);
    for (const user of seatedUsers(info)) {
      await tx
        .insertInto('member')
        .values({ table_id: made.id, user_id: user })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
  return made;
}

function fresh({ seat, kind, user, beside, bot }: SeatInfo): SeatInfo {
  return {
    seat,
    kind,
    ...(user !== undefined && { user }),
    ...(beside !== undefined && { beside }),
    ...(bot !== undefined && { bot }),
    orders: [],
  };
}
