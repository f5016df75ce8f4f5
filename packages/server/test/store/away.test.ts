import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresProcess } from '@binario/trials';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseAway } from '../../src/ports/away.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store, TableNews } from '../../src/store/store.ts';
import { connectionsOf, locked, operator, ownPostgres } from '../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-away-'));
let postgres: PostgresProcess;
let store: Store;
let errors: Error[];
beforeAll(async () => {
  postgres = await ownPostgres();
});
afterAll(async () => {
  await postgres.end();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  errors = [];
  const onError = (error: Error) => void errors.push(error);
  store = await openStore({ dataFolder: folder, databaseUrl: postgres.url, onError });
});
afterEach(() => store.close());

const ask = () => store.db.selectFrom('game_table').select('id').execute();
const outcome = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof DatabaseAway ? 'away' : error),
  );
const back = () => expect.poll(() => outcome(store.ping()), { timeout: 30_000 }).toBe('answered');

describe('a PostgreSQL that is gone for a while', () => {
  it('is listened to again by one connection, after few attempts', async () => {
    const news: TableNews[] = [];
    let lost = 0;
    await store.listen(
      (item) => news.push(item),
      () => lost++,
    );
    for (const how of ['stop', 'crash'] as const) {
      await postgres.make(how);
      await sleep(3_000);
      expect(await outcome(store.ping())).toBe('away');
      await postgres.make('start');
      await back();
    }
    expect(lost).toBe(2);
    // Each time: the connections that broke, and some attempts with growing pauses.
    expect(errors.length).toBeLessThan(40);
    const open = await connectionsOf(postgres.url);
    expect(open.filter((name) => name === 'binario listener')).toHaveLength(1);
    expect(open.length).toBeLessThanOrEqual(4);
    await operator(postgres.url, "notify binario_table, 'abc 7'");
    await expect.poll(() => news, { timeout: 10_000 }).toEqual([{ table: 'abc', seq: 7 }]);
  });

  it.each(['stop', 'crash', 'killed'] as const)('may break a transaction between two statements: %s', async (how) => {
    const broken = store.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      if (how === 'killed')
        await operator(
          postgres.url,
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'binario'",
        );
      else await postgres.make(how);
      // Long enough for the connection to break while nobody asks anything.
      await sleep(200);
      await sql`select 1`.execute(tx);
    });
    expect(await outcome(broken)).toBe('away');
    if (how !== 'killed') await postgres.make('start');
    await back();
  });
});

describe('a relation that is locked', () => {
  it('makes questions fail in time, however many there are; others are answered, and all when it is free', async () => {
    const free = await locked(postgres.url, 'game_table');
    try {
      const said = await Promise.all(
        Array.from({ length: 1_200 }, () =>
          ask().then(
            () => 'answered',
            (error: Error) => `${error.name}: ${error.message}`,
          ),
        ),
      );
      expect(said.filter((each) => !each.startsWith('DatabaseAway'))).toEqual([]);
      // A thousand may wait, besides those that have one of the ten connections.
      const refused = said.filter((each) => /too many wait/.test(each)).length;
      expect(refused).toBeGreaterThanOrEqual(190);
      expect(refused).toBeLessThanOrEqual(200);
      expect(await outcome(store.ping())).toBe('away');
      expect(await outcome(sql`select 1`.execute(store.db))).toBe('answered');
      expect((await connectionsOf(postgres.url)).length).toBeLessThanOrEqual(12);
    } finally {
      await free();
    }
    expect(await outcome(ask())).toBe('answered');
  });
});

describe('a PostgreSQL that is frozen', () => {
  it('is not waited for, and answers when it goes on', async () => {
    await store.listen(
      () => {},
      () => {},
    );
    await Promise.all(Array.from({ length: 10 }, ask));
    await postgres.make('freeze');
    const asked = await Promise.all(Array.from({ length: 100 }, () => outcome(ask())));
    expect(new Set(asked)).toEqual(new Set(['away']));
    expect(await outcome(store.ping())).toBe('away');
    await postgres.make('thaw');
    await back();
    expect((await connectionsOf(postgres.url)).length).toBeLessThanOrEqual(13);
  });

  it('does not keep the store from being closed, with questions under way or not', async () => {
    const other = await openStore({ dataFolder: folder, databaseUrl: postgres.url });
    await Promise.all(
      [store, other].map((each) =>
        each.listen(
          () => {},
          () => {},
        ),
      ),
    );
    await postgres.make('freeze');
    const asking = outcome(ask());
    await store.farewell();
    expect(await asking).toBe('away');
    await store.close();
    await other.close();
    await postgres.make('thaw');
    await expect.poll(() => connectionsOf(postgres.url), { timeout: 10_000 }).toEqual([]);
  });
});

describe('a statement that takes long', () => {
  it('is broken off where people wait, and not where nobody does', async () => {
    const long = sql`select pg_sleep(3)`;
    expect(await outcome(long.execute(store.db))).toBe('away');
    expect(await outcome(long.execute(store.unhurried))).toBe('answered');
  });

  it('is no fault of the database when it is wrong', async () => {
    const error = await outcome(sql`select nothing`.execute(store.db));
    expect(error).toMatchObject({ code: '42703' });
  });
});
