/** As many as the positions one goes to and fro between while one decides. */
const KEPT = 8;

/**
 * The last few things worked out, each with a list of all it depends on: slices of tables by their identity, all else by its
 * value. Lists of one place are of one form.
 */
export class Latest<V> {
  private readonly needs: (readonly unknown[])[] = [];
  private readonly values: V[] = [];
  private last = 0;
  private oldest = 0;

  get(needs: readonly unknown[], workOut: () => V): V {
    const before = this.find(needs);
    if (before >= 0) {
      this.last = before;
      return this.values[before] as V;
    }
    const value = workOut();
    this.last = this.oldest;
    this.oldest = (this.oldest + 1) % KEPT;
    this.needs[this.last] = needs;
    this.values[this.last] = value;
    return value;
  }

  private find(needs: readonly unknown[]): number {
    const { last } = this;
    if (last < this.needs.length && isSame(this.needs[last] as readonly unknown[], needs)) return last;
    return this.needs.findIndex((each) => isSame(each, needs));
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
}
