import { Worker } from 'node:worker_threads';
import { compiled } from '../ports/compiled.ts';
import { EngineFault, StateMissing, WorkLimit } from './failures.ts';
import type { JobName, WorkQuestion, WorkReply } from './jobs.ts';

/** A job that waits for a thread, or is with it. */
interface Task {
  readonly name: JobName;
  readonly job: unknown;
  readonly limit: number;
  readonly key: string;
  readonly since: number;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** What a thread may use, and who is told of it. */
export interface LaneOptions {
  readonly memoryMb?: number;
  readonly file?: string;
  /** Does this thread give way to all others of the machine? */
  readonly givesWay?: boolean;
  /** Told of every job that was done: how many seconds it waited for its turn, and how many it took. */
  readonly onDone?: (waited: number, took: number) => void;
}

/** A new thread must begin and load an engine first. Were that not granted, a busy machine would stop one new thread after another. */
const BEGINS_TIMES = 3;

/** Waking a thread costs more than to play a move: jobs as quick as that go to it together, so many at once. */
const QUICK: ReadonlySet<JobName> = new Set(['act', 'forget']);
const MOST_TOGETHER = 16;

/** One thread and what waits for it. Jobs are done one after the other, in the order in which they came. */
export class Lane {
  private worker: Worker | undefined;
  private readonly queue: Task[] = [];
  /** With the thread, the first of them not answered yet; `answered` were before it. */
  private underWay: Task[] = [];
  private answered = 0;
  private begunAt = 0;
  private timer: NodeJS.Timeout | undefined;
  /** Which of the jobs it was given the thread is at: it says so before each, should one never end. */
  private at: Int32Array = new Int32Array(1);
  private seenAt = 0;
  private called = false;
  private closed = false;
  private readonly options: LaneOptions;
  private readonly blame: (key: string, why: string) => void;

  constructor(options: LaneOptions, blame: (key: string, why: string) => void) {
    this.options = options;
    this.blame = blame;
  }

  get load(): number {
    return this.queue.length + this.underWay.length;
  }

  /** All but the one the thread is at. */
  get waiting(): number {
    return Math.max(0, this.load - 1);
  }

  has(key: string): boolean {
    return this.underWay.some((task) => task.key === key) || this.queue.some((task) => task.key === key);
  }

  get begun(): boolean {
    return this.worker !== undefined;
  }

  /** What comes at the same moment goes to the thread together. */
  add(task: Task): void {
    this.queue.push(task);
    if (this.called || this.underWay.length > 0) return;
    this.called = true;
    setImmediate(() => {
      this.called = false;
      this.advance();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    for (const task of [...this.underWay, ...this.queue]) task.reject(new WorkLimit('the threads are closed'));
    this.queue.length = 0;
    this.underWay = [];
    await this.worker?.terminate();
  }

  private advance(): void {
    if (this.underWay.length > 0 || this.closed) return;
    const [first] = this.queue;
    if (!first) return;
    this.underWay = this.queue.splice(0, this.together());
    this.answered = 0;
    this.seenAt = 0;
    this.begunAt = performance.now();
    this.watch(this.worker ? first.limit : BEGINS_TIMES * first.limit);
    this.worker ??= this.begin();
    Atomics.store(this.at, 0, 0);
    this.worker.postMessage(this.underWay.map(({ name, job }): WorkQuestion => ({ name, job })));
  }

  /** How many of those that wait go to the thread at once. */
  private together(): number {
    const next = this.queue.slice(0, MOST_TOGETHER);
    const slow = next.findIndex(({ name }) => !QUICK.has(name));
    return slow < 0 ? next.length : Math.max(1, slow);
  }

  private begin(): Worker {
    const { memoryMb = 512, file = compiled('work/thread.js'), givesWay } = this.options;
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    // One of its own: a thread that is being stopped may still say something.
    this.at = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(file, { execArgv: [], resourceLimits, workerData: { givesWay, at: this.at } });
    worker.on('message', (replies: readonly WorkReply[]) => worker === this.worker && this.settle(replies));
    worker.on(
      'error',
      (error) => worker === this.worker && this.stop(error instanceof Error ? error.message : String(error)),
    );
    worker.on('exit', () => worker === this.worker && this.stop('the thread ended'));
    worker.unref();
    return worker;
  }

  private settle(replies: readonly WorkReply[]): void {
    for (const reply of replies) {
      const task = this.underWay.shift();
      this.answered++;
      if (!task) return;
      this.options.onDone?.((this.begunAt - task.since) / 1000, reply.took / 1000);
      this.begunAt += reply.took;
      if (reply.ok) task.resolve(reply.value);
      else task.reject(reply.missing ? new StateMissing(reply.message) : new EngineFault(reply.message));
    }
    if (this.underWay.length > 0) return;
    clearTimeout(this.timer);
    this.advance();
  }

  private watch(limit: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(limit), limit);
  }

  /** Has the thread been at the same job for as long as that may take? */
  private look(limit: number): void {
    const at = Atomics.load(this.at, 0);
    const task = this.underWay[at - this.answered];
    if (at === this.seenAt || !task) {
      this.stop(`no answer within ${limit} ms`);
      return;
    }
    this.seenAt = at;
    this.watch(task.limit);
  }

  /** The thread cannot be trusted any more: a new one takes over what waits, and what it had not answered but for the job it is at. */
  private stop(why: string): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
    clearTimeout(this.timer);
    const [task] = this.underWay.splice(Math.max(0, Atomics.load(this.at, 0) - this.answered), 1);
    this.queue.unshift(...this.underWay);
    this.underWay = [];
    if (task) {
      this.blame(task.key, why);
      this.options.onDone?.((this.begunAt - task.since) / 1000, (performance.now() - this.begunAt) / 1000);
      task.reject(new WorkLimit(why));
    }
    this.advance();
  }
}
