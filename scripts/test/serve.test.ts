import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientServer, fileFor, listen } from '../serve.mjs';

const base = mkdtempSync(join(tmpdir(), 'binario-serve-'));
const folder = join(base, 'client');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(base, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(join(folder, 'assets', 'a.js'), 'export {};');

const server = clientServer(folder);
let address = '';

beforeAll(async () => {
  address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterAll(() => {
  server.close();
});

describe('the server of the built client', () => {
  it('finds files, and the page for every address of the page', () => {
    expect(fileFor(folder, '/')).toBe(join(folder, 'index.html'));
    expect(fileFor(folder, '/game/12')).toBe(join(folder, 'index.html'));
    expect(fileFor(folder, '/rules/1849/10.3?from=x')).toBe(join(folder, 'index.html'));
    expect(fileFor(folder, '/assets/a.js')).toBe(join(folder, 'assets', 'a.js'));
    expect(fileFor(folder, '/assets/missing.js')).toBeUndefined();
  });

  it('never leaves its folder', () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%']) {
      expect(fileFor(folder, path) ?? '').not.toContain('secret');
    }
  });

  it('says the type and forbids inline code', async () => {
    const script = await fetch(`${address}/assets/a.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const page = await fetch(`${address}/`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect((await fetch(`${address}/assets/missing.js`)).status).toBe(404);
  });
});
