import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sized } from '@binario/kernel/testing';
import type { TableAnswer } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/built.ts';
import type { Player } from '../support/player.ts';
import { type TestServer, testServer } from '../support/server.ts';

const run = promisify(execFile);

interface Recorded {
  readonly format: string;
  readonly rules: number;
  readonly setup: { readonly players: number };
  readonly actions: readonly object[];
}

const example = (name: string) => fileURLToPath(new URL(`../../../../docs/examples/${name}`, import.meta.url));

let on: TestServer;
let anna: Player;
beforeAll(async () => {
  on = await testServer();
  anna = await on.player('Anna');
});
afterAll(() => on.close());

const tokenOf = async (scope?: 'play' | 'watch', who: Player = anna) =>
  (await who.http<{ token: string }>('POST', '/api/account/tokens', { label: 'bot', ...(scope && { scope }) })).body
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
  it('may not decide where notices go', async () => {
    const hook = { kind: 'webhook', url: 'https://example.org/', format: 'json', zone: 'Europe/Rome' };
    const answer = await withToken(await tokenOf(), 'POST', '/api/notices/channels', hook);
    expect([answer.status, (await answer.json()).error]).toEqual([403, 'browserOnly']);
  });

  it.each([
    ['dist/bot.js', process.execPath],
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

  // From the last moves of a recorded game; whole games are for `npm run long`.
  it.each([
    ['1849', 'bank-3'],
    ['1865', 'short-2'],
    ['18fb', 'bank-3'],
  ])(
    'the samples in both languages play a game of %s to its end',
    async (game, name) => {
      const recorded = readFileSync(join(root, 'games', game, 'test/golden', `${name}.json`), 'utf8');
      const { format, rules, setup, actions } = JSON.parse(recorded) as Recorded;
      const bruno = await on.player('Bruno');
      const file = { format, game, rules, setup, actions: actions.slice(0, sized(actions.length - 40, 0)) };
      const others = Array.from({ length: setup.players - 2 }, () => ({ bot: 'random' }));
      const wish = { file, seats: ['me', 'open', ...others] };
      const imported = await anna.http<TableAnswer>('POST', '/api/tables/import', wish);
      expect(imported.status).toBe(201);
      const { id } = imported.body.info;
      expect(await bruno.post(id, { do: 'sit' })).toMatchObject({ ok: true });
      await anna.post(id, { do: 'start' });
      const play = async (program: string, sample: string, who: Player) =>
        (await run(program, [example(sample), on.url, await tokenOf('play', who), id])).stdout;
      const said = await Promise.all([play(process.execPath, 'dist/bot.js', anna), play('python3', 'bot.py', bruno)]);
      const made = said.map((words) => Number(/^(\d+) moves/.exec(words)?.[1]));
      // So near the end one of them may not be asked any more.
      expect(made.reduce((sum, n) => sum + n)).toBeGreaterThan(0);
      const { info } = await anna.look(id);
      expect([info.status, info.result?.scores.length]).toEqual(['ended', setup.players]);
    },
    sized(120_000, 900_000),
  );

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
