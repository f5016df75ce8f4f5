import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * What can be done to it: ended in order, at once or without a word, started again, held up and let go on, kept from writing down what
 * nobody waits for, given a standby, replaced by it.
 */
export type Deed = 'stop' | 'crash' | 'destroy' | 'start' | 'hoard' | 'freeze' | 'thaw' | 'pair' | 'failover';

/** What a PostgreSQL is run with beyond the usual. */
export interface PostgresWish {
  readonly settings?: Readonly<Record<string, string | number>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Where it keeps its files; a new folder unless said. */
  readonly folder?: string;
  /** The proxy behind which a standby can take over. */
  readonly haproxy?: string;
}

/** A PostgreSQL of one's own (`scripts/postgres.mjs`), to be ill-treated. It ends with this process, however that ends. */
export class PostgresProcess {
  private readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;
  private readonly gone: Promise<void>;
  readonly url: string;

  private constructor(child: ChildProcess, lines: AsyncIterator<string>, gone: Promise<void>, url: string) {
    this.child = child;
    this.lines = lines;
    this.gone = gone;
    this.url = url;
  }

  static async start(script: string, wish: PostgresWish = {}): Promise<PostgresProcess> {
    const child = spawn(process.execPath, [script, JSON.stringify(wish)], { stdio: ['pipe', 'pipe', 'inherit'] });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const first = await lines.next();
    if (first.done) throw new Error('PostgreSQL did not start');
    return new PostgresProcess(child, lines, gone, first.value);
  }

  /** One after another: resolves when it is done. */
  async make(deed: Deed): Promise<void> {
    this.child.stdin?.write(`${deed}\n`);
    const { value } = await this.lines.next();
    if (value !== deed) throw new Error(`PostgreSQL did not ${deed}: ${value}`);
  }

  async end(): Promise<void> {
    this.child.stdin?.end();
    await this.gone;
  }
}
