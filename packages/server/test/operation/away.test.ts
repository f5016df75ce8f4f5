import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@binario/protocol';
import type { PostgresProcess } from '@binario/trials';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseAway } from '../../src/ports/away.ts';
import { checkStore } from '../../src/upkeep/check.ts';
import { Party } from '../support/game.ts';
import { lossyLine } from '../support/lossyLine.ts';
import { newKey, type Player } from '../support/player.ts';
import { connectionsOf, locked, operator, ownPostgres } from '../support/postgres.ts';
import { type TestServer, testServer } from '../support/server.ts';

let postgres: PostgresProcess;
let on: TestServer;
beforeAll(async () => {
  postgres = await ownPostgres();
});
afterAll(() => postgres.end());
afterEach(async () => {
  await on.close();
  await operator(postgres.url, 'drop schema public cascade', 'create schema public');
});

/** Five seconds are promised; the machine may be busy with other tests. */
const IN_TIME = { timeout: 15_000 };
const begin = async (tables = {}) => {
  on = await testServer({ config: { databaseUrl: postgres.url }, tables: { idleMs: 200, ...tables } });
  return on.three();
};
const status = async (path: string) => (await fetch(on.url + path, { signal: AbortSignal.timeout(15_000) })).status;
const ready = () => expect.poll(() => status('/ready'), { timeout: 10_000 }).toBe(200);
const says = (text: string) => ({ do: 'chat', text, key: newKey() }) as const;
const post = (player: Player, id: string, said: ReturnType<typeof says>) =>
  player.http<Answer>('POST', `/api/tables/${id}/commands`, said);
const BUSY = { status: 503, body: { ok: false, code: 'busy' } };
const words = async (id: string) => {
  const rows = await operator(postgres.url, `select body from journal where table_id = '${id}' and kind = 'chat'`);
  return (rows as readonly { body: string }[]).map(({ body }) => (JSON.parse(body) as { text: string }).text).sort();
};

/** Whatever is asked meanwhile is answered in time; afterwards the same again, with the same keys, is done once. */
async function holdsOut(people: readonly Player[], during: () => Promise<() => Promise<void>>): Promise<void> {
  const [anna, bruno, carla] = people as [Player, Player, Player];
  const party = await Party.begin([anna, bruno, carla]);
  await party.moves(4);
  const other = await anna.create({});
  await sleep(500);
  const over = await during();
  const said = Array.from({ length: 11 }, (_, i) => says(`word ${i}`));
  const spoken = said.map((each) => post(bruno, party.id, each));
  const bySocket = carla.command(party.id, says('by socket'));
  expect(await status('/health')).toBe(200);
  expect(await status('/')).toBe(200);
  await expect.poll(() => Promise.all(spoken), IN_TIME).toEqual(said.map(() => BUSY));
  expect(await bySocket).toEqual({ ok: false, code: 'busy' });
  expect(await status('/ready')).toBe(503);
  // A table that is not in memory.
  expect(await bruno.http('GET', `/api/tables/${other}`)).toMatchObject({ status: 503, body: { error: 'busy' } });
  expect(on.logged.length).toBeLessThan(100);
  await over();
  await ready();
  for (const each of said) await expect.poll(() => post(bruno, party.id, each)).toMatchObject({ body: { ok: true } });
  expect((await words(party.id)).filter((text) => text !== 'by socket')).toEqual(said.map(({ text }) => text).sort());
  await party.moves(4);
  expect((await connectionsOf(postgres.url)).length).toBeLessThanOrEqual(13);
  const { broken } = await checkStore(on.server.deps.store, { cache: join(on.folder, 'engines') });
  expect(broken).toEqual([]);
}

describe('a server whose PostgreSQL fails', () => {
  it('answers busy while a relation is locked', async () => {
    await holdsOut(await begin(), () => locked(postgres.url, 'game_table'));
  });

  it('answers busy while it is frozen', async () => {
    await holdsOut(await begin(), async () => {
      await postgres.make('freeze');
      return () => postgres.make('thaw');
    });
  });

  it('answers busy while it is gone, and logs little', async () => {
    await holdsOut(await begin(), async () => {
      await postgres.make('crash');
      await sleep(2_000);
      return () => postgres.make('start');
    });
  });

  it.each(['cut', 'silent'] as const)('does once what was committed though the answer was lost: %s', async (how) => {
    const line = await lossyLine(postgres.url);
    on = await testServer({ config: { databaseUrl: line.url } });
    const people = await on.three();
    const party = await Party.begin(people);
    await party.moves(2);
    const { seq } = await people[0].look(party.id);
    const said = says('once');
    const own: number[] = [];
    on.server.deps.tables.onNews(({ local, record }) => local && own.push(record.seq));
    line.lose('insert into journal', how);
    expect(await post(people[1], party.id, said)).toEqual(BUSY);
    expect(line.lost).toBeGreaterThan(0);
    const again = () => post(people[1], party.id, said);
    await expect.poll(again, { timeout: 10_000 }).toMatchObject({ body: { ok: true, seq: seq + 1, repeated: true } });
    expect(await words(party.id)).toEqual(['once']);
    // Whoever looks on has seen it as well.
    await expect.poll(async () => (await party.seen(people[2], seq + 1)).seq, { timeout: 10_000 }).toBe(seq + 1);
    // The node that wrote it says so, once: notices depend on it.
    expect(own).toEqual([seq + 1]);
    await party.moves(2);
    await line.close();
  });

  it('lets bots think again, not play badly, when a move could not be written; and takes it up itself', async () => {
    // The lease is long: nobody else would take the work up during this test.
    const [anna] = await begin({ leaseMs: 600_000 });
    const { store } = on.server.deps;
    const append = store.append.bind(store);
    let failed = 0;
    Object.assign(store, {
      append: (entry: Parameters<typeof append>[0]) =>
        entry.record.author === 'system' && failed++ < 2 ? Promise.reject(new DatabaseAway('gone')) : append(entry),
    });
    const id = await anna.create({ seats: ['me', { bot: 'random' }, { bot: 'random' }] });
    expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true });
    expect(await anna.act(id, 1, { type: 'pass', by: 'P1' })).toMatchObject({ ok: true });
    await expect.poll(async () => (await anna.look(id)).info.turn.actors, { timeout: 30_000 }).toEqual(['P1']);
    expect(on.logged.filter((line) => line.includes('a bot failed'))).toEqual([]);
  });
});
