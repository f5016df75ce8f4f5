import { Worker } from 'node:worker_threads';
import { DatabaseAway } from '../../ports/away.ts';
import { compiled } from '../../ports/compiled.ts';
import type { AppendOutcome, Guarded, Opening, Question, Ran, Reply, Statement } from './messages.ts';

/** What the embedded database answered when it could not do what was asked. */
export class SqliteFault extends Error {
  override readonly name = 'SqliteFault';
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

/** What the disk says when the fault is not in the question: full, read-only, failing, held by somebody else. */
const PASSING = /^SQLITE_(FULL|IOERR|READONLY|BUSY|CANTOPEN|NOMEM)/;

const troubleOf = (fault: SqliteFault): Error =>
  PASSING.test(fault.code) ? new DatabaseAway(fault.message, { cause: fault }) : fault;

type Asked = Question extends infer Q ? (Q extends { readonly id: number } ? Omit<Q, 'id'> : never) : never;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The other end of the database thread. */
export class SqliteLink {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private gone: Error | undefined;

  constructor(opening: Opening) {
    this.worker = new Worker(compiled('store/sqlite/thread.js'), { workerData: opening, execArgv: [] });
    this.worker.on('message', (reply: Reply) => this.settle(reply));
    this.worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('exit', () => this.fail(new Error('the embedded database is closed')));
  }

  run(statement: Statement): Promise<Ran> {
    return this.ask({ ask: 'run', statement }) as Promise<Ran>;
  }

  appends(entries: readonly Guarded[]): Promise<readonly AppendOutcome[]> {
    return this.ask({ ask: 'appends', entries }) as Promise<readonly AppendOutcome[]>;
  }

  /** For a database that could not be opened. */
  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  async close(): Promise<void> {
    if (this.gone) return;
    await this.ask({ ask: 'close' });
    await this.worker.terminate();
  }

  private ask(question: Asked): Promise<unknown> {
    if (this.gone) return Promise.reject(this.gone);
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...question, id });
    });
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply.value);
    else waiting?.reject(troubleOf(new SqliteFault(reply.message, reply.code)));
  }

  private fail(error: Error): void {
    this.gone ??= error;
    for (const { reject } of this.waiting.values()) reject(this.gone);
    this.waiting.clear();
  }
}
