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

/**
 * Questions about single keys, asked together: while one is under way the next one gathers. Whoever asks gets an answer that was
 * looked for after he asked.
 */
export class Gathered<K, V> {
  private readonly ask: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;
  private readonly options: Gathering;
  private last: Promise<unknown> = Promise.resolve();
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
    const { pauseMs = 0 } = this.options;
    const keys = new Set<K>();
    const before = pauseMs > 0 ? Promise.all([this.last, pause(pauseMs)]) : this.last;
    const answer = before.then(() => {
      if (this.next === round) this.next = undefined;
      return this.ask([...keys]);
    });
    const round: Round<K, V> = { keys, answer };
    this.next = round;
    // The one after a question that failed is asked all the same; who asked it has been told.
    this.last = answer.catch(() => {});
    return round;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
