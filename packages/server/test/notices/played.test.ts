import { afterEach, describe, expect, it, vi } from 'vitest';
import { type HttpSink, httpSink } from '../platform/httpSink.ts';
import { newDatabase } from '../support/postgres.ts';
import { type TestServer, testServer } from '../support/server.ts';

const servers: TestServer[] = [];
let sink: HttpSink | undefined;
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await sink?.close();
});

const config = { webhooks: true, webhookLoopback: true, noticeDelay: 0, publicUrl: 'https://play.example.org' };

async function serve(kind: 'sqlite' | 'postgres', more: object = {}): Promise<TestServer> {
  const server = await testServer({ kind, config: { ...config, ...more } });
  servers.push(server);
  return server;
}

/** Anna wants to be told, sits with bots, and the game reaches her. */
async function herTurn(on: TestServer, at: HttpSink): Promise<string> {
  const anna = await on.player('Anna');
  const target = { kind: 'webhook', url: `${at.url}/anna`, format: 'json' };
  expect((await anna.http('POST', '/api/notices/channels', target)).status).toBe(201);
  const id = await anna.create({ seats: [{ bot: 'random' }, 'me', { bot: 'random' }] });
  expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true });
  return id;
}

const turnsAt = (at: HttpSink, id: string) =>
  at.received
    .map(({ body }) => JSON.parse(String(body)))
    .filter((body) => body.table?.id === id && body.notice === 'turn');

describe('a game that is really played', () => {
  it.each(['sqlite', 'postgres'] as const)('tells whose turn it is: %s', async (kind) => {
    sink = await httpSink();
    const on = await serve(kind);
    const id = await herTurn(on, sink);
    const [told] = await vi.waitFor(
      () => {
        const turns = turnsAt(sink as HttpSink, id);
        expect(turns).toHaveLength(1);
        return turns;
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(told).toMatchObject({ player: 'Anna', link: `${config.publicUrl}/table/${id}`, table: { game: '1849' } });
  });

  it('tells once where two nodes serve one database', async () => {
    sink = await httpSink();
    const database = await newDatabase();
    const first = await serve('postgres', { databaseUrl: database.url, node: 'one' });
    await serve('postgres', { databaseUrl: database.url, node: 'two' });
    const ids = await Promise.all([1, 2, 3].map(() => herTurn(first, sink as HttpSink)));
    await vi.waitFor(
      () => {
        for (const id of ids) expect(turnsAt(sink as HttpSink, id).length).toBeGreaterThanOrEqual(1);
      },
      { timeout: 60_000, interval: 50 },
    );
    // Both look for work twice a second: a second one would have come by now.
    await new Promise((done) => setTimeout(done, 1500));
    expect(ids.map((id) => turnsAt(sink as HttpSink, id).length)).toEqual([1, 1, 1]);
    for (const server of servers.splice(0)) await server.close();
    await database.drop();
  });
});
