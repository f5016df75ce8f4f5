import pg from 'pg';
import { DatabaseAway } from '../../ports/away.ts';
import { answered, breakOff } from './answered.ts';
import type { Gate } from './gate.ts';
import { type Limits, MOST_WAITING } from './limits.ts';
import { asTrouble, awayFor, isAnswer } from './trouble.ts';

const INT8 = 20;
/** Counts and times fit a double; the driver would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};

/** How long connections may take to part in order. */
const PARTING_MS = 500;

/** What the connections to PostgreSQL need. */
export interface ConnectionsParts {
  readonly url: string;
  readonly most: number;
  readonly limits: Limits;
  readonly gate: Gate;
  readonly onError: (error: Error) => void;
}

/** A connection one has alone until it is released. */
export interface Lease {
  query(sql: string, values: readonly unknown[]): Promise<pg.QueryResult>;
  release(): void;
}

/** Connections to PostgreSQL, bounded: how many there are, how many wait for one, and how long anything takes. */
export class Connections {
  private readonly parts: ConnectionsParts;
  private readonly pool: pg.Pool;
  private readonly clients = new Set<pg.Client>();

  constructor(parts: ConnectionsParts) {
    this.parts = parts;
    const { url, most, limits, onError } = parts;
    const { clients } = this;
    class Client extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super(config);
        clients.add(this);
        this.once('end', () => clients.delete(this));
        // Whoever has it learns from his query that it broke; without a listener of its own it would end the process.
        this.on('error', () => {});
      }
    }
    this.pool = new pg.Pool({
      connectionString: url,
      max: most,
      types,
      Client,
      application_name: 'binario',
      keepAlive: true,
      connectionTimeoutMillis: limits.connect,
      lock_timeout: limits.lock,
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    });
    // An idle one that breaks is replaced by the pool.
    this.pool.on('error', (error) => onError(asTrouble(error) as Error));
  }

  async connect(): Promise<Lease> {
    const { gate, most } = this.parts;
    gate.enter();
    const { pool } = this;
    if (pool.waitingCount >= MOST_WAITING) throw new DatabaseAway('too many wait for the database');
    const since = performance.now();
    const mustWait = pool.idleCount === 0 && pool.totalCount >= most;
    try {
      const client = await pool.connect();
      return { query: (sql, values) => this.ask(client, sql, values), release: () => client.release() };
    } catch (error) {
      // Waiting in vain for others says nothing about the database, nor does its being full.
      if (!mustWait && !isAnswer(error)) gate.failed(since, error as Error);
      throw awayFor(error as Error);
    }
  }

  /** One question on whichever connection is free. */
  async query(sql: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const lease = await this.connect();
    try {
      return await lease.query(sql, values);
    } finally {
      lease.release();
    }
  }

  get load(): { readonly connections: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { connections: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Whatever is under way fails at once. */
  breakOff(): void {
    for (const client of this.clients) breakOff(client);
  }

  async end(): Promise<void> {
    const timer = setTimeout(() => this.breakOff(), PARTING_MS);
    await this.pool.end().finally(() => clearTimeout(timer));
  }

  private async ask(client: pg.PoolClient, sql: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const { gate, limits } = this.parts;
    const since = performance.now();
    try {
      const result = await answered(client, sql, values, limits.silence);
      gate.answered();
      return result;
    } catch (error) {
      if (error instanceof DatabaseAway) gate.failed(since, error);
      else if (isAnswer(error)) gate.answered();
      throw asTrouble(error);
    }
  }
}
