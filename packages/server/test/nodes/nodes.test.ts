import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Presence, TableInfo } from '@binario/protocol';
import { ServerProcess } from '@binario/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { TableOptions } from '../../src/tables/options.ts';
import { checkStore } from '../../src/upkeep/check.ts';
import { built } from '../support/built.ts';
import { Mirror } from '../support/mirror.ts';
import { newKey, Player } from '../support/player.ts';
import { newDatabase } from '../support/postgres.ts';

/** Processes of their own on one PostgreSQL: one of them can be killed. */
describe('two nodes on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binario-nodes-'));
  let database: { url: string; drop(): Promise<void> };
  let first: ServerProcess;
  let second: ServerProcess;
  let [one, two] = ['', ''];

  const node = (name: string, tables: Partial<TableOptions>) =>
    new ServerProcess({ dataFolder: join(folder, name), databaseUrl: database.url, node: name, tables });

  beforeAll(async () => {
    built();
    database = await newDatabase();
    // The first one takes its time with bots: it will be dead before it has moved.
    first = node('first', { leaseMs: 2_000, scanMs: 200, botPauseMs: 600_000 });
    second = node('second', { leaseMs: 2_000, scanMs: 200, botPauseMs: 0 });
    [one, two] = await Promise.all([first.url, second.url]);
  });
  afterAll(async () => {
    await Promise.all([first.kill(), second.kill()]);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const following = async (player: Player, id: string) => {
    await player.connect();
    const mirror = await Mirror.of(player, await player.watch(id));
    let read = player.received.length;
    return {
      player,
      /** What is seen here once the record has arrived. */
      async at(seq: number): Promise<Mirror> {
        if (mirror.seq < seq) await player.until('delta', (delta) => delta.table === id && delta.seq >= seq, read);
        for (; read < player.received.length; read++) {
          const message = player.received[read];
          if (message?.type === 'delta' && message.table === id) mirror.take(message);
        }
        return mirror;
      },
    };
  };

  it('show each other every move; when one is killed its players go on at the other, and nothing is lost', async () => {
    const anna = await Player.guest(one, 'Anna');
    const bruno = await Player.guest(two, 'Bruno');
    const carla = await Player.guest(one, 'Carla');
    const id = await anna.create({ settings: { takeover: 'open' } });
    expect(await bruno.post(id, { do: 'sit' })).toMatchObject({ ok: true });
    expect(await carla.post(id, { do: 'sit' })).toMatchObject({ ok: true });
    let views = await Promise.all([anna, bruno, carla].map((player) => following(player, id)));
    expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true });
    let { seq } = await anna.look(id);

    const move = async () => {
      const mirrors = await Promise.all(views.map((view) => view.at(seq)));
      expect(new Set(mirrors.map(({ state }) => JSON.stringify(state))).size).toBe(1);
      const mirror = mirrors[0] as Mirror;
      const seat = mirror.info.seats.find((each) => each.seat === mirror.actor);
      const player = views.find((view) => view.player.id === seat?.user)?.player as Player;
      const answer = await player.command(id, {
        do: 'act',
        version: mirror.version,
        key: newKey(),
        action: mirror.move(),
      });
      expect(answer).toMatchObject({ ok: true });
      if (answer.ok) ({ seq } = answer);
    };
    for (let i = 0; i < 12; i++) await move();
    const seen = (presence: readonly Presence[]) => presence.length === 3;
    await bruno.until('presence', (message) => message.table === id && seen(message.presence));

    // A table where a bot is to move, by the first node, and one with a deadline nobody will keep.
    const solo = await anna.create({ seats: ['me', { bot: 'random' }, { bot: 'random' }] });
    const timed = await anna.create({
      seats: ['me', { bot: 'random' }, { bot: 'random' }],
      settings: { pace: { kind: 'turns', seconds: 3, grace: 0, late: 'bot' } },
    });
    for (const table of [solo, timed]) expect(await anna.post(table, { do: 'start' })).toMatchObject({ ok: true });
    const { version } = await anna.look(solo);
    expect(await anna.act(solo, version, { type: 'pass', by: 'P1' })).toMatchObject({ ok: true });
    expect((await anna.look(solo)).info.turn.actors).toEqual(['P2']);
    const acknowledged = await anna.look(id);

    await first.kill();
    const moved = [anna.at(two), bruno, carla.at(two)];
    views = await Promise.all(moved.map((player) => following(player, id)));
    const after = await (moved[0] as Player).look(id);
    expect(after).toMatchObject({ seq: acknowledged.seq, version: acknowledged.version, hash: acknowledged.hash });
    for (let i = 0; i < 8; i++) await move();

    const info = async (table: string): Promise<TableInfo> => (await (moved[0] as Player).look(table)).info;
    await expect.poll(async () => (await info(solo)).turn.actors[0], { timeout: 60_000 }).toBe('P1');
    const acts = async (table: string) =>
      (
        await (moved[0] as Player).http<{ records: { seat: string; body: { via?: string } }[] }>(
          'GET',
          `/api/tables/${table}/journal?kind=act&after=0`,
        )
      ).body.records;
    await expect
      .poll(async () => (await acts(timed)).some(({ seat, body }) => seat === 'P1' && body.via === 'late'), {
        timeout: 60_000,
      })
      .toBe(true);

    await second.stop();
    const store = await openStore({ dataFolder: folder, databaseUrl: database.url });
    const { broken, tables } = await checkStore(store, { cache: join(folder, 'engines') });
    expect({ broken, tables }).toEqual({ broken: [], tables: 3 });
    await store.close();
  });
});
