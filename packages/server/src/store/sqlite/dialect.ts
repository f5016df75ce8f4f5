import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteLink } from './link.ts';

/** Whoever has the connection has it alone, until released. */
export class Turnstile {
  private last: Promise<void> = Promise.resolve();
  private open: (() => void) | undefined;
  private inside = 0;

  /** How many have the connection or wait for it. */
  get load(): number {
    return this.inside;
  }

  async enter(): Promise<void> {
    this.inside++;
    const before = this.last;
    let open = (): void => {};
    this.last = new Promise((resolve) => {
      open = resolve;
    });
    await before;
    this.open = open;
  }

  leave(): void {
    const { open } = this;
    this.inside--;
    this.open = undefined;
    open?.();
  }
}

/** Kysely over the database thread. */
export function sqliteDialect(link: SqliteLink, turnstile: Turnstile): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver(link, turnstile),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** A full or failing disk has rolled back by itself: the complaint about that would hide what happened. */
function unlessOver(error: unknown): void {
  if (!/no transaction is active/.test(String(error))) throw error;
}

function driver(link: SqliteLink, turnstile: Turnstile): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await link.run({ sql, params: parameters });
      return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
    },
    // biome-ignore lint/correctness/useYield: the port asks for a generator, and nothing here streams.
    async *streamQuery() {
      throw new Error('the embedded database does not stream');
    },
  };
  const said = (sql: string) => async (on: DatabaseConnection) => {
    await on.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: async () => {
      await turnstile.enter();
      return connection;
    },
    beginTransaction: said('begin immediate'),
    commitTransaction: said('commit'),
    rollbackTransaction: (on) => said('rollback')(on).catch(unlessOver),
    releaseConnection: async () => turnstile.leave(),
    destroy: async () => {},
  };
}
