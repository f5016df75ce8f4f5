import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../support/server.ts';

const script = 'console.log("Binario");\n'.repeat(200);
const page = '<!doctype html><title>Binario</title>';

let host: TestServer;

beforeAll(async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'binario-client-'));
  mkdirSync(join(webFolder, 'assets'));
  for (const [path, content] of [
    ['index.html', page],
    ['assets/a.js', script],
  ] as const) {
    writeFileSync(join(webFolder, path), content);
    writeFileSync(join(webFolder, `${path}.gz`), gzipSync(content));
  }
  writeFileSync(join(webFolder, 'assets', 'small.js'), '1');
  host = await testServer({ config: { webFolder } });
});
afterAll(() => host.close());

/** What goes over the wire, which `fetch` would unpack. */
const bytesOf = (path: string, accepts: string) =>
  new Promise<{ readonly headers: Record<string, unknown>; readonly length: number }>((done, fail) => {
    request(`${host.url}${path}`, { headers: { 'accept-encoding': accepts } }, (answer) => {
      let length = 0;
      answer.on('data', (part: Buffer) => {
        length += part.length;
      });
      answer.on('end', () => done({ headers: answer.headers, length }));
    })
      .on('error', fail)
      .end();
  });

test('files of the client are sent as they were compressed when it was built, to whoever takes them so', async () => {
  const packed = await bytesOf('/assets/a.js', 'gzip, deflate, br');
  expect(packed.length).toBe(gzipSync(script).length);
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('accept-encoding'),
  });
  const plain = await bytesOf('/assets/a.js', 'identity');
  expect(plain.length).toBe(script.length);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect((await bytesOf('/assets/small.js', 'gzip')).length).toBe(1);
});

test('so is the page, at every address of a page', async () => {
  for (const path of ['/', '/game/abc']) {
    const { headers, length } = await bytesOf(path, 'gzip');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['cache-control']).toBe('no-cache');
    expect(length).toBe(gzipSync(page).length);
  }
  expect(await (await fetch(`${host.url}/game/abc`)).text()).toBe(page);
});
