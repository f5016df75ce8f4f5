import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Table } from '../../src/tables/table.ts';
import { Player } from '../support/player.ts';
import { newDatabase } from '../support/postgres.ts';
import { type TestServer, testServer } from '../support/server.ts';

let database: { url: string; drop(): Promise<void> };
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  database = await newDatabase();
  const config = { databaseUrl: database.url };
  one = await testServer({ config: { ...config, node: 'one' } });
  two = await testServer({ config: { ...config, node: 'two' } });
});
afterAll(async () => {
  await one.close();
  await two.close();
  await database.drop();
});

it('a node refuses nothing by what it knew before another one wrote', async () => {
  const anna = await Player.guest(one.url, 'Anna');
  const id = await anna.create({ seats: ['me', { bot: 'random' }, { bot: 'random' }] });
  expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true });
  const there = anna.at(two.url);
  const { version } = await there.look(id);
  const table = (await two.server.deps.tables.get(id)) as Table;
  const playing = table.head;

  expect(await anna.post(id, { do: 'pause' })).toMatchObject({ ok: true });
  await table.run(() => table.catchUp());
  const paused = table.head;
  expect(paused.info.status).toBe('paused');
  // The news has not come here yet: what is done follows on what the other node has acknowledged all the same.
  table.head = playing;
  expect(await there.post(id, { do: 'resume' })).toMatchObject({ ok: true });

  table.head = paused;
  expect(await there.act(id, version, { type: 'pass', by: 'P1' })).toMatchObject({ ok: true });
  there.close();
  anna.close();
});
