/** People play as long as the last command of one is no older than this. */
const PEOPLE_MS = 1_000;

/** How many times as long as a bot's move took its place rests while people play: the processors are theirs meanwhile. */
const REST = 6;
/** Milliseconds. Whoever thinks long does so in threads that give way; those who wait behind him should not wait for that too. */
const LONGEST_REST = 500;

/** So many times as many places there are while nobody plays: their records share commits then. */
const AMONG_THEMSELVES = 8;

/**
 * The lane of the bots of all tables: so many move at once, the others wait in the order in which they came, and hold nothing meanwhile.
 * While people play there are few places, and whoever has moved leaves his empty for a while.
 */
export class BotLane {
  private readonly places: number;
  private readonly now: () => number;
  private taken = 0;
  private lastCommand = Number.NEGATIVE_INFINITY;
  private readonly queue: (() => void)[] = [];

  /** So many places there are while people play. */
  constructor(places: number, now: () => number = () => performance.now()) {
    this.places = places;
    this.now = now;
  }

  /** How many wait. */
  get waiting(): number {
    return this.queue.length;
  }

  /** A person wants something done. */
  personActs(): void {
    this.lastCommand = this.now();
  }

  /** Does some work when there is room for it. */
  async through<R>(work: () => Promise<R>): Promise<R> {
    // Nobody overtakes those who wait, also when there has just become room.
    if (this.isFull || this.waiting > 0) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.taken++;
    const begun = this.now();
    try {
      return await work();
    } finally {
      const rest = this.peoplePlay ? Math.min((this.now() - begun) * REST, LONGEST_REST) : 0;
      if (rest > 0) setTimeout(() => this.leave(), rest).unref();
      else this.leave();
    }
  }

  private get peoplePlay(): boolean {
    return this.now() - this.lastCommand < PEOPLE_MS;
  }

  private get isFull(): boolean {
    return this.taken >= this.places * (this.peoplePlay ? 1 : AMONG_THEMSELVES);
  }

  /** Whoever waits longest takes the place, and others those that there were not before. */
  private leave(): void {
    this.taken--;
    while (!this.isFull) {
      const next = this.queue.shift();
      if (!next) return;
      this.taken++;
      next();
    }
  }
}
