import { createHash, randomBytes } from 'node:crypto';
import type { Answer, TableAnswer, TableInfo } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../support/player.ts';
import { newKey } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const ok = (answer: Answer) => expect(answer).toMatchObject({ ok: true });

describe.each(['sqlite', 'postgres'] as const)('the seed of a table, on %s', (kind) => {
  let on: TestServer;
  let anna: Player;
  let bruno: Player;
  let carla: Player;
  let now = Date.UTC(2026, 0, 1);
  beforeAll(async () => {
    const clock = { now: () => now, steady: () => performance.now() };
    on = await testServer({ kind, clock });
    [anna, bruno, carla] = await on.three();
  });
  afterAll(() => on.close());

  const info = async (id: string): Promise<TableInfo> => (await anna.look(id)).info;
  const secret = () => randomBytes(16).toString('hex');
  const seal = async (who: Player, id: string, text: string) => who.post(id, { do: 'seal', seal: sha(text) });
  const seedIn = async (id: string) =>
    (await anna.http<{ setup: { seed: number } }>('GET', `/api/tables/${id}/export`)).body.setup.seed;

  const together = async () => {
    const id = await anna.create({ settings: { draw: 'players' } });
    for (const each of [bruno, carla]) ok(await each.post(id, { do: 'sit' }));
    return id;
  };

  it('comes from all who sit there, and everybody can check it', async () => {
    const id = await together();
    expect((await info(id)).seed).toBe('players');
    const secrets = [secret(), secret(), secret()] as const;
    ok(await seal(anna, id, secrets[0]));
    ok(await seal(bruno, id, secrets[1]));
    // Nobody shows anything before all fingerprints are there.
    expect(await anna.post(id, { do: 'reveal', secret: secrets[0] })).toMatchObject({
      code: 'notNow',
      problem: 'noDraw',
    });
    ok(await anna.post(id, { do: 'start' }));
    expect(await info(id)).toMatchObject({ status: 'open', draw: { due: now + 60_000 } });
    expect((await info(id)).draw?.share).toBeUndefined();
    expect(await anna.post(id, { do: 'start' })).toMatchObject({ code: 'notNow', problem: 'drawing' });
    expect(await seal(anna, id, secret())).toMatchObject({ code: 'notNow', problem: 'drawing' });
    ok(await seal(carla, id, secrets[2]));
    const { share = '' } = (await info(id)).draw ?? {};
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(await bruno.post(id, { do: 'reveal', secret: secret() })).toMatchObject({
      code: 'notNow',
      problem: 'wrongShare',
    });
    for (const [i, each] of [anna, bruno, carla].entries())
      ok(await each.post(id, { do: 'reveal', secret: secrets[i] as string }));
    await expect.poll(async () => (await info(id)).status, { timeout: 30_000 }).toBe('playing');
    const expected = Number.parseInt(sha([id, share, ...secrets].join(':')).slice(0, 8), 16);
    expect(await seedIn(id)).toBe(expected);
    expect((await info(id)).draw).toMatchObject({ share, revealed: { [bruno.id]: secrets[1] } });
    const { version } = await anna.look(id);
    const [actor = ''] = (await info(id)).turn.actors;
    const who = [anna, bruno, carla].find(({ id: user }) => user === `${user}` && actor !== '') as Player;
    const mover = { P1: anna, P2: bruno, P3: carla }[actor] ?? who;
    ok(await mover.act(id, version, { type: 'pass', by: actor }));
  });

  it('costs the seat of whoever does not show a share within a minute', async () => {
    const id = await together();
    const secrets = [secret(), secret(), secret()] as const;
    for (const [i, each] of [anna, bruno, carla].entries()) ok(await seal(each, id, secrets[i] as string));
    ok(await anna.post(id, { do: 'start' }));
    for (const [i, each] of [anna, bruno].entries())
      ok(await each.post(id, { do: 'reveal', secret: secrets[i] as string }));
    now += 61_000;
    await expect
      .poll(async () => (await info(id)).seats.map(({ kind: is }) => is), { timeout: 30_000 })
      .toEqual(['person', 'person', 'open']);
    expect(await info(id)).toMatchObject({ status: 'open', draw: { sealed: {}, revealed: {} } });
    const { body } = await anna.http<{ records: { body: object }[] }>('GET', `/api/tables/${id}/journal?kind=admin`);
    expect(body.records.at(-1)?.body).toEqual({ what: 'undrawn', users: [carla.id] });
    // Carla may sit down again: she was not removed.
    ok(await carla.post(id, { do: 'sit' }));
  });

  it('is drawn anew when somebody comes or goes meanwhile', async () => {
    const id = await together();
    for (const each of [anna, bruno, carla]) ok(await seal(each, id, secret()));
    ok(await carla.post(id, { do: 'leave' }));
    expect(Object.keys((await info(id)).draw?.sealed ?? {}).sort()).toEqual([anna.id, bruno.id].sort());
    ok(await carla.post(id, { do: 'sit' }));
    ok(await anna.post(id, { do: 'start' }));
    ok(await bruno.post(id, { do: 'leave' }));
    expect((await info(id)).draw).toEqual({ sealed: {}, revealed: {} });
  });

  it('is named by nobody, and the table says where it comes from', async () => {
    const wish = { game: '1849', players: 3, seed: 7 };
    expect((await anna.http('POST', '/api/tables', wish)).status).toBe(400);
    expect((await info(await anna.create({}))).seed).toBe('server');
    const alone = await anna.create({ seats: ['me', { bot: 'random' }, { bot: 'random' }] });
    ok(await anna.post(alone, { do: 'start' }));
    const { body: file } = await anna.http<object>('GET', `/api/tables/${alone}/export`);
    const imported = await anna.http<TableAnswer>('POST', '/api/tables/import', { file });
    expect(imported.body.info.seed).toBe('import');
  });

  it('a wish sent twice with its key makes one table', async () => {
    const key = newKey();
    const [one, two] = await Promise.all([anna.create({ key }), anna.create({ key })]);
    expect(two).toBe(one);
    expect(await anna.create({ key })).toBe(one);
    expect(await bruno.create({ key })).not.toBe(one);
    expect(on.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
