import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.ts';
import { databaseFile, openSqlite } from '../../store/sqlite/open.ts';
import type { Store } from '../../store/store.ts';
import { type Head, schemaNow, Tally } from './format.ts';
import { type Relation, relationNames, relations } from './relations.ts';

const PAGE = 500;

/** The lines of a backup: one moment of the whole database, while players play on. */
export async function* backupLines(store: Store, now: number): AsyncGenerator<string> {
  const tally = new Tally();
  const head: Head = { format: 'binario.backup', version: 1, migrations: schemaNow(), createdAt: now };
  const first = JSON.stringify(head);
  tally.line(first);
  yield first;
  const moment = store.kind === 'postgres' ? oneMomentOfPostgres(store) : oneMomentOfSqlite(store);
  for await (const [relation, row] of moment) {
    const line = JSON.stringify([relation, row]);
    tally.line(line, relation);
    yield line;
  }
  yield JSON.stringify(tally.end());
}

type Row = readonly [Relation, object];

/** A copy of the file is made in one step; reading it takes as long as it takes and disturbs nobody. */
async function* oneMomentOfSqlite(store: Store): AsyncGenerator<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'binario-backup-'));
  try {
    await store.copyTo(databaseFile(folder));
    const copy = await openSqlite(folder);
    try {
      yield* allRows(copy.db);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One transaction that sees the database as it was when it began. */
async function* oneMomentOfPostgres(store: Store): AsyncGenerator<Row> {
  const tx = await store.unhurried
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* allRows(tx);
  } finally {
    await tx.rollback().execute();
  }
}

async function* allRows(db: Kysely<Database>): AsyncGenerator<Row> {
  for (const relation of relationNames) {
    for await (const row of rowsOf(db, relation)) yield [relation, row];
  }
}

/** Page by page along the primary key. The relation is chosen at run time, so the typed builder is told less than it could know. */
async function* rowsOf(db: Kysely<Database>, relation: Relation): AsyncGenerator<object> {
  const keys: readonly string[] = relations[relation];
  const untyped = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  let last: Record<string, unknown> | undefined;
  for (;;) {
    let page = untyped.selectFrom(relation).selectAll().limit(PAGE);
    for (const key of keys) page = page.orderBy(key);
    const from = last;
    if (from) {
      page = page.where((eb) =>
        eb.or(
          keys.map((key, i) =>
            eb.and([...keys.slice(0, i).map((equal) => eb(equal, '=', from[equal])), eb(key, '>', from[key])]),
          ),
        ),
      );
    }
    const rows = await page.execute();
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
