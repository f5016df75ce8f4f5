import { release } from '@binario/protocol';
import { sql } from 'kysely';
import { Engines, releaseFolder } from '../engines/engines.ts';
import { saidBy } from '../ports/startFailure.ts';
import type { Store } from '../store/store.ts';
import { Pool } from '../work/pool.ts';
import { followed } from './chain.ts';
import { verifyGame } from './verify.ts';

/** What came of replaying all stored games. */
export interface Checked {
  readonly tables: number;
  readonly records: number;
  readonly actions: number;
  /** Texts that were deleted, and records without a link in the chain because an older release wrote them. */
  readonly redacted: number;
  readonly bare: number;
  /** Tables whose journal has a gap, does not fit its head, or does not replay to its hashes; with the reason. */
  readonly broken: readonly { readonly table: string; readonly problem: string }[];
}

/** Looks at every stored journal: is it whole, does its head agree with it, and does every hash come out again? */
export async function checkStore(
  store: Store,
  { cache, release: folder = releaseFolder() }: { readonly cache: string; readonly release?: string | undefined },
  onTable: (done: number) => void = () => {},
): Promise<Checked> {
  const broken = (await damages(store)).map((problem) => ({ table: 'the database file', problem }));
  const engines = await Engines.open(store, cache, folder, Date.now()).catch((error: unknown) => {
    if (broken.length === 0) throw error;
  });
  if (!engines) return { tables: 0, records: 0, actions: 0, redacted: 0, bare: 0, broken };
  const enforced = await chainEnforced(store);
  const pool = new Pool({ threads: 2 });
  let records = 0;
  let actions = 0;
  let redacted = 0;
  let bare = 0;
  try {
    const rows = await store.unhurried.selectFrom('game_table').selectAll().orderBy('id').execute();
    for (const [i, row] of rows.entries()) {
      try {
        const journal = await store.unhurried
          .selectFrom('journal')
          .selectAll()
          .where('table_id', '=', row.id)
          .orderBy('seq')
          .execute();
        records += journal.length;
        const chain = followed(row, journal);
        redacted += chain.redacted;
        bare += chain.bare;
        const missing = enforced && chain.bare > 0 ? `${chain.bare} records have no link in the chain` : undefined;
        const gap = unsound(row, journal);
        const result =
          gap === undefined ? await verifyGame({ db: store.unhurried, engines, pool }, row, row.engine) : undefined;
        if (result?.ok) actions += result.actions;
        // What does not replay says most about what was changed; the chain finds the rest.
        const other = result?.ok === false ? `record ${result.seq}: ${result.problem}` : (chain.problem ?? missing);
        const problem = gap ?? other;
        if (problem !== undefined) broken.push({ table: row.id, problem });
      } catch (error) {
        // One that cannot even be read says nothing about the others.
        broken.push({ table: row.id, problem: saidBy(error) });
      }
      onTable(i + 1);
    }
    return { tables: rows.length, records, actions, redacted, bare, broken };
  } finally {
    await pool.close();
  }
}

/** What the embedded database finds wrong with its own file; PostgreSQL looks after its files itself. */
async function damages(store: Store): Promise<readonly string[]> {
  if (store.kind !== 'sqlite') return [];
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(10)`.execute(store.db);
    return rows.map(({ quick_check: found }) => found).filter((found) => found !== 'ok');
  } catch (error) {
    return [saidBy(error)];
  }
}

/** The chain is written from the release that brought it on, and asked for from the next. */
async function chainEnforced({ unhurried }: Store): Promise<boolean> {
  const row = await unhurried
    .selectFrom('addition')
    .select('release')
    .where('name', '=', '005-chain')
    .executeTakeFirst();
  return row !== undefined && row.release !== release;
}

interface Row {
  readonly seq: number;
  readonly version: number;
  readonly hash: string;
}

function unsound(head: Row, journal: readonly Row[]): string | undefined {
  const gap = journal.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap >= 0) return `record ${gap + 1} is missing`;
  if (journal.length !== head.seq) return `the head says ${head.seq} records, there are ${journal.length}`;
  let version = 0;
  for (const record of journal) {
    const changes = record.hash !== '';
    if (record.version !== version + (changes ? 1 : 0)) return `record ${record.seq} has the wrong version`;
    version = record.version;
  }
  if (version !== head.version) return 'the head has another version than its last record';
  const last = journal.findLast(({ hash }) => hash !== '');
  return last && last.hash !== head.hash ? 'the head has another hash than its last record' : undefined;
}
