import { listen, tell } from './news.ts';

/** A page that is being closed or reloaded takes a moment to let go: until then nobody is said to have the game. */
const GRACE_MS = 400;

/** A tab that does not answer by then is not waited for; should it still write, its version is out of date. */
const PATIENCE_MS = 2000;

/** Who is told when this tab gets or loses a game. */
export interface Claiming {
  /** This tab has the game, or has it no longer. */
  onChange(owns: boolean): void;
  /** Puts down what is in hand, so that another tab can go on from there. */
  putDown(): Promise<void>;
}

/**
 * One tab plays a game, and the others watch. Whoever has the game holds its lock; the browser gives it to the next one
 * when that tab is closed, reloaded or crashes. Where there are no locks every tab plays, and saving refuses what is
 * out of date.
 */
export class Claim {
  /** Known after a moment: is the game ours? */
  readonly settled: Promise<boolean>;
  private owns = false;
  private left = false;
  private letGo: (() => void) | undefined;
  private waiting = new AbortController();
  private readonly deaf: () => void;
  private answered: (() => void) | undefined;

  constructor(
    private readonly id: string,
    private readonly claiming: Claiming,
  ) {
    this.deaf = listen((news) => {
      if (news.id !== id) return;
      if (news.kind === 'free') this.answered?.();
      if (news.kind === 'wanted' && this.owns) void this.offer();
    });
    const granted = this.request({ signal: this.waiting.signal });
    this.settled = Promise.race([granted, after(GRACE_MS)]).then(() => this.owns);
  }

  /** Makes this tab the one that plays. */
  async takeOver(): Promise<void> {
    if (this.owns || this.left) return;
    const free = new Promise<void>((resolve) => {
      this.answered = resolve;
    });
    tell({ kind: 'wanted', id: this.id });
    await Promise.race([free, after(PATIENCE_MS)]);
    if (this.owns || this.left) return;
    this.waiting.abort();
    await this.request({ steal: true });
  }

  private async offer(): Promise<void> {
    await this.claiming.putDown();
    tell({ kind: 'free', id: this.id });
    // Whoever wanted it may be gone by now.
    await after(2 * PATIENCE_MS);
    if (this.owns) this.set(true);
  }

  release(): void {
    this.left = true;
    this.deaf();
    this.waiting.abort();
    this.letGo?.();
  }

  /** Settles when the lock is ours. */
  private request(options: LockOptions): Promise<void> {
    const { locks } = navigator;
    if (!locks) {
      this.set(true);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      let held = false;
      const hold = () => {
        held = true;
        this.set(true);
        resolve();
        return new Promise<void>((done) => {
          this.letGo = done;
          if (this.left) done();
        });
      };
      locks.request(`binario.game.${this.id}`, options, hold).catch((error: unknown) => {
        if (held) this.lost();
        // The browser does not let this page have locks: as if there were none.
        else if (!(error instanceof DOMException && error.name === 'AbortError')) void hold();
      });
    });
  }

  /** Another tab has taken the game: this one waits until it is free again. */
  private lost(): void {
    if (this.left) return;
    this.set(false);
    this.waiting = new AbortController();
    void this.request({ signal: this.waiting.signal });
  }

  private set(owns: boolean): void {
    this.owns = owns;
    if (!this.left) this.claiming.onChange(owns);
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
