import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log/logger.ts';
import { DatabaseAway } from '../ports/away.ts';

/** After an outage thousands of tables may have missed something: the database is not asked about all at once. */
const AT_ONCE = 8;
const AGAIN_MS = 1_000;

/** Tables that may have missed news of other nodes. They are looked at until it was possible. */
export class Stale {
  private readonly ids = new Set<string>();
  private readonly refresh: (id: string) => Promise<void>;
  private readonly log: Logger;
  private readonly stopping = new AbortController();
  private running = false;

  constructor(refresh: (id: string) => Promise<void>, log: Logger) {
    this.refresh = refresh;
    this.log = log;
  }

  add(...ids: readonly string[]): void {
    for (const id of ids) this.ids.add(id);
    if (!this.running) void this.run();
  }

  stop(): void {
    this.stopping.abort();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    this.running = true;
    while (this.ids.size > 0 && !signal.aborted) {
      const part = [...this.ids].slice(0, AT_ONCE);
      const failed = (await Promise.all(part.map((id) => this.tried(id)))).includes(false);
      if (failed) await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => {});
    }
    this.running = false;
  }

  /** False when it must be tried again. */
  private async tried(id: string): Promise<boolean> {
    // Whatever is missed from now on is a new matter.
    this.ids.delete(id);
    try {
      await this.refresh(id);
      return true;
    } catch (error) {
      this.log.error({ err: error, table: id }, 'news could not be followed');
      const away = error instanceof DatabaseAway;
      if (away) this.ids.add(id);
      return !away;
    }
  }
}
