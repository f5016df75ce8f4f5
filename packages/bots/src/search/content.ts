/** What one looks ahead from changes little from decision to decision: older answers are hardly asked for again. */
const MOST = 12_000;

/**
 * Gives slices of tables numbers by their content: two that say the same have one number, whichever position they belong
 * to. What is remembered under such numbers is true of every game.
 */
export class Contents<S extends object> {
  private readonly byIdentity = new WeakMap<S, number>();
  private readonly byContent = new Map<string, number>();
  private next = 1;

  numberOf(slice: S): number {
    const known = this.byIdentity.get(slice);
    if (known !== undefined) return known;
    const content = JSON.stringify(slice);
    const number = this.byContent.get(content) ?? this.next++;
    if (this.byContent.size >= MOST / 4) this.byContent.clear();
    this.byContent.set(content, number);
    this.byIdentity.set(slice, number);
    return number;
  }
}

/** Gives names short numbers: the same name has the same one until it is forgotten, and no other name ever gets that. */
export class Numbers {
  private readonly known = new Map<string, number>();
  private next = 1;

  numberOf(name: string): number {
    const before = this.known.get(name);
    if (before !== undefined) return before;
    const number = this.next++;
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(name, number);
    return number;
  }
}

/**
 * What was worked out before under a key that says everything it depends on. When there is too much of it, what was not asked
 * for since the last time is forgotten, and only has to be worked out again.
 */
export class Remembered<V> {
  private recent = new Map<string, V>();
  private older = new Map<string, V>();

  constructor(private readonly most = MOST) {}

  get(key: string, workOut: () => V): V {
    const found = this.recent.get(key);
    if (found !== undefined) return found;
    const value = this.older.get(key) ?? workOut();
    if (this.recent.size >= this.most) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, value);
    return value;
  }
}
