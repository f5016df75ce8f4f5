import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DatabaseAway } from '../../src/ports/away.ts';
import type { Table } from '../../src/tables/table.ts';
import { followed } from '../../src/upkeep/chain.ts';
import { Party } from '../support/game.ts';
import { newKey, type Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
let people: [Player, Player, Player];
beforeAll(async () => {
  on = await testServer();
  people = await on.three();
});
afterAll(() => on.close());

it('a move taken back elsewhere that cannot be followed just now is followed later, as if it had not been tried', async () => {
  const { store, tables } = on.server.deps;
  const party = await Party.begin(people);
  await party.moves(2);
  const { by } = await party.move();
  const table = (await tables.get(party.id)) as Table;
  const known = table.head;
  expect(await by.command(party.id, { do: 'undo', version: known.version, key: newKey(), to: 2 })).toMatchObject({
    ok: true,
  });
  const told = table.head;

  // This node has not heard of it, and when it does the journal cannot be read.
  await table.forget();
  table.head = known;
  const away = new DatabaseAway('gone in the middle');
  const opening = vi.spyOn(table.context.gamePool, 'run').mockRejectedValueOnce(away);
  await expect(table.run(() => table.catchUp())).rejects.toThrow(away);
  opening.mockRestore();
  expect(table.head).toMatchObject({ seq: known.seq, link: known.link, info: known.info });

  await table.run(() => table.catchUp());
  expect(table.head).toEqual(told);
  for (const each of people) await party.follow(each);
  await party.move();
  const row = await store.db.selectFrom('game_table').selectAll().where('id', '=', party.id).executeTakeFirstOrThrow();
  const journal = await store.db
    .selectFrom('journal')
    .selectAll()
    .where('table_id', '=', party.id)
    .orderBy('seq')
    .execute();
  expect(followed(row, journal)).toEqual({ redacted: 0, bare: 0 });
});
