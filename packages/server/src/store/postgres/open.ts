import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Append, type Appended, statementsOf } from '../../journal/append.ts';
import { StartFailure, saidBy } from '../../operation/startFailure.ts';
import type { Database } from '../database.ts';
import type { Store } from '../store.ts';
import { listenTo } from './listen.ts';

const CHANNEL = 'binario_table';
const GOSSIP = 'binario_gossip';
/** PostgreSQL takes no more in one notification. */
const LONGEST_GOSSIP = 7_900;

const INT8 = 20;
/** Counts and times fit a double; the driver would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};

export interface PostgresOptions {
  readonly pool?: number;
  readonly onError?: (error: Error) => void;
}

/** PostgreSQL, for several nodes. Commits of different tables share one flush because they come on different connections. */
export async function openPostgres(
  url: string,
  { pool: max = 10, onError = () => {} }: PostgresOptions,
): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max, types, application_name: 'binario' });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartFailure(`PostgreSQL (DATABASE_URL) cannot be reached: ${saidBy(error)}`);
  }
  const listeners: ((text: string) => void)[] = [];
  let stopListening = async (): Promise<void> => {};
  return {
    kind: 'postgres',
    db,
    append: (entry) => append(pool, entry),
    listen: async (news, lost) => {
      const heard = (channel: string, payload: string) => {
        if (channel === GOSSIP) for (const listener of listeners) listener(payload);
        const [table, seq] = payload.split(' ');
        if (channel === CHANNEL && table && seq) news({ table, seq: Number(seq) });
      };
      stopListening = await listenTo(url, [CHANNEL, GOSSIP], heard, lost, onError);
    },
    gossip: async (text) => {
      if (Buffer.byteLength(text) <= LONGEST_GOSSIP) await pool.query('select pg_notify($1, $2)', [GOSSIP, text]);
    },
    onGossip: (listener) => {
      listeners.push(listener);
    },
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    copyTo: () => Promise.reject(new Error('copies of a PostgreSQL database are made with pg_dump')),
    close: async () => {
      await stopListening();
      await db.destroy();
    },
  };
}

/** Head, record and the news of it in one statement: one round trip, one commit. */
async function append(pool: pg.Pool, entry: Append): Promise<Appended> {
  const seq = entry.expect + 1;
  try {
    const { rowCount } = await pool.query(asOne(entry));
    return rowCount ? { ok: true, seq } : { ok: false, why: 'raced' };
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return { ok: false, why: 'repeated' };
    throw error;
  }
}

function asOne(entry: Append): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const next = () => `$${values.length}`;
  const numbered = (statement: { readonly sql: string; readonly params: readonly unknown[] }): string => {
    let used = 0;
    return statement.sql.replaceAll('?', () => {
      const value = statement.params[used++];
      values.push(value);
      // A parameter in a list of selected values would be taken for text.
      return typeof value === 'number' ? `${next()}::bigint` : next();
    });
  };
  const { update, insert, members } = statementsOf(entry, () => '?');
  const head = numbered(update);
  // The record is added only if the head was there to be moved.
  const record = numbered(insert).replace(/ values \((.*)\)$/, ' select $1 from head');
  const joined = members.map((each, i) => {
    const text = numbered(each).replace(/ values \((.*)\) on/, ' select $1 from head on');
    return `, member${i} as (${text})`;
  });
  values.push(CHANNEL);
  const channel = next();
  values.push(`${entry.table} ${entry.expect + 1}`);
  const text = `with head as (${head}), record as (${record})${joined.join('')} select pg_notify(${channel}, ${next()}) from head`;
  return { text, values };
}
