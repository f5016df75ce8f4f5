import { sendRaw, spellingsOf } from '@binario/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { adminTokenOf } from '../../src/config/adminToken.ts';
import { buildApp } from '../../src/http/app.ts';
import type { Deps } from '../../src/http/deps.ts';
import { modules } from '../../src/http/modules.ts';
import type { Module } from '../../src/ports/module.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
const LIMIT = 3;
/** Files may come ten times as often, and some spellings lead to where files would be. */
const ENOUGH = 10 * LIMIT + 3;

beforeAll(async () => {
  // Everybody says for himself where he comes from, so that each has limits of his own.
  on = await testServer({ config: { ratePerAddress: LIMIT, rateSignIn: LIMIT, trustProxy: 'loopback' } });
});
afterAll(() => on.close());

let people = 0;
const newcomer = (): string => `203.0.${Math.floor(++people / 250)}.${people % 250}`;

async function raw(from: string, method: string, path: string, headers: readonly string[] = []) {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close', `x-forwarded-for: ${from}`];
  const bytes = Buffer.from(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`);
  return sendRaw(Number(new URL(on.url).port), { bytes, whole: true });
}

async function times(count: number, ask: () => Promise<{ readonly status: number }>): Promise<readonly number[]> {
  const codes: number[] = [];
  for (let i = 0; i < count; i++) codes.push((await ask()).status);
  return codes;
}

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST'];
const everyWay = (path: string) =>
  [...new Set(spellingsOf(path))].flatMap((each) => METHODS.map((method) => [method, each] as const));

describe('guards', () => {
  it.each([...everyWay('/api/account'), ...everyWay('/nowhere').slice(0, 20)])(
    'limit %s %s',
    { timeout: 60_000 },
    async (method, path) => {
      const from = newcomer();
      const more = method === 'POST' ? ['content-length: 0'] : [];
      const codes = await times(ENOUGH, () => raw(from, method, path, more));
      expect(codes).not.toContain(0);
      expect(codes.at(-1)).toBe(429);
      expect((await raw(newcomer(), method, path, more)).status).not.toBe(429);
    },
  );

  it.each(['/%61pi/account', 'http://elsewhere.example.org/api/account', '/api/%61ccount'])(
    'know %s for the interface: limited like it, and never cached',
    async (path) => {
      const from = newcomer();
      const first = await raw(from, 'GET', path);
      expect(first.status).toBe(200);
      expect(first.text).toMatch(/cache-control: no-store/i);
      await times(LIMIT - 1, () => raw(from, 'GET', '/api/account'));
      expect((await raw(from, 'GET', path)).status).toBe(429);
    },
  );

  it.each(spellingsOf('/api/account/sign-out'))('let no other site sign somebody out by %s', async (path) => {
    const anna = await guest();
    const foreign = [`cookie: ${anna}`, 'origin: https://evil.example.org', 'content-length: 0'];
    expect((await raw(newcomer(), 'POST', path, foreign)).status).toBeGreaterThanOrEqual(400);
    expect((await raw(newcomer(), 'GET', '/api/account', [`cookie: ${anna}`])).text).toContain('"name":"Anna"');
  });

  it('take a change under another spelling from our own page', async () => {
    const own = [`cookie: ${await guest()}`, 'origin: http://localhost', 'content-length: 0'];
    expect((await raw(newcomer(), 'POST', '/%61pi/account/sign-out', own)).status).toBe(204);
  });

  it.each(['/api/admin/backup', '/%61pi/admin/backup', 'http://localhost/api/admin/backup', '/metrics', '/%6detrics'])(
    'look at few wrong tokens of the operator: %s',
    async (path) => {
      const right = adminTokenOf(on.server.deps.config);
      const ask = (from: string, token: string) => raw(from, 'GET', path, [`authorization: Bearer ${token}`]);
      // The limit of requests is as narrow as that of tokens, but for figures: those are asked for all the time.
      const wrong = path.includes('etrics') ? 403 : 401;
      const from = newcomer();
      const codes = await times(LIMIT + 2, () => ask(from, 'x'.repeat(right.length)));
      expect(codes).toEqual([...Array.from({ length: LIMIT }, () => wrong), 429, 429]);
      expect((await ask(from, right)).status).toBe(429);
      expect((await ask(newcomer(), right)).status).toBe(200);
    },
  );

  it('count sockets, and ask where they come from, under every spelling', async () => {
    const open = (path: string, headers: Record<string, string>) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${on.url.replace('http', 'ws')}${path}`, { headers });
        socket.on('error', () => {});
        socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
          resolve(statusCode);
          socket.terminate();
        });
        socket.on('open', () => {
          resolve(101);
          socket.terminate();
        });
      });
    const from = { 'x-forwarded-for': newcomer() };
    expect(await open('/%61pi/socket', { ...from, origin: 'https://evil.example.org' })).toBe(403);
    expect(await open('/%61pi/socket', from)).toBe(101);
    expect(await open('/api/socket', from)).toBe(101);
    expect(await open('/%61pi/socket', from)).toBe(429);
    const upgrade = ['upgrade: websocket', 'connection: upgrade', 'sec-websocket-version: 13'];
    const elsewhere = newcomer();
    await times(LIMIT, () => raw(elsewhere, 'GET', '/', upgrade));
    expect((await raw(elsewhere, 'GET', '/', upgrade)).status).toBe(429);
  });

  it('count what cannot be read at all', async () => {
    const from = newcomer();
    expect(await times(LIMIT + 1, () => raw(from, 'GET', '/api/%zz'))).toEqual([400, 400, 400, 429]);
  });

  it('leave probes and files alone when the interface has had enough', async () => {
    const from = newcomer();
    await times(LIMIT + 1, () => raw(from, 'GET', '/api/account'));
    expect((await raw(from, 'GET', '/api/account')).status).toBe(429);
    for (const path of ['/health', '/ready', '/', '/index.html'])
      expect((await raw(from, 'GET', path)).status).toBe(200);
    // A page of the client is no file, and the way to it is not free.
    expect((await raw(from, 'GET', '/table/abc')).status).toBe(429);
    expect((await raw(newcomer(), 'GET', '/table/abc')).text).toContain('<title>Binario</title>');
    expect((await raw(newcomer(), 'GET', '/%61pi/nothing')).status).toBe(404);
  });

  it('are named by every route, or the server does not start', async () => {
    const found: [string, string | undefined][] = [];
    const look: Module<object> = (app) =>
      void app.addHook('onRoute', ({ url, method, config }) => void found.push([`${method} ${url}`, config?.guard]));
    const [first, ...rest] = modules as [Module<Deps>, ...Module<Deps>[]];
    const app = await buildApp(on.server.deps, [first, look, ...rest]);
    await app.ready();
    await app.close();
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(([, guard]) => guard === undefined)).toEqual([]);
    expect(found.filter(([, guard]) => guard !== 'api' && guard !== 'page').map(([route]) => route)).toEqual(
      ['/health', '/ready', '/metrics', '/api/admin/backup']
        .flatMap((url) => [`GET ${url}`, `HEAD ${url}`])
        .concat('POST /api/admin/revoke', 'POST /api/admin/restore')
        .sort((a, b) => found.findIndex(([each]) => each === a) - found.findIndex(([each]) => each === b)),
    );
    const careless: Module<object> = (inner) => void inner.get('/api/careless', async () => 'anything');
    await expect(buildApp(on.server.deps, [...modules, careless])).rejects.toThrow('GET /api/careless names no guard');
  });
});

async function guest(): Promise<string> {
  const body = '{"name":"Anna"}';
  const head = `POST /api/account/guest HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-forwarded-for: ${newcomer()}`;
  const text = `${head}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const answer = await sendRaw(Number(new URL(on.url).port), { bytes: Buffer.from(text), whole: true });
  return /set-cookie: ([^;]+)/i.exec(answer.text)?.[1] ?? '';
}
