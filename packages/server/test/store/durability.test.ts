import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configOf } from '../../src/config/config.ts';
import { openStore } from '../../src/store/open.ts';
import { built } from '../support/built.ts';
import { newDatabase, operator } from '../support/postgres.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  built();
  database = await newDatabase();
  await (await open()).close();
});
afterAll(() => database.drop());

const open = (allowLoss: readonly 'synchronous_commit'[] = []) =>
  openStore({ dataFolder: '/nowhere', databaseUrl: database.url, allowLoss });
const name = () => new URL(database.url).pathname.slice(1);

describe('a PostgreSQL that would lose acknowledged moves', () => {
  it('is refused, with the name under which it could be allowed, and allowed by it', async () => {
    await operator(database.url, `alter database ${name()} set synchronous_commit = off`);
    await expect(open()).rejects.toThrow(
      /synchronous_commit \(a crash loses what was acknowledged last\).*BINARIO_ALLOW_LOSS=synchronous_commit$/,
    );
    await (await open(['synchronous_commit'])).close();
    await operator(database.url, `alter database ${name()} reset synchronous_commit`);
    await (await open()).close();
  });

  it('is refused too when its journal is not logged', async () => {
    await operator(database.url, 'alter table journal set unlogged');
    await expect(open(['synchronous_commit'])).rejects.toThrow(
      /unlogged.*BINARIO_ALLOW_LOSS=synchronous_commit,unlogged$/,
    );
    await operator(database.url, 'alter table journal set logged');
    await (await open()).close();
  });
});

describe('BINARIO_ALLOW_LOSS', () => {
  it('takes names that are known, and no others', () => {
    expect(configOf({}).allowLoss).toEqual([]);
    expect(configOf({ BINARIO_ALLOW_LOSS: 'fsync, synchronous_commit' }).allowLoss).toEqual([
      'fsync',
      'synchronous_commit',
    ]);
    expect(() => configOf({ BINARIO_ALLOW_LOSS: 'all' })).toThrow(/BINARIO_ALLOW_LOSS takes fsync, .*, not "all"/);
  });
});
