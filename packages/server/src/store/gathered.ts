interface Round<K, V> {
  readonly keys: Set<K>;
  readonly answer: Promise<ReadonlyMap<K, V>>;
}

/** How questions gather. */
export interface Gathering {
  /** So many keys go into one question. */
  readonly most: number;
  /** Nobody waits for the answer: the question may wait so long for more keys. */
  readonly pauseMs?: number;
}

/** A question that hangs does not hold the next one up for longer. */
const PATIENCE_MS = 250;

/**
 * Questions about single keys, asked together: while one is under way the next one gathers. Whoever asks gets an answer that was
 * looked for after he asked.
 */
export class Gathered<K, V> {
  private readonly ask: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;
  private readonly options: Gathering;
  private underWay: Promise<unknown> | undefined;
  private next: Round<K, V> | undefined;

  constructor(ask: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>, options: Gathering) {
    this.ask = ask;
    this.options = options;
  }

  /** What is known of this key; undefined if nothing is. */
  async of(key: K): Promise<V | undefined> {
    const round = this.next && this.next.keys.size < this.options.most ? this.next : this.begun();
    round.keys.add(key);
    return (await round.answer).get(key);
  }

  private begun(): Round<K, V> {
    const keys = new Set<K>();
    const answer = this.turn().then(() => {
      if (this.next === round) this.next = undefined;
      return this.ask([...keys]);
    });
    const round: Round<K, V> = { keys, answer };
    this.next = round;
    // The one after a question that failed is asked all the same; who asked it has been told.
    const over = answer
      .catch(() => {})
      .then(() => {
        if (this.underWay === over) this.underWay = undefined;
      });
    this.underWay = over;
    return round;
  }

  /** Until the question before is answered, or has taken too long. */
  private async turn(): Promise<void> {
    const { underWay } = this;
    const { pauseMs = 0 } = this.options;
    if (pauseMs > 0) await pause(pauseMs);
    if (underWay !== undefined) await Promise.race([underWay, pause(PATIENCE_MS)]);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
