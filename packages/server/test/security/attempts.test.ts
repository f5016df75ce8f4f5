import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Attempts } from '../../src/security/attempts.ts';
import { platform } from '../platform/app.ts';
import { type OpenedStore, storeKinds } from '../platform/stores.ts';

const limit = { name: 'knock', most: 3, window: 60_000 };

describe.each(storeKinds)('attempts counted on $kind', ({ open }) => {
  let opened: OpenedStore;
  const clock = { now: 1_800_000_000_000 };
  beforeAll(async () => {
    opened = await open();
  });
  afterEach(() => opened.clear());
  afterAll(() => opened.close());
  const counter = () => new Attempts(opened.store.db, () => clock.now);
  const times = async <R>(count: number, work: () => Promise<R>): Promise<R[]> => {
    const results: R[] = [];
    for (let i = 0; i < count; i++) results.push(await work());
    return results;
  };

  it('are granted as often as the limit says, and again as time goes by', async () => {
    const attempts = counter();
    expect(await times(5, () => attempts.take(limit, 'Anna'))).toEqual([0, 0, 0, 20, 20]);
    expect(await attempts.take(limit, 'Bruno')).toBe(0);
    expect(await attempts.take({ ...limit, name: 'ring' }, 'Anna')).toBe(0);
    clock.now += 21_000;
    expect(await times(2, () => attempts.take(limit, 'Anna'))).toEqual([0, 19]);
    clock.now += 600_000;
    expect(await times(4, () => attempts.take(limit, 'Anna'))).toEqual([0, 0, 0, 20]);
  });

  it('are granted once each when all nodes are asked at the same moment', async () => {
    const nodes = [counter(), counter(), counter()];
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (nodes[i % 3] as Attempts).take(limit, 'Carla')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('are forgotten when they count no more, and name nobody', async () => {
    const attempts = counter();
    await attempts.take(limit, '203.0.113.9');
    const rows = await opened.store.db.selectFrom('attempt').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    await attempts.sweep();
    expect(await opened.store.db.selectFrom('attempt').selectAll().execute()).toHaveLength(1);
    clock.now += 60_001;
    await attempts.sweep();
    expect(await opened.store.db.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });

  it('of somebody who guesses a password at several nodes count together', async () => {
    const nodes = await Promise.all(['a', 'b', 'c'].map((node) => platform(opened, { node, rateSignIn: 4 })));
    const [home] = nodes;
    await home?.visitor().member('Anna');
    const codes = await times(9, async () => {
      const node = nodes.shift();
      if (node) nodes.push(node);
      const guess = { name: 'Anna', password: 'guess guess' };
      return (await node?.visitor().post('/api/account/sign-in', guess))?.statusCode;
    });
    // Becoming a member was the first.
    expect(codes).toEqual([401, 401, 401, 429, 429, 429, 429, 429, 429]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('from one address that is refused do not lock out the owner of the name', async () => {
    const site = await platform(opened, { rateSignIn: 2 });
    const anna = site.visitor();
    await anna.member('Anna');
    const knock = (remoteAddress: string, password: string) =>
      site.app.inject({
        method: 'POST',
        url: '/api/account/sign-in',
        remoteAddress,
        payload: { name: 'Anna', password },
      });
    for (let i = 0; i < 40; i++) await knock('203.0.113.9', 'guess guess');
    expect((await knock('198.51.100.7', 'a long password')).statusCode).toBe(200);
    await site.close();
  });

  it('to guess the password in an open browser are few', async () => {
    const site = await platform(opened, { rateSignIn: 2 });
    const anna = site.visitor();
    await anna.member('Anna');
    const change = { current: 'guess guess', next: 'another password' };
    const codes = await times(3, async () => (await anna.post('/api/account/password', change)).statusCode);
    expect(codes).toEqual([403, 403, 429]);
    const leave = { name: 'Anna', password: 'guess guess' };
    expect((await anna.post('/api/account/leave', leave)).statusCode).toBe(429);
    await site.close();
  });
});
