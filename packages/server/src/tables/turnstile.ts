/** Lets so many through at once; the others wait in the order in which they came, and hold nothing meanwhile. */
export class Turnstile {
  private readonly most: number;
  private inside = 0;
  private readonly queue: (() => void)[] = [];

  constructor(most: number) {
    this.most = most;
  }

  /** How many wait. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Does some work when there is room for it. */
  async through<R>(work: () => Promise<R>): Promise<R> {
    if (this.inside >= this.most) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.inside++;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place: in between nobody else can.
      const next = this.queue.shift();
      if (next) next();
      else this.inside--;
    }
  }
}
