/** A failed attempt is made again after this time; meanwhile the other nodes compare by themselves. */
const AGAIN_MS = 1_000;
/** One message of these is told at a time. */
const AT_ONCE = 500;

/**
 * Tells the other nodes which tables have grown. After the commit, never in it: commits that notify wait for one another. Of a table
 * only the last record counts. What is not told because the process dies is found when the others compare.
 */
export class FanOut {
  private readonly send: (words: readonly string[]) => Promise<unknown>;
  private readonly grown = new Map<string, number>();
  private telling: Promise<void> | undefined;
  private again: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(send: (words: readonly string[]) => Promise<unknown>) {
    this.send = send;
  }

  get load(): number {
    return this.grown.size;
  }

  add(table: string, seq: number): void {
    this.keep(table, seq);
    if (!this.telling && !this.again && !this.stopped) this.tell();
  }

  /** Resolves when all has been told, or could not be. */
  async settled(): Promise<void> {
    await this.telling;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.again);
  }

  private keep(table: string, seq: number): void {
    this.grown.set(table, Math.max(seq, this.grown.get(table) ?? 0));
  }

  private tell(): void {
    this.again = undefined;
    this.telling = this.tellAll()
      .catch(() => {
        // The trouble with the database is logged where it was met.
        this.again = setTimeout(() => this.tell(), AGAIN_MS).unref();
      })
      .finally(() => {
        this.telling = undefined;
      });
  }

  private async tellAll(): Promise<void> {
    // Whatever is committed in this turn of the loop goes together.
    await Promise.resolve();
    while (this.grown.size > 0 && !this.stopped) {
      const part = [...this.grown].slice(0, AT_ONCE);
      for (const [table] of part) this.grown.delete(table);
      try {
        await this.send(part.map(([table, seq]) => `${table} ${seq}`));
      } catch (error) {
        for (const [table, seq] of part) this.keep(table, seq);
        throw error;
      }
    }
  }
}
