import type { TableInfo } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed, Party } from '../support/game.ts';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

/** A clock that the test turns. */
const clock = { time: Date.UTC(2026, 0, 1), now: () => clock.time, steady: () => clock.time };
let on: TestServer;
let anna: Player;
let bruno: Player;
let carla: Player;

beforeAll(async () => {
  on = await testServer({ clock, tables: { scanMs: 50 } });
  [anna, bruno, carla] = await on.three();
});
afterAll(() => on.close());

const info = async (id: string): Promise<TableInfo> => (await anna.look(id)).info;
const whats = async (id: string) => {
  const { body } = await anna.http<{
    records: { kind: string; author: string; body: { what?: string; via?: string } }[];
  }>('GET', `/api/tables/${id}/journal?after=0&limit=1000`);
  return body.records.map(
    (record) => record.body.what ?? `${record.kind}${record.body.via ? ` by ${record.body.via}` : ''}`,
  );
};
const begin = (settings: object) => Party.begin([anna, bruno, carla], { settings });
const MINUTE = 60;

describe('deadlines by turn', () => {
  it('give a notice, then time of grace, then a bot moves', async () => {
    const told: string[] = [];
    const stop = on.server.deps.tables.onNews(({ late }) => told.push(...late));
    const { id } = await begin({ pace: { kind: 'turns', seconds: 60 * MINUTE, grace: 10 * MINUTE, late: 'bot' } });
    const { turn } = await info(id);
    expect(turn.due).toBe(clock.time + 3_600_000);
    clock.time += 3_600_001;
    await expect.poll(() => told, { timeout: 30_000 }).toEqual(['P1']);
    stop();
    expect((await info(id)).turn).toMatchObject({ actors: ['P1'], last: clock.time + 600_000 });
    clock.time += 600_001;
    await expect.poll(async () => (await whats(id)).includes('act by late'), { timeout: 30_000 }).toBe(true);
    await expect.poll(async () => (await info(id)).turn.actors[0], { timeout: 30_000 }).not.toBe('P1');
    expect((await info(id)).turn.due).toBeGreaterThan(clock.time);
  });

  it('pass where the rules allow it', async () => {
    const { id } = await begin({ pace: { kind: 'turns', seconds: MINUTE, grace: 0, late: 'pass' } });
    clock.time += 60_001;
    await expect
      .poll(async () => (await whats(id)).filter((what) => what === 'act by late').length, { timeout: 30_000 })
      .toBeGreaterThan(0);
    const { body } = await anna.http<{ actions: { type: string; by: string }[] }>('GET', `/api/tables/${id}/export`);
    expect(body.actions[0]).toEqual({ type: 'pass', by: 'P1' });
  });

  it('open a vote, and do what it says', async () => {
    const { id } = await begin({ pace: { kind: 'turns', seconds: MINUTE, grace: 0, late: 'vote' } });
    clock.time += 60_001;
    await expect
      .poll(async () => (await info(id)).requests, { timeout: 30_000 })
      .toMatchObject([{ kind: 'late', seat: 'P1', asked: [bruno.id, carla.id] }]);
    const [request] = (await info(id)).requests;
    for (const player of [bruno, carla]) {
      expect(await player.post(id, { do: 'answer', request: request?.id ?? '', yes: true })).toMatchObject({
        ok: true,
      });
    }
    await expect.poll(async () => (await whats(id)).includes('act by late'), { timeout: 30_000 }).toBe(true);
    expect((await info(id)).requests).toEqual([]);
  });

  it('wait for ever where the table chose that', async () => {
    const { id } = await begin({ pace: { kind: 'turns', seconds: MINUTE, grace: 0, late: 'wait' } });
    clock.time += 60_001;
    await expect.poll(async () => (await whats(id)).at(-1), { timeout: 30_000 }).toBe('waiting');
    expect((await info(id)).turn).toMatchObject({ due: clock.time - 1, over: true });
    expect((await info(id)).turn).not.toHaveProperty('last');
    const { version } = await anna.look(id);
    expect(await anna.act(id, version, { type: 'pass', by: 'P1' })).toMatchObject({ ok: true });
    expect((await info(id)).turn.due).toBeGreaterThan(clock.time);
  });
});

describe('live clocks', () => {
  it('run for who is asked, stand in a pause, and gain the increment', async () => {
    const { id } = await begin({ pace: { kind: 'live', seconds: 10 * MINUTE, increment: 5, grace: 30, late: 'bot' } });
    expect((await info(id)).seats.map(({ clock: left }) => left)).toEqual([600_000, 600_000, 600_000]);
    clock.time += 100_000;
    expect(await anna.act(id, (await anna.look(id)).version, { type: 'pass', by: 'P1' })).toMatchObject({ ok: true });
    let now = await info(id);
    expect(now.seats[0]?.clock).toBe(505_000);
    expect(now.turn).toMatchObject({ actors: ['P2'], due: clock.time + 600_000 });
    clock.time += 50_000;
    await agreed(id, anna, { do: 'pause' }, [bruno, carla]);
    clock.time += 86_400_000;
    await anna.post(id, { do: 'resume' });
    now = await info(id);
    expect(now.seats[1]?.clock).toBe(550_000);
    expect(now.turn.due).toBe(clock.time + 550_000);
    clock.time += 550_001;
    await expect.poll(async () => (await info(id)).turn.last, { timeout: 30_000 }).toBe(clock.time + 30_000);
    clock.time += 30_001;
    await expect.poll(async () => (await whats(id)).includes('act by late'), { timeout: 30_000 }).toBe(true);
    expect(on.logged).toEqual([]);
  });
});
