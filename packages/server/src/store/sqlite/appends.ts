import { type Append, type Appended, statementsOf } from '../append.ts';
import type { Turnstile } from './dialect.ts';
import type { SqliteLink } from './link.ts';

/** More in one commit would make the first of them wait too long. */
const ENTRIES_PER_COMMIT = 256;
/**
 * Waiting for the disk costs a commit more than its records do: those that people wait for begin no closer than this, and what comes
 * meanwhile goes together.
 */
const BETWEEN_COMMITS_MS = 4;
/** What nobody waits for gathers so long, or goes with the next commit that somebody waits for, as long as there was one lately. */
const PATIENCE_MS = 20;
const LATELY_MS = 1_000;

interface Queued {
  readonly entry: Append;
  resolve(outcome: Appended): void;
  reject(error: unknown): void;
}

/** Appends of many tables in one commit: while one waits for the disk the next one fills. */
export class Appends {
  private readonly link: Pick<SqliteLink, 'appends'>;
  private readonly turnstile: Turnstile;
  private readonly queue: Queued[] = [];
  private committing = false;
  /** When the last commit began, and the last one that somebody waited for. */
  private begun = Number.NEGATIVE_INFINITY;
  private hurried = Number.NEGATIVE_INFINITY;
  private wake = () => {};

  constructor(link: Pick<SqliteLink, 'appends'>, turnstile: Turnstile) {
    this.link = link;
    this.turnstile = turnstile;
  }

  get load(): number {
    return this.queue.length;
  }

  add(entry: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.queue.push({ entry, resolve, reject });
      this.wake();
      void this.commit();
    });
  }

  private async commit(): Promise<void> {
    if (this.committing) return;
    this.committing = true;
    while (this.queue.length > 0) {
      await this.filled();
      await this.turnstile.enter();
      this.begun = performance.now();
      if (this.hurries) this.hurried = this.begun;
      await this.write(this.queue.splice(0, ENTRIES_PER_COMMIT));
    }
    this.committing = false;
  }

  private get hurries(): boolean {
    return this.queue.some(({ entry }) => entry.patient !== true);
  }

  /** When the next commit may begin. */
  private get due(): number {
    if (this.hurries) return this.hurried + BETWEEN_COMMITS_MS;
    const lately = this.begun - this.hurried < LATELY_MS;
    return this.begun + (lately ? PATIENCE_MS : BETWEEN_COMMITS_MS);
  }

  /** Until it is time for the next commit, which is sooner when somebody comes who waits. */
  private async filled(): Promise<void> {
    for (;;) {
      const early = this.due - performance.now();
      if (early <= 0 || this.queue.length >= ENTRIES_PER_COMMIT) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, early);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  private async write(batch: readonly Queued[]): Promise<void> {
    try {
      const outcomes = await this.link.appends(batch.map(({ entry }) => statementsOf(entry)));
      batch.forEach(({ entry, resolve }, i) => {
        const outcome = outcomes[i];
        resolve(outcome === 'done' ? { ok: true, seq: entry.expect + 1 } : { ok: false, why: outcome ?? 'raced' });
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.turnstile.leave();
    }
  }
}
