/** A binary heap of numbered items by weight: the lightest comes out first. */
export class Heap {
  private readonly items: { readonly weight: number; readonly item: number }[] = [];

  push(weight: number, item: number): void {
    const { items } = this;
    let at = items.length;
    items.push({ weight, item });
    while (at > 0) {
      const up = (at - 1) >> 1;
      if ((items[up]?.weight ?? 0) <= weight) break;
      items[at] = items[up] as (typeof items)[number];
      at = up;
    }
    items[at] = { weight, item };
  }

  pop(): { readonly weight: number; readonly item: number } | undefined {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (!last || items.length === 0) return top;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= items.length) break;
      const right = items[down + 1];
      if (right && right.weight < (items[down]?.weight ?? 0)) down++;
      const child = items[down] as (typeof items)[number];
      if (child.weight >= last.weight) break;
      items[at] = child;
      at = down;
    }
    items[at] = last;
    return top;
  }
}
