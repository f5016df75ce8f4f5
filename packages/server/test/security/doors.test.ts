import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/log/logger.ts';
import { useErrorAnswers } from '../../src/security/errorAnswer.ts';
import { type Platform, platform } from '../platform/app.ts';
import { newSqlite, type OpenedStore } from '../platform/stores.ts';

describe('every door', () => {
  let opened: OpenedStore;
  let site: Platform;
  beforeAll(async () => {
    opened = await newSqlite();
    site = await platform(opened);
  });
  afterAll(async () => {
    await site.close();
    await opened.close();
  });

  it('sends a policy without inline code, with answers and errors alike', async () => {
    for (const url of ['/health', '/api/account', '/nowhere', '/api/account/export', '/api/%zz']) {
      const { headers } = await site.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/unsafe|\*|http:/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    }
  });

  it('keeps answers of the interface out of caches', async () => {
    expect((await site.app.inject({ url: '/api/account' })).headers['cache-control']).toBe('no-store');
  });

  it.each([
    { origin: 'https://evil.example.org' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses what another site sends: %o', async (headers) => {
    const anna = site.visitor();
    await anna.guest('Anna');
    const forged = await anna.ask('POST', '/api/account/sign-out', {}, headers);
    expect(forged.json().error).toBe('foreignOrigin');
    expect(await anna.name()).toBe('Anna');
    const socket = await anna.ask('GET', '/api/account', undefined, {
      ...headers,
      upgrade: 'websocket',
      connection: 'upgrade',
    });
    expect(socket.statusCode).toBe(403);
  });

  it('lets our own page and a program with a token through', async () => {
    const anna = site.visitor();
    await anna.guest('Anna');
    const { token } = (await anna.post('/api/account/tokens', { label: 'x' })).json();
    const own = { host: 'localhost:1849', origin: 'http://localhost:1849', 'sec-fetch-site': 'same-origin' };
    expect((await anna.ask('PATCH', '/api/account', { language: 'fr' }, own)).statusCode).toBe(200);
    const bot = { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example.org' };
    expect((await site.visitor().ask('POST', '/api/account/sign-out', {}, bot)).statusCode).toBe(204);
  });

  it.each([
    ['text/plain', '{"name":"Anna"}', 415],
    ['application/x-www-form-urlencoded', 'name=Anna', 415],
    ['application/json', '{"name":', 400],
    ['application/json', '', 400],
    ['application/json', '{"__proto__":{"name":"Anna"},"name":"Anna"}', 400],
    ['application/json', '{"constructor":{"prototype":{}},"name":"Anna"}', 400],
    ['application/json', `{"name":"${'x'.repeat(70_000)}"}`, 413],
    ['application/json', '['.repeat(30_000), 400],
    ['application/json', `${'{"name":'.repeat(5000)}1${'}'.repeat(5000)}`, 400],
  ])('refuses a body of %s that is not what it should be', async (type, payload, status) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/account/guest',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['error', 'message']));
    expect(answer.body).not.toMatch(/at .*\.ts|node_modules|FST_/);
  });

  it('limits requests of an address and of an account', async () => {
    const tight = await platform(opened, { ratePerAddress: 5 });
    const codes = [];
    for (let i = 0; i < 7; i++) codes.push((await tight.app.inject({ url: '/api/account' })).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await tight.app.inject({ url: '/api/account', remoteAddress: '10.1.1.1' })).statusCode).toBe(200);
    await tight.close();

    const accounts = await platform(opened, { ratePerAccount: 5 });
    const [anna, bruno] = [accounts.visitor(), accounts.visitor()];
    await anna.guest('Anna');
    await bruno.guest('Bruno');
    const asked = [];
    for (let i = 0; i < 7; i++) asked.push((await anna.get('/api/account')).statusCode);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await bruno.get('/api/account')).statusCode).toBe(200);
    await accounts.close();
  });

  it('does not believe a stranger about his address', async () => {
    const tight = await platform(opened, { ratePerAddress: 3 });
    const codes = [];
    for (let i = 0; i < 5; i++) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}` };
      codes.push((await tight.app.inject({ url: '/api/account', headers })).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 429, 429]);
    await tight.close();
  });

  it('tells the sender nothing of an error inside, and the log everything', async () => {
    const lines: string[] = [];
    const app = Fastify();
    useErrorAnswers(app, createLogger({ level: 'info', write: (line) => void lines.push(line) }));
    app.get('/broken', async () => {
      throw new Error('a private detail');
    });
    const answer = await app.inject({ url: '/broken?token=geheimnis' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: 'internal', message: 'something went wrong on the server' });
    expect(lines.join()).toMatch(/a private detail/);
    expect(lines.join()).not.toMatch(/geheimnis/);
    await app.close();
  });
});
