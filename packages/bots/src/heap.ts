/** Room for the first items; it grows when there are more. */
const ROOM = 1024;

/** A binary heap of numbered items by weight: the lightest comes out first. Emptied, it can be used again. */
export class Heap {
  private weights = new Float64Array(ROOM);
  private items = new Int32Array(ROOM);
  private count = 0;
  /** The weight of the item that came out last. */
  weight = 0;

  clear(): void {
    this.count = 0;
  }

  push(weight: number, item: number): void {
    if (this.count === this.items.length) this.grow();
    const { weights, items } = this;
    let at = this.count++;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = weights[up] as number;
      if (above <= weight) break;
      weights[at] = above;
      items[at] = items[up] as number;
      at = up;
    }
    weights[at] = weight;
    items[at] = item;
  }

  /** The lightest item, or -1 when there is none; `weight` then tells its weight. */
  pop(): number {
    if (this.count === 0) return -1;
    const { weights, items } = this;
    const top = items[0] as number;
    this.weight = weights[0] as number;
    const count = --this.count;
    const weight = weights[count] as number;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= count) break;
      if (down + 1 < count && (weights[down + 1] as number) < (weights[down] as number)) down++;
      const below = weights[down] as number;
      if (below >= weight) break;
      weights[at] = below;
      items[at] = items[down] as number;
      at = down;
    }
    weights[at] = weight;
    items[at] = items[count] as number;
    return top;
  }

  private grow(): void {
    const weights = new Float64Array(2 * this.count);
    const items = new Int32Array(2 * this.count);
    weights.set(this.weights);
    items.set(this.items);
    this.weights = weights;
    this.items = items;
  }
}
