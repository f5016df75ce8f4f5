import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configWith } from '../../src/config/config.ts';
import { releaseFolder } from '../../src/engines/engines.ts';
import { createServer, type Server } from '../../src/index.ts';
import { createLogger } from '../../src/log/logger.ts';
import { Upkeep } from '../../src/upkeep/upkeep.ts';
import { Pool } from '../../src/work/pool.ts';
import { built } from '../support/built.ts';
import { newDatabase } from '../support/postgres.ts';
import { testServer } from '../support/server.ts';

const GAMES = 4;

/** Two releases whose engines differ in their files, not in their rules. */
describe.each(['sqlite', 'postgres'] as const)('stored games after a release (%s)', (kind) => {
  const work = mkdtempSync(join(tmpdir(), 'binario-rolling-'));
  const [data, older, newer] = ['data', 'older', 'newer'].map((name) => join(work, name)) as [string, string, string];
  const log = createLogger({ level: 'silent' });
  let database: { url: string; drop(): Promise<void> } | undefined;
  let pool: Pool;
  const replayed: string[] = [];
  let at = Date.now();

  /** Every node starts a moment later than the one before, by a clock that is wrong by a day now and then. */
  const node = async (engineFolder: string, step = 1): Promise<Server> => {
    at += step;
    const now = at;
    const config = configWith({
      dataFolder: data,
      engineFolder,
      port: 0,
      ...(database && { databaseUrl: database.url }),
    });
    return createServer({ config, log, clock: { now: () => now, steady: () => now } });
  };
  const upkeepOf = ({ deps: { store, engines, tables, clock } }: Server) =>
    new Upkeep({ store, engines, tables, pool, clock, log });
  const looked = async (...nodes: readonly Server[]): Promise<void> => {
    const all = nodes.map(upkeepOf);
    for (const each of all) each.begin();
    await Promise.all(all.map((each) => each.done()));
  };
  const engines = async ({ deps }: Server) => {
    const rows = await deps.store.db.selectFrom('game_table').select('engine').execute();
    return [...new Set(rows.map(({ engine }) => engine))];
  };
  const current = ({ deps }: Server) => [deps.engines.currentOf('1849')?.id];

  beforeAll(async () => {
    built();
    database = kind === 'postgres' ? await newDatabase() : undefined;
    for (const folder of [older, newer]) mkdirSync(folder);
    const file = join(releaseFolder(), '1849@1.mjs');
    copyFileSync(file, join(older, '1849@1.mjs'));
    writeFileSync(join(newer, '1849@1.mjs'), `${readFileSync(file, 'utf8')}\n// A release later.\n`);
    pool = new Pool({ threads: 1 });
    const run = pool.run.bind(pool);
    pool.run = (name, job, key, limit) => {
      if (name === 'replay') replayed.push(key);
      return run(name, job, key, limit);
    };
    const on = await testServer({
      folder: data,
      config: { engineFolder: older, ...(database && { databaseUrl: database.url }) },
    });
    const people = await on.three();
    for (let i = 0; i < GAMES; i++) {
      const id = await people[0].create({ game: '1849', players: 3 });
      for (const other of people.slice(1)) await other.post(id, { do: 'sit' });
      await people[0].post(id, { do: 'start' });
    }
    await on.close();
    at = Date.now();
  });
  afterAll(async () => {
    await pool.close();
    await database?.drop();
    rmSync(work, { recursive: true, force: true });
  });

  it('are replayed once, however many nodes of the new release start, and move up', async () => {
    const first = await node(newer);
    const nodes = kind === 'postgres' ? [first, await node(newer)] : [first];
    await looked(...nodes);
    expect(await engines(first)).toEqual(current(first));
    // By their own engine, and by the new one.
    expect(replayed.length).toBe(2 * GAMES);
    expect(new Set(replayed).size).toBe(GAMES);
    await looked(...nodes);
    expect(replayed.length).toBe(2 * GAMES);
    for (const each of nodes) await each.close();
  });

  it('do not move back when a node of the older release starts again', async () => {
    const late = await node(older);
    await looked(late);
    expect(await engines(late)).not.toEqual(current(late));
    await late.close();
  });

  it('move up by a clock that was set back, too', async () => {
    writeFileSync(join(newer, '1849@1.mjs'), `${readFileSync(join(newer, '1849@1.mjs'), 'utf8')}// Two later.\n`);
    const latest = await node(newer, -86_400_000);
    await looked(latest);
    expect(await engines(latest)).toEqual(current(latest));
    await latest.close();
  });
});
