import { Worker } from 'node:worker_threads';
import { DatabaseAway } from '../ports/away.ts';
import { compiled } from '../ports/compiled.ts';
import type { GivesOf, JobName, JobOf, WorkReply } from './jobs.ts';

/** The thread does not have this state: open it and ask again. */
export class StateMissing extends Error {
  override readonly name = 'StateMissing';
}

/** The work took too long, or the thread died of it. */
export class WorkLimit extends Error {
  override readonly name = 'WorkLimit';
}

/** The engine threw: a fault of the game, not of the player. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
}

/** So many wait for this thread already that one more would wait too long. Whoever asks is told what he is told without a database: later. */
export class Crowded extends DatabaseAway {}

interface Task {
  readonly name: JobName;
  readonly job: unknown;
  readonly limit: number;
  readonly key: string;
  readonly since: number;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** How many threads, and what they may use. */
export interface PoolOptions {
  readonly threads: number;
  readonly memoryMb?: number;
  readonly file?: string;
  /** Do these threads give way to all others of the machine? */
  readonly givesWay?: boolean;
  /** So many jobs may wait for one thread; more are refused at once. */
  readonly mostWaiting?: number;
  /** Told when a thread had to be stopped. */
  readonly onStopped?: (key: string, why: string) => void;
  /** Told of every job that was done: how many seconds it waited for its turn, and how many it took. */
  readonly onDone?: (waited: number, took: number) => void;
}

/** Threads play some thousand actions a second: who came after so many others would wait longer than anybody wants to. */
const MOST_WAITING = 2_000;

/** A new thread must begin and load an engine first. Were that not granted, a busy machine would stop one new thread after another. */
const BEGINS_TIMES = 3;

/** Only trials weigh, on machines that are busy. */
const WEIGH_MS = 60_000;

/** How long a table that stopped a thread works on the bench of the suspects, where it can only hinder its like. */
const SUSPECT_MS = 10 * 60_000;

/** Threads with a limit on every job. Work about the same key goes to the same thread, one job at a time. */
export class Pool {
  private readonly lanes: Lane[];
  private bench: Lane | undefined;
  private readonly suspects = new Map<string, number>();
  private readonly options: PoolOptions;
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.lanes = Array.from({ length: options.threads }, () => this.lane());
  }

  run<N extends JobName>(name: N, job: JobOf<N>, key: string, limit: number): Promise<GivesOf<N>> {
    if (this.closed) return Promise.reject(new WorkLimit('the threads are closed'));
    const lane = this.laneFor(key);
    // What makes room is never refused.
    if (name !== 'forget' && lane.waiting >= (this.options.mostWaiting ?? MOST_WAITING))
      return Promise.reject(new Crowded(`${lane.waiting} jobs wait for this thread`));
    return new Promise((resolve, reject) => {
      const since = performance.now();
      lane.add({ name, job, limit, key, since, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  /** Bytes that all threads hold. */
  async weigh(): Promise<number> {
    const limit = WEIGH_MS;
    const lanes = this.allLanes.filter((lane) => lane.begun);
    const each = lanes.map(
      (lane) =>
        new Promise<number>((resolve, reject) => {
          const since = performance.now();
          lane.add({
            name: 'weigh',
            job: {},
            limit,
            key: '',
            since,
            resolve: (bytes) => resolve(Number(bytes)),
            reject,
          });
        }),
    );
    return (await Promise.all(each)).reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Jobs that wait or run. */
  get load(): number {
    return this.allLanes.reduce((sum, lane) => sum + lane.load, 0);
  }

  /** Jobs that wait for a thread. */
  get waiting(): number {
    return this.allLanes.reduce((sum, lane) => sum + lane.waiting, 0);
  }

  /** Does a job about this key wait or run? */
  worksOn(key: string): boolean {
    return this.laneFor(key).has(key);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.allLanes.map((lane) => lane.close()));
  }

  private get allLanes(): readonly Lane[] {
    return this.bench ? [...this.lanes, this.bench] : this.lanes;
  }

  private laneFor(key: string): Lane {
    const since = this.suspects.get(key);
    if (since !== undefined && performance.now() - since < SUSPECT_MS) {
      this.bench ??= this.lane();
      return this.bench;
    }
    if (since !== undefined) this.suspects.delete(key);
    return this.lanes[spread(key) % this.lanes.length] as Lane;
  }

  private lane(): Lane {
    return new Lane(this.options, (key, why) => {
      this.suspects.set(key, performance.now());
      this.options.onStopped?.(key, why);
    });
  }
}

function spread(key: string): number {
  let mixed = 0;
  for (let i = 0; i < key.length; i++) mixed = (Math.imul(mixed, 31) + key.charCodeAt(i)) >>> 0;
  return mixed;
}

/** One thread and what waits for it. */
class Lane {
  private worker: Worker | undefined;
  private readonly queue: Task[] = [];
  private running: Task | undefined;
  private begunAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private next = 1;
  private closed = false;
  private readonly options: PoolOptions;
  private readonly blame: (key: string, why: string) => void;

  constructor(options: PoolOptions, blame: (key: string, why: string) => void) {
    this.options = options;
    this.blame = blame;
  }

  get load(): number {
    return this.queue.length + (this.running ? 1 : 0);
  }

  get waiting(): number {
    return this.queue.length;
  }

  has(key: string): boolean {
    return this.running?.key === key || this.queue.some((task) => task.key === key);
  }

  get begun(): boolean {
    return this.worker !== undefined;
  }

  add(task: Task): void {
    this.queue.push(task);
    this.advance();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    for (const task of [this.running, ...this.queue]) task?.reject(new WorkLimit('the threads are closed'));
    this.queue.length = 0;
    this.running = undefined;
    await this.worker?.terminate();
  }

  private advance(): void {
    if (this.running || this.closed) return;
    const task = this.queue.shift();
    if (!task) return;
    this.running = task;
    this.begunAt = performance.now();
    const limit = this.worker ? task.limit : BEGINS_TIMES * task.limit;
    this.worker ??= this.begin();
    this.timer = setTimeout(() => this.stop(`no answer within ${limit} ms`), limit);
    this.worker.postMessage({ id: this.next, name: task.name, job: task.job });
  }

  private begin(): Worker {
    const { memoryMb = 512, file = compiled('work/thread.js'), givesWay } = this.options;
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    const worker = new Worker(file, { execArgv: [], resourceLimits, workerData: { givesWay } });
    worker.on('message', (reply: WorkReply) => this.settle(reply));
    worker.on(
      'error',
      (error) => worker === this.worker && this.stop(error instanceof Error ? error.message : String(error)),
    );
    worker.on('exit', () => worker === this.worker && this.stop('the thread ended'));
    worker.unref();
    return worker;
  }

  private settle(reply: WorkReply): void {
    if (reply.id !== this.next) return;
    const task = this.finish();
    if (reply.ok) task?.resolve(reply.value);
    else task?.reject(reply.missing ? new StateMissing(reply.message) : new EngineFault(reply.message));
    this.advance();
  }

  /** The thread cannot be trusted any more: a new one takes the queue over. */
  private stop(why: string): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
    const task = this.finish();
    if (task) {
      this.blame(task.key, why);
      task.reject(new WorkLimit(why));
    }
    this.advance();
  }

  private finish(): Task | undefined {
    clearTimeout(this.timer);
    this.next++;
    const task = this.running;
    this.running = undefined;
    if (task) {
      const waited = this.begunAt - task.since;
      this.options.onDone?.(waited / 1000, (performance.now() - this.begunAt) / 1000);
    }
    return task;
  }
}
