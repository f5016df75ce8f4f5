import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Presence } from '@binario/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stepOf, systemClock } from '../../src/ports/clock.ts';
import { Attempts } from '../../src/security/attempts.ts';
import { platform } from '../platform/app.ts';
import { type OpenedStore, storeKinds } from '../platform/stores.ts';
import { newDatabase } from '../support/postgres.ts';
import { testServer } from '../support/server.ts';

const HOUR = 3_600_000;

describe.each(storeKinds)('a clock that is set, on $kind', ({ kind, open }) => {
  let opened: OpenedStore;
  beforeAll(async () => {
    opened = await open();
  });
  afterEach(() => opened.clear());
  afterAll(() => opened.close());

  it.each([-HOUR, HOUR, -90_000, 90_000])('by %i ms keeps nobody out', async (step) => {
    const limits = { ratePerAddress: 20, ratePerAccount: 20, rateSignIn: 3 };
    const site = await platform(opened, limits);
    const anna = site.visitor();
    await anna.member('Anna');
    for (let i = 0; i < 10; i++) expect((await anna.get('/api/account')).statusCode).toBe(200);
    site.clock.step = step;
    // What was used up is used up, and not a request more.
    const codes: number[] = [];
    for (let i = 0; i < 10; i++) codes.push((await anna.get('/api/account')).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(9);
    // One that is set back by little may cost as much more.
    site.clock.time += 120_000;
    expect(await anna.name()).toBe('Anna');
    const again = await anna.post('/api/account/sign-in', { name: 'Anna', password: 'a long password' });
    expect(again.statusCode).toBe(200);
    await site.close();
  });

  it('back by an hour makes attempts void that reach further than any can', async () => {
    const clock = { now: 1_800_000_000_000 };
    const limit = { name: 'knock', most: 3, window: 60_000 };
    const attempts = new Attempts(opened.store.db, () => clock.now);
    const waits = async (count: number) => {
      const all: number[] = [];
      for (let i = 0; i < count; i++) all.push(await attempts.take(limit, 'Anna'));
      return all;
    };
    expect(await waits(4)).toEqual([0, 0, 0, 20]);
    clock.now -= HOUR;
    expect(await waits(4)).toEqual([0, 0, 0, 20]);
    // By less than the clocks of nodes may differ, nothing is given away: one waits so much longer.
    clock.now -= 30_000;
    expect(await waits(1)).toEqual([50]);
    clock.now += 30_000 + 20_000;
    expect(await waits(2)).toEqual([0, 20]);
    clock.now -= 48 * HOUR;
    await attempts.sweep();
    expect(await opened.store.db.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });

  it('leaves no work undone that was claimed before', { timeout: 120_000 }, async () => {
    const database = kind === 'postgres' ? await newDatabase() : undefined;
    const folder = mkdtempSync(join(tmpdir(), 'binario-step-'));
    const config = database ? { databaseUrl: database.url } : {};
    const ahead = { ...systemClock, now: () => Date.now() + HOUR };
    // The bots of this one think longer than it lives.
    const before = await testServer({ kind, folder, config, clock: ahead, tables: { botPauseMs: HOUR } });
    const anna = await before.player('Anna');
    const id = await anna.create({ seats: [{ bot: 'random' }, 'me', { bot: 'random' }] });
    expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true });
    await before.close();
    const after = await testServer({ kind, folder, config });
    await expect
      .poll(async () => (await anna.at(after.url).look(id)).info.turn.actors, { timeout: 60_000 })
      .toEqual(['P2']);
    await after.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a clock that is set', () => {
  it('throws nobody out: sockets and tables in memory stay', { timeout: 60_000 }, async () => {
    const clock = { ...systemClock, step: 0, now: () => Date.now() + clock.step };
    const on = await testServer({ clock, config: { ratePerAccount: 600 } });
    const [anna, bruno] = await on.three();
    const id = await anna.create({});
    for (const each of [anna, bruno]) {
      await each.connect();
      await each.watch(id);
    }
    for (const [i, step] of [2 * HOUR, -2 * HOUR].entries()) {
      clock.step = step;
      // Who looks away is told once a second, and right after that silent sockets are closed: the second word shows that hers is not.
      for (const here of ['away', 'yes'] as const) {
        const from = anna.received.length;
        bruno.send({ type: 'here', here: here === 'yes' });
        const told = ({ user, here: is }: Presence) => user === bruno.id && is === here;
        await anna.until('presence', ({ presence }) => presence.some(told), from);
      }
      expect(await anna.command(id, { do: 'chat', text: `word ${i}` })).toMatchObject({ ok: true });
    }
    expect(anna.received.filter(({ type }) => type === 'welcome')).toHaveLength(1);
    expect(on.server.deps.tables.inMemory).toBe(1);
    await on.close();
  });

  it('is noticed', () => {
    const clock = { time: 5000, step: 0, now: () => clock.time + clock.step, steady: () => clock.time };
    const step = stepOf(clock);
    clock.time += 1000;
    expect(step()).toBe(0);
    clock.step = -HOUR;
    expect([step(), step()]).toEqual([-HOUR, 0]);
  });
});
