import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Append } from '../../src/store/append.ts';
import { migrations } from '../../src/store/migrations/list.ts';
import { migrate, NewerDatabase } from '../../src/store/migrations/migrate.ts';
import { openStore } from '../../src/store/open.ts';
import { DataFolderBusy } from '../../src/store/sqlite/lock.ts';
import { isDuplicate, type Store, type TableNews } from '../../src/store/store.ts';
import { built } from '../support/built.ts';
import { newDatabase } from '../support/postgres.ts';

interface Opened {
  readonly store: Store;
  readonly url: string | undefined;
  again(): Promise<Store>;
  close(): Promise<void>;
}

async function opened(kind: 'sqlite' | 'postgres'): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-store-'));
  const database = kind === 'postgres' ? await newDatabase() : undefined;
  const open = () => openStore({ dataFolder: folder, databaseUrl: database?.url });
  const store = await open();
  return {
    store,
    url: database?.url,
    again: open,
    async close() {
      await store.close().catch(() => {});
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

beforeAll(() => built());

describe.each(['sqlite', 'postgres'] as const)('the store on %s', (kind) => {
  let on: Opened;
  let store: Store;
  beforeAll(async () => {
    on = await opened(kind);
    store = on.store;
    await store.db.insertInto('engine').values({ id: 'e', game: 'g', rules: 1, code: '', added_at: 1 }).execute();
  });
  afterAll(() => on.close());

  const newTable = async (id: string) => {
    await store.db
      .insertInto('game_table')
      .values({
        id,
        game: 'g',
        rules: 1,
        engine: 'e',
        setup: '{}',
        name: 'Table',
        visibility: 'public',
        status: 'open',
        players: 3,
        free: 3,
        host: 'u',
        created_at: 1,
        updated_at: 1,
        seq: 0,
        version: 0,
        position: 0,
        hash: '',
        doc: '{}',
        work_at: null,
        lease_owner: null,
        lease_until: 0,
        checked_version: 0,
        checked_engine: '',
        check_until: null,
        differs_by: null,
      })
      .execute();
    return id;
  };
  const entry = (table: string, expect: number, more: Partial<Append['record']> = {}): Append => ({
    table,
    expect,
    head: {
      version: expect + 1,
      doc: `{"n":${expect + 1}}`,
      work_at: 1_700_000_000_000,
      lease_owner: 'me',
      lease_until: 5,
    },
    record: {
      version: expect + 1,
      kind: 'act',
      author: 'u',
      seat: 'P1',
      at: 1_700_000_000_123,
      body: '{}',
      hash: 'h',
      key: null,
      link: null,
      proof: null,
      ...more,
    },
  });
  const journal = (table: string) =>
    store.db.selectFrom('journal').selectAll().where('table_id', '=', table).orderBy('seq').execute();

  it('gives whole numbers as numbers and text as text', async () => {
    await newTable('types');
    await store.append(entry('types', 0));
    const row = await store.db.selectFrom('game_table').selectAll().where('id', '=', 'types').executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      seq: 1,
      version: 1,
      work_at: 1_700_000_000_000,
      updated_at: 1_700_000_000_123,
      doc: '{"n":1}',
    });
    const { count } = await store.db
      .selectFrom('journal')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    expect((await journal('types'))[0]).toEqual({
      table_id: 'types',
      seq: 1,
      version: 1,
      kind: 'act',
      author: 'u',
      seat: 'P1',
      at: 1_700_000_000_123,
      body: '{}',
      hash: 'h',
      link: null,
      proof: null,
      key: null,
    });
  });

  it('appends only to the journal one has seen', async () => {
    await newTable('cas');
    expect(await store.append(entry('cas', 0))).toEqual({ ok: true, seq: 1 });
    expect(await store.append(entry('cas', 0))).toEqual({ ok: false, why: 'raced' });
    expect(await store.append(entry('cas', 7))).toEqual({ ok: false, why: 'raced' });
    expect(await store.append(entry('nowhere', 0))).toEqual({ ok: false, why: 'raced' });
    expect(await store.append(entry('cas', 1))).toEqual({ ok: true, seq: 2 });
    expect((await journal('cas')).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('leaves alone what is said to be as it was', async () => {
    await newTable('same');
    const plain = entry('same', 0);
    // That it is not as it was shows that it is left alone.
    const head = { ...plain.head, doc: '{"n":7}', name: 'Other', status: 'playing' };
    expect(await store.append({ ...plain, head, same: ['name'] })).toEqual({ ok: true, seq: 1 });
    const row = await store.db
      .selectFrom('game_table')
      .select(['name', 'status', 'doc'])
      .where('id', '=', 'same')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ name: 'Table', status: 'playing', doc: '{"n":7}' });
  });

  it('takes a key once, for each author and table', async () => {
    await newTable('key');
    await newTable('key2');
    expect(await store.append(entry('key', 0, { key: 'k' }))).toEqual({ ok: true, seq: 1 });
    expect(await store.append(entry('key', 1, { key: 'k' }))).toEqual({ ok: false, why: 'repeated' });
    const head = await store.db
      .selectFrom('game_table')
      .select(['seq', 'doc'])
      .where('id', '=', 'key')
      .executeTakeFirstOrThrow();
    expect(head).toEqual({ seq: 1, doc: '{"n":1}' });
    expect(await store.append(entry('key', 1, { key: 'k', author: 'v' }))).toEqual({ ok: true, seq: 2 });
    expect(await store.append(entry('key2', 0, { key: 'k' }))).toEqual({ ok: true, seq: 1 });
  });

  it('lets one of many at the same place through, and all at different tables', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, (_, i) => newTable(`many${i}`)));
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.all(
        tables.flatMap((table) => Array.from({ length: 3 }, () => store.append(entry(table, round)))),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(tables.length);
    }
    for (const table of tables) expect((await journal(table)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('does not let one bad append hurt the others of its commit', async () => {
    await newTable('good');
    await newTable('good2');
    await newTable('bad');
    await store.append(entry('bad', 0, { key: 'x' }));
    const outcomes = await Promise.all([
      store.append(entry('good', 0)),
      store.append(entry('bad', 1, { key: 'x' })),
      store.append(entry('good2', 0)),
    ]);
    expect(outcomes).toEqual([
      { ok: true, seq: 1 },
      { ok: false, why: 'repeated' },
      { ok: true, seq: 1 },
    ]);
  });

  it('remembers members with the record that made them', async () => {
    await newTable('members');
    await store.append({ ...entry('members', 0), members: ['anna', 'bruno'] });
    await store.append({ ...entry('members', 1), members: ['anna'] });
    await store.append({ ...entry('members', 0), members: ['carla'] });
    const rows = await store.db
      .selectFrom('member')
      .select('user_id')
      .where('table_id', '=', 'members')
      .orderBy('user_id')
      .execute();
    expect(rows.map(({ user_id }) => user_id)).toEqual(['anna', 'bruno']);
  });

  it('rolls a failed transaction back, and knows a taken key', async () => {
    const failing = store.db.transaction().execute(async (tx) => {
      await tx.insertInto('note').values({ table_id: 'types', user_id: 'u', text: 'a', updated_at: 1 }).execute();
      await tx.insertInto('note').values({ table_id: 'types', user_id: 'u', text: 'b', updated_at: 1 }).execute();
    });
    const error = await failing.catch((caught: unknown) => caught);
    expect(isDuplicate(error)).toBe(true);
    expect(isDuplicate(new Error('other'))).toBe(false);
    expect(await store.db.selectFrom('note').selectAll().execute()).toEqual([]);
    await store.ping();
  });

  it('migrates once, and refuses a database of a newer program', async () => {
    await migrate(store.db, kind);
    const heavy = await store.db.selectFrom('migration').select('name').execute();
    const light = await store.db.selectFrom('addition').select('name').execute();
    const all = [...heavy, ...light].map(({ name }) => name);
    expect(all.sort()).toEqual(migrations.map(({ name }) => name).sort());
    const older = migrations.filter((each) => !each.light);
    await expect(migrate(store.db, kind, older.slice(0, -1))).rejects.toThrow(NewerDatabase);
  });

  it('lets the release before start on what it can live with', async () => {
    await migrate(
      store.db,
      kind,
      migrations.filter((each) => !each.light),
    );
  });

  if (kind === 'postgres')
    it('tells other nodes, and gossips', async () => {
      const other = await on.again();
      const heard: TableNews[] = [];
      const words: string[] = [];
      other.onGossip((word) => words.push(word));
      await other.listen(
        (item) => heard.push(item),
        () => {},
      );
      await newTable('news');
      await store.append(entry('news', 0));
      await store.append(entry('news', 0));
      await store.gossip('hello');
      await expect.poll(() => words, { timeout: 20_000 }).toEqual(['hello']);
      expect(heard).toEqual([{ table: 'news', seq: 1 }]);
      await other.close();
    });

  if (kind === 'postgres')
    it('lets no table wait for another that somebody has locked', async () => {
      const tables = await Promise.all(Array.from({ length: 12 }, (_, i) => newTable(`held${i}`)));
      const held = new pg.Client({ connectionString: on.url });
      await held.connect();
      await held.query('begin');
      await held.query("select 1 from game_table where id = 'held5' for update");
      const done: string[] = [];
      const appends = tables.map(async (table) => {
        const outcome = await store.append(entry(table, 0));
        done.push(table);
        return outcome;
      });
      await expect.poll(() => done.length).toBe(11);
      expect(done).not.toContain('held5');
      await held.query('commit');
      await held.end();
      expect(await Promise.all(appends)).toEqual(tables.map(() => ({ ok: true, seq: 1 })));
    });

  if (kind === 'postgres')
    it('lets only one of two nodes append', async () => {
      const other = await on.again();
      await newTable('two');
      for (let round = 0; round < 20; round++) {
        const outcomes = await Promise.all([store.append(entry('two', round)), other.append(entry('two', round))]);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      }
      await other.close();
    });

  if (kind === 'sqlite')
    it('is there for one process only, and for the next when that one is dead', async () => {
      await expect(on.again()).rejects.toThrow(DataFolderBusy);
      const folder = mkdtempSync(join(tmpdir(), 'binario-lock-'));
      // A number no process has, and this very process under another life.
      for (const dead of ['999999999 1', `${process.ppid} 1`]) {
        writeFileSync(join(folder, 'server.lock'), dead);
        const next = await openStore({ dataFolder: folder });
        await next.close();
      }
      rmSync(folder, { recursive: true });
    });

  if (kind === 'sqlite')
    it('writes to the disk before it answers, in a log of its own', async () => {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db);
      expect(rows[0]?.synchronous).toBe(2);
      const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db);
      expect(mode.rows[0]?.journal_mode).toBe('wal');
    });

  if (kind === 'sqlite')
    it('is copied while it works', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'binario-copy-'));
      await store.copyTo(join(folder, 'binario.db'));
      const copy = await openStore({ dataFolder: folder });
      const count = (of: Store) => of.db.selectFrom('journal').select('seq').execute();
      expect(await count(copy)).toHaveLength((await count(store)).length);
      await copy.close();
      rmSync(folder, { recursive: true });
    });
});
