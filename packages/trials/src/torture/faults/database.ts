import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresProcess } from '../../servers/postgresProcess.ts';
import type { Fault, Scene } from './fault.ts';

const RECOVERS = 10;
const RELATIONS = ['game_table', 'journal', 'session'];
const KILLS = 5;
const HOARDED = 20;

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function own({ postgres }: Scene): PostgresProcess {
  if (!postgres) throw new Error('this needs a PostgreSQL of its own');
  return postgres;
}

async function asOperator(scene: Scene, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: scene.databaseUrl, application_name: 'torture' });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** PostgreSQL is gone for a while. */
export const outage: Fault = {
  needs: 'ownPostgres',
  recovers: RECOVERS,
  async strike(scene) {
    const postgres = own(scene);
    await postgres.make(anyOf(['stop', 'crash']));
    await sleep(scene.lasting());
    await postgres.make('start');
  },
};

/** PostgreSQL is started anew, in order or after a crash, at once. */
export const restart: Fault = {
  needs: 'ownPostgres',
  recovers: RECOVERS,
  async strike(scene) {
    const postgres = own(scene);
    await postgres.make(anyOf(['stop', 'crash']));
    await postgres.make('start');
  },
};

/** Every process of PostgreSQL is gone at once, as with the machine it runs on. */
export const destroy: Fault = {
  needs: 'ownPostgres',
  recovers: RECOVERS,
  async strike(scene) {
    const postgres = own(scene);
    // What was there before is safe, as with any disk that had its time; what nobody waits for from here on is not.
    if (scene.careless) {
      await postgres.make('hoard');
      await scene.players.moved(HOARDED);
    }
    await postgres.make('destroy');
    await postgres.make('start');
  },
};

/** PostgreSQL is lost for good, and a standby that had everything takes its place behind the proxy. */
export const standby: Fault = {
  needs: 'ownPostgres',
  tool: 'proxy',
  recovers: 15,
  async strike(scene) {
    const postgres = own(scene);
    await postgres.make('pair');
    // Some moves that only the two of them together have acknowledged.
    await sleep(1_000);
    await postgres.make('failover');
  },
};

/** Others have taken all connections that PostgreSQL grants, and the servers lose theirs. */
export const crowd: Fault = {
  needs: 'ownPostgres',
  recovers: RECOVERS,
  async strike(scene) {
    const taken: pg.Client[] = [];
    const full = async () => {
      const client = new pg.Client({ connectionString: scene.databaseUrl, application_name: 'crowd' });
      client.on('error', () => {});
      try {
        await client.connect();
        taken.push(client);
        return false;
      } catch {
        return true;
      }
    };
    while (!(await Promise.all(Array.from({ length: 10 }, full))).includes(true));
    await taken[0]?.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'binario%'",
    );
    const until = performance.now() + scene.lasting();
    // What a server lets go of is taken, before it can have it again.
    while (performance.now() < until) if (await full()) await sleep(100);
    await Promise.all(taken.map((client) => client.end().catch(() => {})));
  },
};

/** All connections of the servers are cut by the operator, some times in a row. */
export const kill: Fault = {
  needs: 'postgres',
  recovers: RECOVERS,
  strike: (scene) =>
    asOperator(scene, async (client) => {
      for (let i = 0; i < KILLS; i++) {
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'binario%'",
        );
        await sleep(Math.random() * 300);
      }
    }),
};

/** A relation is locked for a while, as a migration or a careless operator does. */
export const lock: Fault = {
  needs: 'postgres',
  recovers: RECOVERS,
  strike: (scene) =>
    asOperator(scene, async (client) => {
      await client.query('begin');
      await client.query(`lock table ${anyOf(RELATIONS)} in access exclusive mode`);
      await sleep(scene.lasting());
      await client.query('rollback');
    }),
};

/** PostgreSQL takes connections and questions but does nothing, as on a disk that hangs. */
export const freeze: Fault = {
  needs: 'ownPostgres',
  recovers: RECOVERS,
  async strike(scene) {
    const postgres = own(scene);
    await postgres.make('freeze');
    await sleep(scene.lasting());
    await postgres.make('thaw');
  },
};
