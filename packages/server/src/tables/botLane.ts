/** People play as long as the last command of one is no older than this. */
const PEOPLE_MS = 1_000;

/** How many times as long as a bot's move took its place rests while people play: the processors are theirs meanwhile. */
const REST = 6;
/** Milliseconds. Whoever thinks long does so in threads that give way; those who wait behind him should not wait for that too. */
const LONGEST_REST = 500;

/**
 * The lane of the bots of all tables: so many move at once, the others wait in the order in which they came, and hold nothing meanwhile.
 * While people play, whoever has moved leaves the place empty for a while.
 */
export class BotLane {
  private readonly most: number;
  private readonly now: () => number;
  private inside = 0;
  private lastCommand = Number.NEGATIVE_INFINITY;
  private readonly queue: (() => void)[] = [];

  constructor(most: number, now: () => number = () => performance.now()) {
    this.most = most;
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
    if (this.inside >= this.most) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.inside++;
    const begun = this.now();
    try {
      return await work();
    } finally {
      const rest = this.peoplePlay ? Math.min((this.now() - begun) * REST, LONGEST_REST) : 0;
      if (rest > 0) setTimeout(() => this.next(), rest).unref();
      else this.next();
    }
  }

  private get peoplePlay(): boolean {
    return this.now() - this.lastCommand < PEOPLE_MS;
  }

  /** Whoever waits takes the place: in between nobody else can. */
  private next(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.inside--;
  }
}
