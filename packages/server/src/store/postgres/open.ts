import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { DatabaseAway } from '../../ports/away.ts';
import { StartFailure, saidBy } from '../../ports/startFailure.ts';
import type { Database } from '../database.ts';
import type { Store } from '../store.ts';
import { Writing } from '../writing.ts';
import { Appends } from './appends.ts';
import { Connections } from './connections.ts';
import { FanOut } from './fanOut.ts';
import { Gate } from './gate.ts';
import { Gossip } from './gossip.ts';
import { FAREWELL_MS, hurried, unhurried } from './limits.ts';
import { type Listening, listenTo } from './listen.ts';
import { needlessRights } from './rights.ts';
import { asTrouble } from './trouble.ts';

const CHANNEL = 'binario_table';
const GOSSIP = 'binario_gossip';
const SAY = 'select pg_notify($1, word) from unnest($2::text[]) word';

/** Copying, restoring and tidying up never take the connections of those who play. */
const UNHURRIED_CONNECTIONS = 2;

/** How a PostgreSQL store is opened. */
export interface PostgresOptions {
  readonly pool?: number;
  readonly onError?: (error: Error) => void;
  readonly onBack?: (seconds: number) => void;
}

/** PostgreSQL, for several nodes. Appends of different tables share one commit; the other nodes are told after it. */
export async function openPostgres(
  url: string,
  { pool = 10, onError = () => {}, onBack = () => {} }: PostgresOptions,
): Promise<Store> {
  const gate = new Gate({ onAway: onError, onBack });
  const people = new Connections({ url, most: pool, limits: hurried, gate, onError });
  const keepers = new Connections({ url, most: UNHURRIED_CONNECTIONS, limits: unhurried, gate, onError });
  const db = kyselyOf(people);
  const slow = kyselyOf(keepers);
  const whispers = new Gossip((words) => people.query(SAY, [GOSSIP, words]));
  const fanOut = new FanOut((words) => people.query(SAY, [CHANNEL, words]));
  const appends = new Appends(
    ({ text, values }) => people.query(text, values),
    (table, seq) => fanOut.add(table, seq),
  );
  let listening: Listening | undefined;
  const close = async () => {
    gate.close();
    fanOut.stop();
    await listening?.stop();
    await Promise.all([db.destroy(), slow.destroy()]);
  };
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await close();
    throw new StartFailure(`PostgreSQL (DATABASE_URL) cannot be reached: ${saidBy(error)}`);
  }
  const writing = new Writing(db);
  const ping = async () => {
    if (listening && !listening.hears) throw new DatabaseAway('news of other nodes are not heard');
    // A relation that everything needs: a server that only says that it is there serves nobody, nor does one that only reads.
    await db.selectFrom('game_table').select('id').limit(1).execute();
    await writing.prove();
  };
  return {
    kind: 'postgres',
    db,
    unhurried: slow,
    append: (entry) => writing.watched(appends.add(entry)),
    listen: async (news, lost) => {
      const heard = (channel: string, payload: string) => {
        if (channel === GOSSIP) whispers.heard(payload);
        const [table, seq] = payload.split(' ');
        if (channel === CHANNEL && table && seq) news({ table, seq: Number(seq) });
      };
      const connected = () => gate.answered();
      const failed = (error: Error) => onError(asTrouble(error) as Error);
      listening = await listenTo({ url, channels: [CHANNEL, GOSSIP], heard, lost, connected, onError: failed });
    },
    gossip: (text) => whispers.say(text),
    onGossip: (listener) => whispers.onHeard(listener),
    needlessRights: () => needlessRights(db),
    load: () => ({ ...people.load, away: gate.away, hears: listening?.hears ?? false }),
    ping,
    copyTo: () => Promise.reject(new Error('copies of a PostgreSQL database are made with pg_dump')),
    farewell: async () => {
      const asked = people.query('select 1', []).then(
        () => true,
        () => false,
      );
      const there = await Promise.race([asked, sleep(FAREWELL_MS, false, { ref: false })]);
      if (there) {
        await fanOut.settled();
        return;
      }
      gate.close();
      for (const connections of [people, keepers]) connections.breakOff();
    },
    close,
  };
}

const kyselyOf = (connections: Connections): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: connections as unknown as PostgresPool }) });
