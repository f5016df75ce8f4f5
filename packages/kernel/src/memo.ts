/**
 * Pure memos: what is remembered under a thing follows from that thing alone, by its identity or its name, so an answer is
 * the same whether it was remembered or not, and whoever was asked about before. They are the only memory of the engine
 * between questions (`npm run layers` holds that), and nobody clears one by hand.
 */

/**
 * How many are remembered of each thing derived: more than stand on the table at once, the position before, those tried
 * out in between. Remembering every one as long as it lives (in a weak map) costs more than it saves: all that is young
 * is then carried along by the garbage collector.
 */
const KEPT = 8;

/**
 * Remembers what was derived from the last few slices of a table, by their identity: the oldest goes when another comes.
 * The last one asked about is looked at first, because most questions are about the position on the table.
 *
 * `derive` also gets what is remembered at the moment, in no order. It may begin with that as long as the value comes out
 * as it would without.
 */
export function memo1<A extends object, V>(derive: (a: A, known: readonly V[]) => V): (a: A) => V {
  const keys: A[] = [];
  const values: V[] = [];
  let last = 0;
  let oldest = 0;
  return (a) => {
    if (keys[last] === a) return values[last] as V;
    const found = keys.indexOf(a);
    if (found >= 0) {
      last = found;
      return values[found] as V;
    }
    const value = derive(a, values);
    last = oldest;
    oldest = (oldest + 1) % KEPT;
    keys[last] = a;
    values[last] = value;
    return value;
  };
}

/** Remembers, like `memo1`, what was derived from two slices together. */
export function memo2<A extends object, B extends object, V>(
  derive: (a: A, b: B, known: readonly V[]) => V,
): (a: A, b: B) => V {
  const lefts: A[] = [];
  const rights: B[] = [];
  const values: V[] = [];
  let last = 0;
  let oldest = 0;
  return (a, b) => {
    if (lefts[last] === a && rights[last] === b) return values[last] as V;
    for (let n = 0; n < rights.length; n++) {
      if (rights[n] !== b || lefts[n] !== a) continue;
      last = n;
      return values[n] as V;
    }
    const value = derive(a, b, values);
    last = oldest;
    oldest = (oldest + 1) % KEPT;
    lefts[last] = a;
    rights[last] = b;
    values[last] = value;
    return value;
  };
}

/**
 * Remembers for good what is derived from things that are few and stay, such as boards and the faces of tiles. The last one
 * asked about is looked at first: mostly one board is played on at a time, and a weak map takes its time.
 */
export function lasting<A extends object, V>(derive: (a: A) => V): (a: A) => V {
  const known = new WeakMap<A, V>();
  let last: A | undefined;
  let lastValue: V | undefined;
  return (a) => {
    if (a === last) return lastValue as V;
    let value = known.get(a);
    if (value === undefined) {
      value = derive(a);
      known.set(a, value);
    }
    last = a;
    lastValue = value;
    return value;
  };
}

/** Remembers for good what is derived from names of which there are few, such as trains and phases. */
export function byName<V extends object>(derive: (name: string) => V): (name: string) => V {
  const known = new Map<string, V>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const value = derive(name);
    known.set(name, value);
    return value;
  };
}

/** The last few values found under a number that says all they depend on: the oldest goes when another comes. */
export class Recent<V extends object> {
  private readonly keys: number[] = [];
  private readonly values: V[] = [];
  private oldest = 0;
  /** Where the one asked about last stands. */
  private last = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: number): V | undefined {
    if (this.keys[this.last] === key) return this.values[this.last];
    const n = this.keys.indexOf(key);
    if (n < 0) return undefined;
    this.last = n;
    return this.values[n];
  }

  set(key: number, value: V): void {
    this.keys[this.oldest] = key;
    this.values[this.oldest] = value;
    this.last = this.oldest;
    this.oldest = (this.oldest + 1) % this.most;
  }
}
