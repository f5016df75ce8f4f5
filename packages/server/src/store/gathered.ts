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
  /** Where many ask, questions begin no closer than this: what comes meanwhile goes together. The first one waits for nothing. */
  readonly apartMs?: number;
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
  private askedAt = Number.NEGATIVE_INFINITY;

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
      this.askedAt = performance.now();
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
    const { pauseMs = 0, apartMs = 0 } = this.options;
    if (pauseMs > 0) await pause(pauseMs);
    if (underWay !== undefined) await Promise.race([underWay, pause(PATIENCE_MS)]);
    const early = this.askedAt + apartMs - performance.now();
    if (early > 0) await pause(early);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * The same keys, the last one so often that there are few different numbers of them: a statement that names them is not another one
 * each time, and the database need not prepare it anew.
 */
export function inFewSizes<K>(keys: readonly K[]): readonly K[] {
  const last = keys.at(-1);
  if (last === undefined) return keys;
  const size = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...Array.from({ length: size - keys.length }, () => last)];
}
