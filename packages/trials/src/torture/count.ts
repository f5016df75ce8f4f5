import { join } from 'node:path';
import { type Config, checkStore, openStore } from '@binario/server';
import type { Players } from './players.ts';

/** What is stored, held against what was acknowledged. */
export interface Counted {
  readonly lost: number;
  readonly doubled: number;
  readonly broken: readonly { readonly table: string; readonly problem: string }[];
}

/** Looks for every acknowledged move in the journal, and verifies every stored game. */
export async function countMoves(
  { acknowledged, recorded, submitted }: Players,
  folder: string,
  databaseUrl: string | undefined,
  allowLoss?: Config['allowLoss'],
): Promise<Counted> {
  const store = await openStore({ dataFolder: folder, databaseUrl, ...(allowLoss && { allowLoss }) });
  try {
    const rows = await store.unhurried
      .selectFrom('journal')
      .select(['table_id', 'seq', 'version', 'hash', 'key'])
      .execute();
    const byKey = new Map<string, typeof rows>();
    for (const row of rows) if (row.key !== null) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
    const there = new Set(rows.map(({ table_id, seq }) => `${table_id} ${seq}`));
    const missing = recorded.filter(({ table, seq }) => !there.has(`${table} ${seq}`));
    const lost = acknowledged.filter(({ key, table, seq, version, hash }) => {
      const found = byKey.get(key)?.[0];
      return !(
        found &&
        found.table_id === table &&
        found.seq === seq &&
        found.version === version &&
        found.hash === hash
      );
    });
    const doubled = [...byKey].filter(([key, found]) => found.length > 1 || !submitted.has(key));
    const { broken } = await checkStore(store, { cache: join(folder, 'engines') });
    return { lost: lost.length + missing.length, doubled: doubled.length, broken };
  } finally {
    await store.close();
  }
}
