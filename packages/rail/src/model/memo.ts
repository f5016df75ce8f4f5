/**
 * How many are remembered of each thing derived: more than stand on the table at once, the position before, those tried
 * out in between. Remembering every one as long as it lives (in a weak map) costs more than it saves: all that is young
 * is then carried along by the garbage collector.
 */
const KEPT = 8;

/**
 * Remembers what was derived lately from slices of a table, by their identity. Nothing is ever cleared by hand: the
 * oldest goes when another comes. The last one asked about is looked at first, because most questions are about the
 * position on the table.
 */
export function memo1<A extends object, V>(derive: (a: A) => V): (a: A) => V {
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
    const value = derive(a);
    last = oldest;
    oldest = (oldest + 1) % KEPT;
    keys[last] = a;
    values[last] = value;
    return value;
  };
}

/** The same for two things together. */
export function memo2<A extends object, B extends object, V>(derive: (a: A, b: B) => V): (a: A, b: B) => V {
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
    const value = derive(a, b);
    last = oldest;
    oldest = (oldest + 1) % KEPT;
    lefts[last] = a;
    rights[last] = b;
    values[last] = value;
    return value;
  };
}

/** For things that are few and stay, such as faces of tiles: what is derived from them is remembered for good. */
export function lasting<A extends object, V>(derive: (a: A) => V): (a: A) => V {
  const known = new WeakMap<A, V>();
  return (a) => {
    const found = known.get(a);
    if (found !== undefined) return found;
    const value = derive(a);
    known.set(a, value);
    return value;
  };
}

/** The last few values found under a number, for what comes again and again: the oldest goes when another comes. */
export class Recent<V extends object> {
  private readonly keys: number[] = [];
  private readonly values: V[] = [];
  private oldest = 0;
  /** The last one asked about. */
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
