import type { Command } from '@binario/protocol';
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
  // The first move of a server may take long: whoever waits too long for it asks again.
  const begun = async () => {
    await anna.post(id, { do: 'start' });
    return (await anna.look(id)).info.status;
  };
  await expect.poll(begun, { timeout: 60_000 }).toBe('playing');
  const there = anna.at(two.url);
  const { version } = await there.look(id);
  const table = (await two.server.deps.tables.get(id)) as Table;
  /** What is done at the first node, and the head of the second before and after it has heard of that. */
  const heard = async (wanted: Command) => {
    const before = table.head;
    const answer = await anna.post(id, wanted);
    expect(answer).toMatchObject({ ok: true });
    await expect.poll(() => table.head.seq).toBe(answer.ok && answer.seq);
    return before;
  };

  // As if the news had not come yet: what is done follows on what the other node has acknowledged all the same.
  table.head = await heard({ do: 'pause' });
  expect(table.head.info.status).toBe('playing');
  expect(await there.post(id, { do: 'resume' })).toMatchObject({ ok: true });

  await heard({ do: 'pause' });
  table.head = await heard({ do: 'resume' });
  expect(table.head.info.status).toBe('paused');
  expect(await there.act(id, version, { type: 'pass', by: 'P1' })).toMatchObject({ ok: true });
  there.close();
  anna.close();
});
