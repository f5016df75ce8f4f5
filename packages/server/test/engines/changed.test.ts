import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, TableAnswer } from '@binario/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseFolder } from '../../src/engines/engines.ts';
import { checkStore } from '../../src/upkeep/check.ts';
import { built, root } from '../support/built.ts';
import { newKey } from '../support/player.ts';
import { newDatabase } from '../support/postgres.ts';
import { type TestServer, testServer } from '../support/server.ts';

/** Bundles an engine as a release does. */
function bundle(entry: string, into: string): string {
  const code = `import(${JSON.stringify(join(root, 'scripts/engines.mjs'))}).then((m) => m.bundleEngine(${JSON.stringify(root)}, ${JSON.stringify(entry)}, ${JSON.stringify(into)}))`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return join(into, 'engine.mjs');
}

describe.each(['sqlite', 'postgres'] as const)('a changed rule (%s)', (kind) => {
  const work = mkdtempSync(join(tmpdir(), 'binario-engines-'));
  const data = mkdtempSync(join(tmpdir(), 'binario-data-'));
  const older = join(work, 'older');
  const newer = join(work, 'newer');
  let database: { url: string; drop(): Promise<void> } | undefined;
  let on: TestServer;
  let cookie = '';
  let passed = '';
  let bought = '';

  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(on.url + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };
  const look = (id: string) => ask<TableAnswer>('GET', `/api/tables/${id}`);
  const act = async (id: string, action: object) =>
    ask<Answer>('POST', `/api/tables/${id}/commands`, {
      do: 'act',
      version: (await look(id)).version,
      key: newKey(),
      action,
    });
  const table = async () => {
    const { info } = await ask<TableAnswer>('POST', '/api/tables', {
      game: '1849',
      players: 3,
      seats: ['me', 'open', 'open'],
    });
    for (const name of ['Bruno', 'Carla']) {
      const other = await on.player(name);
      await other.post(info.id, { do: 'sit' });
    }
    expect(await ask('POST', `/api/tables/${info.id}/commands`, { do: 'start' })).toMatchObject({ ok: true });
    return info.id;
  };
  const start = async (engines: string) => {
    on = await testServer({
      folder: data,
      config: { engineFolder: engines, ...(database && { databaseUrl: database.url }) },
    });
  };

  beforeAll(async () => {
    built();
    database = kind === 'postgres' ? await newDatabase() : undefined;
    for (const folder of [older, newer]) mkdirSync(folder);
    copyFileSync(join(releaseFolder(), '1849@1.mjs'), join(older, '1849@1.mjs'));
    copyFileSync(bundle(join(root, 'packages/server/test/engines/changed1849.ts'), work), join(newer, '1849@2.mjs'));
    await start(older);
    cookie = (await on.player('Anna')).cookie;
  });
  afterAll(async () => {
    await on.close();
    await database?.drop();
    rmSync(work, { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  });

  it('lets an old table play on by its own engine, after the release that brings the new one', async () => {
    passed = await table();
    expect(await act(passed, { type: 'pass', by: 'P1' })).toMatchObject({ ok: true });
    bought = await table();
    expect(await act(bought, { type: 'buyPrivate', by: 'P1', private: 'SCE' })).toMatchObject({ ok: true });
    const before = await look(passed);
    await on.close();
    await start(newer);
    const games = await ask<{ games: { id: string; rules: number }[] }>('GET', '/api/games');
    expect(games.games).toMatchObject([{ id: '1849', rules: 2 }]);
    // The table where somebody passed cannot have been played by the new rules; the other one can, and moves up.
    await expect.poll(async () => (await look(bought)).info.rules, { timeout: 60_000 }).toBe(2);
    expect((await look(passed)).info).toMatchObject({ rules: 1, engine: before.info.engine });
    expect((await look(passed)).hash).toBe(before.hash);
    expect((await look(bought)).info.turn.actors).toEqual(['P2']);
  });

  it('plays a new table by the new engine, beside the old one', async () => {
    const fresh = await table();
    expect(await act(fresh, { type: 'pass', by: 'P1' })).toMatchObject({
      ok: false,
      code: 'illegal',
      refusal: { rule: 'auction.noPass' },
    });
    const { info } = await look(passed);
    const user = info.seats[1]?.user;
    expect(info.turn.actors).toEqual(['P2']);
    expect(user).toBeDefined();
    // The old rules still let P2 pass at the old table. He comes back with the session he has.
    const rows = await on.server.deps.store.db.selectFrom('engine').select('id').orderBy('id').execute();
    expect(rows).toHaveLength(2);
    const answer = await on.server.deps.tables.command(
      passed,
      { id: user ?? '', name: 'Bruno', kind: 'guest' },
      {
        do: 'act',
        version: (await look(passed)).version,
        key: newKey(),
        action: { type: 'pass', by: 'P2' },
      },
    );
    expect(answer).toMatchObject({ ok: true });
    const engine = await fetch(`${on.url}/api/engines/${info.engine}.mjs`);
    expect(engine.headers.get('content-type')).toContain('text/javascript');
    expect(await engine.text()).toContain('export');
    expect((await fetch(`${on.url}/api/engines/1849@9-000000000000.mjs`)).status).toBe(404);
  });

  it('leaves every journal replayable, each by its own engine', async () => {
    const { broken, tables } = await checkStore(on.server.deps.store, { cache: join(data, 'engines') });
    expect(broken).toEqual([]);
    expect(tables).toBe(3);
    expect(readdirSync(join(data, 'engines')).filter((file) => file.startsWith('1849@')).length).toBeGreaterThanOrEqual(
      2,
    );
    expect(on.logged).toEqual([]);
  });
});
