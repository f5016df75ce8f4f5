import { DatabaseAway } from '../../ports/away.ts';

/** While the database is away one question in this time is let through, to see whether it is back. */
const TRIAL_MS = 1_000;

/** Who is told when the database goes away and comes back. */
export interface GateEvents {
  readonly onAway: (error: Error) => void;
  readonly onBack: (seconds: number) => void;
}

/**
 * Knows whether the database answers. While it does not, questions are refused at once: nobody waits in vain, and thousands of
 * connections are not tried. Whatever is asked regularly finds out that it is back.
 */
export class Gate {
  private awaySince: number | undefined;
  private answeredAt = Number.NEGATIVE_INFINITY;
  private nextTrial = 0;
  private closed = false;
  private readonly events: GateEvents;
  private readonly now: () => number;

  constructor(events: GateEvents, now = () => performance.now()) {
    this.events = events;
    this.now = now;
  }

  /** Has nobody answered since somebody asked? */
  get away(): boolean {
    return this.awaySince !== undefined;
  }

  /** May somebody ask? Throws where not. */
  enter(): void {
    if (this.closed) throw new DatabaseAway('the database is being left');
    if (this.awaySince === undefined) return;
    const now = this.now();
    if (now < this.nextTrial) throw new DatabaseAway('the database is away');
    this.nextTrial = now + TRIAL_MS;
  }

  answered(): void {
    this.answeredAt = this.now();
    if (this.awaySince === undefined) return;
    const seconds = (this.answeredAt - this.awaySince) / 1000;
    this.awaySince = undefined;
    this.events.onBack(seconds);
  }

  /** Nobody was there, or nobody answered, since this moment. If somebody else got an answer meanwhile, it was bad luck only. */
  failed(since: number, error: Error): void {
    if (this.answeredAt > since) return;
    const now = this.now();
    this.nextTrial = now + TRIAL_MS;
    if (this.awaySince !== undefined) return;
    this.awaySince = now;
    this.events.onAway(error);
  }

  /** For good. */
  close(): void {
    this.closed = true;
  }
}
