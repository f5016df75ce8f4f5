import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sized } from '@binario/kernel/testing';
import { configOf, createServer, type Server } from '@binario/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { binario, folder } from './run.ts';

async function serverIn(dataFolder: string): Promise<Server> {
  const server = await createServer({
    config: configOf({ PORT: '0', BINARIO_DATA: dataFolder, BINARIO_LOG: 'error' }),
  });
  await server.listen();
  onTestFinished(() => server.close());
  return server;
}

const guest = async (server: Server, name: string) =>
  server.app.inject({ method: 'POST', url: '/api/account/guest', payload: { name } });

describe('backup and restore', () => {
  it('go through the running servers of two data folders', async () => {
    const [from, to] = [join(folder(), 'from'), join(folder(), 'to')];
    await guest(await serverIn(from), 'Anna');
    await serverIn(to);
    const file = join(folder(), 'games.gz');
    vi.stubEnv('BINARIO_DATA', from);
    const written = await binario(['backup', file]);
    expect(written.errors).toEqual([]);
    expect(written.last).toMatch(/^0 tables, 0 records, \d+ rows written to /);
    expect((await binario(['backup', file])).errors.join()).toMatch(/exists already/);
    expect((await binario(['restore', file])).errors.join()).toMatch(/not empty/);
    vi.stubEnv('BINARIO_DATA', to);
    const restored = await binario(['restore', file]);
    expect(restored.last).toMatch(/^0 tables, 0 records, \d+ rows restored$/);
    expect(restored.code).toBe(0);
  });

  it('refuse without a running server, also when one has died', async () => {
    const data = folder();
    vi.stubEnv('BINARIO_DATA', data);
    const file = join(folder(), 'games.gz');
    for (const dead of [false, true]) {
      if (dead) {
        mkdirSync(data, { recursive: true });
        writeFileSync(join(data, 'server.json'), '{"url":"http://127.0.0.1:9","pid":1}');
        writeFileSync(join(data, 'admin.token'), 'x'.repeat(43));
      }
      const { code, errors } = await binario(['backup', file]);
      expect(code).toBe(1);
      expect(errors.join()).toMatch(dead ? /no server answers/ : /no server runs/);
      expect(existsSync(file)).toBe(false);
      writeFileSync(file, 'x');
      expect((await binario(['restore', file])).code).toBe(1);
      rmSync(file);
    }
  });
});

describe('hostile', () => {
  it('attacks a server of its own and finds nothing', { timeout: 600_000 }, async () => {
    // Tests of the server put thousands of inputs to it; the doors that were found open are tried on SQLite here alone.
    const inputs = sized(150, 1500);
    const { code, last, text } = await binario(['hostile', '--inputs', String(inputs), '--seed', '7']);
    expect(text).toMatch(/^seed 7$/m);
    expect(last).toBe(`${inputs} inputs, 0 server errors, 0 changed tables, 0 faults`);
    expect(code).toBe(0);
  });
});
