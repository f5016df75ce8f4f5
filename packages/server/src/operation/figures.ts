import type { Live } from '../live/live.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Pool } from '../work/pool.ts';
import type { Metrics } from './metrics.ts';

/** What is looked at when somebody reads the figures. */
export interface Watched {
  readonly store: Store;
  readonly tables: Tables;
  readonly live: Live;
  /** Threads by what they are for. */
  readonly lanes: Readonly<Record<string, Pool>>;
  readonly clock: Clock;
}

/** Every queue and every wait of a node, beside what it counts: whatever can grow is seen to grow. */
export function watchFigures(metrics: Metrics, { store, tables, live, lanes, clock }: Watched): void {
  const { gauge, gauges } = metrics;
  tables.onNews(({ local, record }) => local && metrics.record(record.kind));
  gauge('sockets', 'Open sockets', () => live.sockets);
  gauge('socket_unsent_bytes', 'Bytes that wait for clients to read them', () => live.unsent);
  gauge('tables_in_memory', 'Tables that this node has in memory', () => tables.inMemory);
  gauge('imports_waiting', 'Games from files that wait to be checked', () => tables.imports.waiting);
  gauge('bots_waiting', 'Tables at which a bot waits for its turn to think', () => tables.bots.waiting);
  gauges('jobs_waiting', 'Jobs that wait for a thread', 'lane', () =>
    Object.fromEntries(Object.entries(lanes).map(([lane, { waiting }]) => [lane, waiting])),
  );
  gauge('database_connections', 'Open connections to the database', () => store.load().connections);
  gauge('database_connections_idle', 'Connections that nobody uses', () => store.load().idle);
  gauge('database_waiting', 'Questions and records that wait for the database', () => store.load().waiting);
  gauge('database_away', '1 while the database is known not to answer', () => (store.load().away ? 1 : 0));
  gauge('news_heard', '1 while news of other nodes are heard', () => (store.load().hears ? 1 : 0));
  gauge('tables_overdue', 'Tables at which something is due and nobody does it (-1: not known)', () =>
    orUnknown(overdue(store, clock.now() - PATIENCE_MS)),
  );
  gauge('notices_overdue', 'Notices that should have been sent (-1: not known)', () =>
    orUnknown(late(store, clock.now() - PATIENCE_MS)),
  );
}

/** What is due for less is still being done. */
const PATIENCE_MS = 60_000;

/** Of the database, which may be away just when somebody looks. */
const orUnknown = (count: Promise<number>): Promise<number> => count.catch(() => -1);

async function overdue({ db }: Store, before: number): Promise<number> {
  const { n } = await db
    .selectFrom('game_table')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('work_at', '<=', before)
    .executeTakeFirstOrThrow();
  return Number(n);
}

async function late({ db }: Store, before: number): Promise<number> {
  const { n } = await db
    .selectFrom('notice_delivery')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('due_at', '<=', before)
    .executeTakeFirstOrThrow();
  return Number(n);
}
