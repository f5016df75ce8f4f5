import { protocolVersion, release } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configWith } from '../../src/config/config.ts';
import { buildApp } from '../../src/http/app.ts';
import { pathOf } from '../../src/operation/openApi.ts';
import { type TestServer, testServer } from '../support/server.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(on.url + path, { headers });

describe('those who run the server', () => {
  it('see that it lives and is ready', async () => {
    expect(await (await get('/health')).json()).toEqual({
      status: 'ok',
      version: release,
      protocol: protocolVersion,
    });
    const ready = await get('/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('see that it is not ready while it stops or has no database', async () => {
    const server = await testServer();
    await server.server.deps.store.close();
    const { app } = server.server;
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/ready' })).json()).toEqual({ status: 'noDatabase' });
    expect((await app.inject({ url: '/health' })).statusCode).toBe(200);
    await server.close().catch(() => {});
  });

  it('read figures, by route and without what strangers write', async () => {
    await get('/api/tables/doesNotExist1');
    const anna = await on.player('Anna');
    await anna.post(await anna.create({}), { do: 'chat', text: 'hello' });
    await get('/nowhere/secretpath');
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(
      /binario_http_request_seconds_count\{node="[^"]+",method="GET",route="\/api\/tables\/:id",status="4xx"\} 1/,
    );
    expect(text).toMatch(/binario_process_resident_memory_bytes/);
    expect(text).toMatch(/binario_journal_records_total\{kind="chat",node="[^"]+"\} 1/);
    expect(text).toMatch(/binario_sockets\{/);
    expect(text).toMatch(/binario_tables_in_memory\{/);
    expect(text).not.toMatch(/doesNotExist1|secretpath/);
  });

  it('keep figures from strangers', async () => {
    const { app, deps } = on.server;
    const far = { url: '/metrics', remoteAddress: '203.0.113.9' };
    expect((await app.inject(far)).statusCode).toBe(403);
    expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(403);
    const with_ = async (metrics: 'off' | 'open') => {
      const other = await buildApp({ ...deps, config: configWith({ ...deps.config, metrics }) });
      const { statusCode } = await other.inject(metrics === 'off' ? { url: '/metrics' } : far);
      await other.close();
      return statusCode;
    };
    expect(await with_('off')).toBe(403);
    expect(await with_('open')).toBe(200);
  });

  it('find every route in the description, with its schemas', async () => {
    const routes: string[] = [];
    const app = await buildApp(on.server.deps, [
      (inner) =>
        void inner.addHook('onRoute', ({ method, url }) => {
          for (const each of [method].flat()) routes.push(`${each} ${url}`);
        }),
      ...(await import('../../src/http/modules.ts')).modules,
    ]);
    await app.ready();
    const { paths, openapi } = (await app.inject({ url: '/openapi.json' })).json();
    await app.close();
    expect(openapi).toBe('3.1.0');
    const wanted = routes.filter((route) =>
      /^(GET|POST|PUT|PATCH|DELETE) \/(api|health|ready|metrics|openapi)/.test(route),
    );
    expect(wanted.length).toBeGreaterThan(30);
    for (const route of wanted) {
      const [method = '', url = ''] = route.split(' ');
      const operation = paths[pathOf(url)]?.[method.toLowerCase()];
      expect(operation, route).toBeDefined();
      expect(operation.summary, route).toMatch(/\w/);
      expect(operation.tags, route).toHaveLength(1);
      if (['POST', 'PUT', 'PATCH'].includes(method) && !/sign-out|test$|restore|passkeys\/ask$/.test(url)) {
        expect(operation.requestBody, route).toBeDefined();
      }
    }
    expect(
      paths['/api/tables/{id}/commands'].post.requestBody.content['application/json'].schema.oneOf.length,
    ).toBeGreaterThan(10);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((m) => `${m.toUpperCase()} ${path}`),
    );
    const known = new Set(routes.map((route) => pathOf(route)));
    expect(described.filter((each) => !known.has(each))).toEqual([]);
  });
});
