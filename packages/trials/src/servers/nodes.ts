import { setTimeout as sleep } from 'node:timers/promises';
import type { TrialServer } from './messages.ts';
import { type Logged, ServerProcess } from './serverProcess.ts';

const AGAIN_MS = 200;
const READY_MS = 3_000;

/** The servers of a trial. One that ends is started again, as whoever runs servers does. */
export class Nodes {
  private readonly processes: ServerProcess[] = [];
  private readonly told: (index: number) => TrialServer;
  private readonly program: (index: number) => string | undefined;
  private readonly killed = new WeakSet<ServerProcess>();
  private readonly leaving = new Map<number, Promise<void>>();
  private closing = false;
  /** Whoever asked before this moment may have asked one that was held up. */
  heldUntil = Number.NEGATIVE_INFINITY;
  /** Servers that ended though nobody told them to. */
  readonly crashes: string[] = [];

  /** `program`: of another release, where there is one. */
  constructor(
    count: number,
    told: (index: number) => TrialServer,
    program: (index: number) => string | undefined = () => undefined,
  ) {
    this.told = told;
    this.program = program;
    for (let i = 0; i < count; i++) this.start(i);
  }

  get count(): number {
    return this.processes.length;
  }

  any(): number {
    return Math.floor(Math.random() * this.count);
  }

  /** The address of any of them that is not about to go, as soon as it is up: a proxy asks `/ready` for that. */
  async someUrl(): Promise<string> {
    const first = this.any();
    const stays = this.processes.findIndex((_, i) => !this.leaving.has((first + i) % this.count));
    if (stays >= 0) return this.urlOf((first + stays) % this.count);
    await this.leaving.get(first);
    return this.urlOf(first);
  }

  /** Kills one and starts it again, after something was done to what it leaves behind. */
  async kill(index: number, meanwhile: () => void = () => {}): Promise<void> {
    const victim = this.processes[index];
    if (!victim) return;
    this.killed.add(victim);
    await victim.kill();
    meanwhile();
    this.start(index);
  }

  /** Stops one in order, as an update does, and starts it again with whatever program it has now. */
  async replace(index: number): Promise<void> {
    const old = this.processes[index];
    if (!old) return;
    this.killed.add(old);
    const gone = old.stop();
    this.leaving.set(index, gone);
    await gone;
    this.start(index);
    this.leaving.delete(index);
  }

  /** Holds one up for a while, at any moment of whatever it does. */
  async suspend(index: number, ms: number): Promise<void> {
    const victim = this.processes[index];
    victim?.signal('SIGSTOP');
    await sleep(ms);
    victim?.signal('SIGCONT');
    this.heldUntil = performance.now();
  }

  /** The address of this one. */
  urlOf(index: number): Promise<string> {
    return (this.processes[index] as ServerProcess).url;
  }

  /** Do all of them say that requests may be sent? */
  async ready(): Promise<boolean> {
    const answers = await Promise.all(
      this.processes.map(async ({ url }) => {
        const late = sleep(READY_MS, undefined, { ref: false });
        const base = await Promise.race([url, late]);
        return base !== undefined && (await fetch(`${base}/ready`, { signal: AbortSignal.timeout(READY_MS) })).ok;
      }),
    ).catch(() => [false]);
    return answers.every(Boolean);
  }

  /** Lines that each of them has logged so far in its life, and its memory. */
  logged(): Promise<readonly Logged[]> {
    return Promise.all(this.processes.map((each) => each.logged()));
  }

  async stop(): Promise<void> {
    this.closing = true;
    await Promise.all(this.processes.map((each) => each.stop()));
  }

  async end(): Promise<void> {
    this.closing = true;
    await Promise.all(this.processes.map((each) => each.kill()));
  }

  private start(index: number): void {
    const started = new ServerProcess(this.told(index), this.program(index));
    this.processes[index] = started;
    void started.ended.then(async (ended) => {
      const over = () => this.closing || this.killed.has(started);
      if (over()) return;
      if (ended !== 'refused') this.crashes.push(`node ${index} ended (${ended})`);
      await sleep(AGAIN_MS);
      if (!over()) this.start(index);
    });
  }
}
