import type { TableInfo } from '@binario/protocol';
import { usualSettings } from '@binario/protocol';
import type { Store } from '../../src/store/store.ts';

/** What is known of a running table where these people sit, P1 first, and whose turn it is. */
export function tableInfo(id: string, users: readonly string[], turn: Partial<TableInfo['turn']>): TableInfo {
  return {
    id,
    game: '1849',
    rules: 1,
    engine: 'none',
    status: 'playing',
    players: users.length,
    variants: [],
    options: {},
    settings: { ...usualSettings, name: 'Palermo *night*' },
    host: users[0] ?? 'nobody',
    seats: users.map((user, i) => ({ seat: `P${i + 1}`, kind: 'person', user, orders: [] })),
    people: {},
    requests: [],
    turn: { actors: ['P1'], round: '', since: 1000, ...turn },
    created: 0,
  } as TableInfo;
}

/** Writes the head of a table as the journal would leave it. */
export async function putTable(store: Store, info: TableInfo, updated: number): Promise<void> {
  const { db } = store;
  const engine = { id: 'none', game: '1849', rules: 1, code: '', added_at: 0 };
  await db
    .insertInto('engine')
    .values(engine)
    .onConflict((c) => c.doNothing())
    .execute();
  const head = { status: info.status, doc: JSON.stringify(info), updated_at: updated };
  const row = {
    id: info.id,
    game: info.game,
    rules: 1,
    engine: 'none',
    setup: '{}',
    name: info.settings.name,
    visibility: 'link',
    players: info.players,
    free: 0,
    host: info.host,
    created_at: 0,
    seq: 1,
    version: 1,
    position: 1,
    hash: '',
    work_at: null,
    lease_owner: null,
    lease_until: 0,
    checked_version: 0,
    checked_engine: '',
    check_until: null,
    differs_by: null,
    ...head,
  };
  await db
    .insertInto('game_table')
    .values(row)
    .onConflict((c) => c.column('id').doUpdateSet(head))
    .execute();
  for (const { user } of info.seats) {
    if (user === undefined) continue;
    const member = { table_id: info.id, user_id: user };
    await db
      .insertInto('member')
      .values(member)
      .onConflict((c) => c.doNothing())
      .execute();
  }
}
