import { setTimeout as sleep } from 'node:timers/promises';
import type { TrialServer } from './messages.ts';
import { type Logged, ServerProcess } from './serverProcess.ts';

const AGAIN_MS = 200;
const READY_MS = 3_000;

/** The servers of a trial. One that ends is started again, as whoever runs servers does. */
export class Nodes {
  private readonly processes: ServerProcess[] = [];
  private readonly told: (index: number) => TrialServer;
  private readonly killed = new WeakSet<ServerProcess>();
  private closing = false;
  /** Whoever asked before this moment may have asked one that was held up. */
  heldUntil = Number.NEGATIVE_INFINITY;
  /** Servers that ended though nobody told them to. */
  readonly crashes: string[] = [];

  constructor(count: number, told: (index: number) => TrialServer) {
    this.told = told;
    for (let i = 0; i < count; i++) this.start(i);
  }

  get count(): number {
    return this.processes.length;
  }

  any(): number {
    return Math.floor(Math.random() * this.count);
  }

  /** The address of any of them, as soon as it is up. */
  someUrl(): Promise<string> {
    return (this.processes[this.any()] as ServerProcess).url;
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
    const started = new ServerProcess(this.told(index));
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
