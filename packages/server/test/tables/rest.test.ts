import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStore } from '../../src/upkeep/check.ts';
import { Party } from '../support/game.ts';
import { newKey, type Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-rest-'));
const clock = { ahead: 0, now: () => Date.now() + clock.ahead, steady: () => performance.now() + clock.ahead };
let on: TestServer;
let people: Player[];

const start = async () => {
  on = await testServer({ folder, clock, tables: { idleMs: 300, snapshotEvery: 4 } });
};
beforeAll(async () => {
  await start();
  people = await Promise.all(['Anna', 'Bruno', 'Carla'].map((name) => on.player(name)));
});
afterAll(async () => {
  await on.close();
  rmSync(folder, { recursive: true, force: true });
});

const snapshots = () => on.server.deps.store.db.selectFrom('snapshot').select(['table_id', 'position']).execute();

describe('a table at rest', () => {
  it('leaves the memory when nobody looks, and comes back as it was', async () => {
    const party = await Party.begin(people);
    await party.moves(10);
    const before = await (people[0] as Player).look(party.id);
    for (const player of people) player.close();
    await expect.poll(() => on.server.deps.tables.inMemory, { timeout: 30_000 }).toBe(0);
    expect((await snapshots()).find(({ table_id }) => table_id === party.id)?.position).toBeGreaterThanOrEqual(8);
    const after = await (people[0] as Player).look(party.id);
    expect(after).toEqual(before);
    for (const player of people) await party.follow(player);
    await party.moves(3);
  });

  it('keeps its head, not its state, while people look but do not move', async () => {
    const party = await Party.begin(people);
    await party.moves(5);
    const table = await on.server.deps.tables.get(party.id);
    await expect.poll(() => table?.summary, { timeout: 30_000 }).toBeUndefined();
    expect(on.server.deps.tables.inMemory).toBeGreaterThan(0);
    await party.moves(3);
  });

  it('goes on after a restart, also behind a snapshot', async () => {
    const party = await Party.begin(people);
    await party.moves(9);
    const [anna] = people as [Player];
    // Back behind the last snapshot, by consent of all.
    const { version } = await anna.look(party.id);
    const asked = await anna.command(party.id, { do: 'undo', version, key: newKey(), to: 2 });
    expect(asked).toMatchObject({ ok: true });
    const request = (asked as { request: string }).request;
    for (const player of people.slice(1)) await player.command(party.id, { do: 'answer', request, yes: true });
    await expect.poll(async () => (await anna.look(party.id)).position, { timeout: 30_000 }).toBe(2);
    await party.moves(1);
    const before = await anna.look(party.id);
    await on.close();
    await start();
    const moved = people.map((player) => player.at(on.url));
    const now = await (moved[0] as Player).look(party.id);
    expect(now).toEqual(before);
    const view = await (moved[0] as Player).http<{ hash: string }>('GET', `/api/tables/${party.id}/view`);
    expect(view.body.hash).toBe(before.hash);
    people = moved;
    const again = await Party.begin(people);
    await again.moves(2);
    expect((await checkStore(on.server.deps.store, { cache: join(folder, 'engines') })).broken).toEqual([]);
    expect(on.logged).toEqual([]);
  });

  it('lets go of a client that says nothing', async () => {
    const silent = await on.player('Dario');
    await silent.connect();
    await expect.poll(() => on.server.deps.live.sockets, { timeout: 30_000 }).toBeGreaterThan(0);
    clock.ahead += 80_000;
    await expect.poll(() => on.server.deps.live.sockets, { timeout: 30_000 }).toBe(0);
  });
});
