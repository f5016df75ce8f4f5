import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { relationNames } from '../../src/operation/backup/relations.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { built } from '../support/built.ts';
import { newDatabase } from '../support/postgres.ts';

export interface OpenedStore {
  readonly store: Store;
  readonly folder: string;
  /** Empty again, for the next test: a new database takes a second. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A new, empty database of this kind. */
async function newStore(kind: 'sqlite' | 'postgres'): Promise<OpenedStore> {
  built();
  const folder = mkdtempSync(join(tmpdir(), 'binario-test-'));
  const database = kind === 'postgres' ? await newDatabase() : undefined;
  const store = await openStore({ dataFolder: folder, databaseUrl: database?.url });
  return {
    store,
    folder,
    async clear() {
      await store.db.deleteFrom('attempt').execute();
      for (const relation of [...relationNames].reverse()) await store.db.deleteFrom(relation).execute();
    },
    async close() {
      await store.close();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const newSqlite = (): Promise<OpenedStore> => newStore('sqlite');

export const storeKinds = (['sqlite', 'postgres'] as const).map((kind) => ({ kind, open: () => newStore(kind) }));
