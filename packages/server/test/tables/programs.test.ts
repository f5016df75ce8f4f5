import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

const run = promisify(execFile);
const example = (name: string) => fileURLToPath(new URL(`../../../../docs/examples/${name}`, import.meta.url));

let on: TestServer;
let anna: Player;
beforeAll(async () => {
  on = await testServer();
  anna = await on.player('Anna');
});
afterAll(() => on.close());

const tokenOf = async (scope?: 'play' | 'watch') =>
  (await anna.http<{ token: string }>('POST', '/api/account/tokens', { label: 'bot', ...(scope && { scope }) })).body
    .token;
const alone = async () => {
  const id = await anna.create({ seats: ['me', { bot: 'random' }, { bot: 'random' }] });
  expect(await anna.post(id, { do: 'start' })).toMatchObject({ ok: true });
  return id;
};
const withToken = (token: string, method: string, path: string, body?: object) =>
  fetch(on.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('programs', () => {
  it.each([
    ['bot.mjs', process.execPath],
    ['bot.py', 'python3'],
  ])('the sample %s plays for its owner', async (file, program) => {
    const id = await alone();
    await run(program, [example(file), on.url, await tokenOf(), id, '3'], { timeout: 60_000 });
    const { body } = await anna.http<{ records: { author: string }[] }>(
      'GET',
      `/api/tables/${id}/journal?kind=act&after=0`,
    );
    expect(body.records.filter(({ author }) => author === anna.id).length).toBeGreaterThanOrEqual(3);
  });

  it('a token that may only look on does nothing else', async () => {
    const id = await alone();
    const token = await tokenOf('watch');
    expect((await withToken(token, 'GET', `/api/tables/${id}/view`)).status).toBe(200);
    expect((await withToken(token, 'GET', '/api/deadlines.ics')).status).toBe(200);
    for (const [path, body] of [
      [`/api/tables/${id}/commands`, { do: 'chat', text: 'hello' }],
      ['/api/tables', { game: '1849', players: 3 }],
    ] as const) {
      const refused = await withToken(token, 'POST', path, body);
      expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([403, 'watchOnly']);
    }
    const { body } = await anna.http<{ sessions: { scope?: string }[] }>('GET', '/api/account/sessions');
    expect(body.sessions.map(({ scope }) => scope)).toContain('watch');
  });

  it('deadlines come as a calendar that others can read', async () => {
    const pace = { kind: 'turns', seconds: 86_400, grace: 0, late: 'wait' };
    const id = await anna.create({
      seats: ['me', { bot: 'random' }, { bot: 'random' }],
      settings: { pace, name: 'Etna; by night, long enough a name to be folded in two' },
    });
    await anna.post(id, { do: 'start' });
    await expect.poll(async () => (await anna.look(id)).info.turn.due, { timeout: 30_000 }).toBeDefined();
    const { due = 0 } = (await anna.look(id)).info.turn;
    const text = await (await fetch(`${on.url}/api/deadlines.ics`, { headers: { cookie: anna.cookie } })).text();
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain(`DTSTART:${new Date(due).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
    expect(lines).toContain('SUMMARY:Etna\\; by night\\, long enough a name to be folded in two (1849)');
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const { body } = await anna.http<{ tables: { id: string; due?: number; yourTurn: boolean }[] }>(
      'GET',
      '/api/tables?mine=1',
    );
    expect(body.tables.find((table) => table.id === id)).toMatchObject({ due, yourTurn: true });
    expect((await fetch(`${on.url}/api/deadlines.ics`)).status).toBe(401);
  });
});
