import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Config, configWith } from '../../src/config/config.ts';
import { releaseFolder } from '../../src/engines/engines.ts';
import { createServer } from '../../src/index.ts';
import { createLogger } from '../../src/log/logger.ts';
import { StartFailure } from '../../src/ports/startFailure.ts';
import { migrations } from '../../src/store/migrations/list.ts';
import { openStore } from '../../src/store/open.ts';
import { checkStore } from '../../src/upkeep/check.ts';
import { built } from '../support/built.ts';

let folder: string;
beforeAll(() => built());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binario-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = createLogger({ level: 'silent' });
const tried = async (changes: Partial<Config> = {}): Promise<string> => {
  const config = configWith({ dataFolder: join(folder, 'data'), port: 0, webFolder: folder, ...changes });
  try {
    const server = await createServer({ config, log });
    await server.listen().finally(() => server.close());
  } catch (error) {
    expect(error).toBeInstanceOf(StartFailure);
    return (error as Error).message;
  }
  return 'started';
};
const database = () => join(folder, 'data', 'binario.db');

describe('a server that cannot start says why, and touches nothing', () => {
  it('when the file is no database, or a damaged one', async () => {
    expect(await tried()).toBe('started');
    // Nobody else reads what is in there, whatever the folder allows.
    expect(statSync(database()).mode & 0o777).toBe(0o600);
    const handle = openSync(database(), 'r+');
    // The pages of the engines.
    writeSync(handle, Buffer.alloc(8192, 0xaa), 0, 8192, 5 * 4096);
    expect(await tried()).toMatch(/the database cannot be used: .*malformed/);
    const store = await openStore({ dataFolder: join(folder, 'data') });
    const { broken } = await checkStore(store, { cache: join(folder, 'cache') });
    expect(broken[0]?.table).toBe('the database file');
    await store.close();
    const noise = Buffer.alloc(20_000, 0x5a);
    writeFileSync(database(), noise);
    expect(await tried()).toMatch(/binario\.db cannot be opened: file is not a database.*Keep it, and restore/);
    expect(readFileSync(database()).equals(noise)).toBe(true);
  });

  it('when a newer program made the database; an older one is brought up to date', async () => {
    expect(await tried()).toBe('started');
    const store = await openStore({ dataFolder: join(folder, 'data') });
    await sql`drop table attempt`.execute(store.db);
    await store.db
      .deleteFrom('migration')
      .where('name', '=', migrations.findLast(({ light }) => !light)?.name ?? '')
      .execute();
    await store.close();
    expect(await tried()).toBe('started');
    const again = await openStore({ dataFolder: join(folder, 'data') });
    await again.db.insertInto('migration').values({ name: '999-future', at: 1 }).execute();
    await again.close();
    expect(await tried()).toMatch(/made by a newer program \(999-future\)/);
  });

  it('when the folder is in use, also by somebody of whom only the database knows', async () => {
    const store = await openStore({ dataFolder: join(folder, 'data') });
    expect(await tried()).toMatch(/is in use by process \d+/);
    rmSync(join(folder, 'data', 'server.lock'));
    expect(await tried()).toMatch(/is in use by process/);
    await store.close();
    // In a container every life of the server has the same number.
    writeFileSync(join(folder, 'data', 'server.lock'), `${process.pid} 1`);
    expect(await tried()).toBe('started');
  });

  it('when the folder cannot be used', async () => {
    writeFileSync(join(folder, 'data'), 'a file');
    expect(await tried()).toMatch(/the data folder .* cannot be used: EEXIST/);
  });

  it('when PostgreSQL cannot be reached, without the password', async () => {
    const said = await tried({ databaseUrl: 'postgres://binario:geheimnis@127.0.0.1:1/x' });
    expect(said).toMatch(/^PostgreSQL \(DATABASE_URL\) cannot be reached: /);
    expect(said).not.toMatch(/geheimnis/);
  });

  it('when there is no engine file, or a broken one', async () => {
    const engines = join(folder, 'engines');
    expect(await tried({ engineFolder: engines })).toMatch(/there are no engine files: ENOENT/);
    mkdirSync(engines);
    expect(await tried({ engineFolder: engines })).toMatch(/there are no engine files in /);
    for (const code of ['export const engine = ;', 'export const other = 1;', 'throw new Error("no")']) {
      writeFileSync(join(engines, '1849@1.mjs'), code);
      expect(await tried({ engineFolder: engines })).toMatch(/the engine file .*1849@1\.mjs cannot be used: /);
    }
    writeFileSync(join(engines, '1849@1.mjs'), readFileSync(join(releaseFolder(), '1849@1.mjs')));
    expect(await tried({ engineFolder: engines })).toBe('started');
  });

  it('when it may not listen there', async () => {
    expect(await tried({ host: '203.0.113.7' })).toMatch(/no port to listen on \(HOST=203\.0\.113\.7, PORT=0\)/);
  });
});
