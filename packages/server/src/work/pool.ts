import { Crowded, WorkLimit } from './failures.ts';
import type { GivesOf, JobName, JobOf } from './jobs.ts';
import { Lane, type LaneOptions } from './lane.ts';

/** How many threads, and what they may use. */
export interface PoolOptions extends LaneOptions {
  readonly threads: number;
  /** So many jobs may wait for one thread; more are refused at once. */
  readonly mostWaiting?: number;
  /** Told when a thread had to be stopped. */
  readonly onStopped?: (key: string, why: string) => void;
}

/** Threads play some thousand actions a second: who came after so many others would wait longer than anybody wants to. */
const MOST_WAITING = 2_000;

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
