/** The latest news of each table that is looked at, so that a short gap is healed without the whole table. */
const MOST_ITEMS = 40;
const MOST_BYTES = 32 * 1024;

interface Item {
  readonly seq: number;
  readonly text: string;
}

/** The latest deltas of one table, as text. */
export class Recent {
  private items: Item[] = [];
  private bytes = 0;

  add(seq: number, text: string): void {
    if (this.items.length > 0 && (this.items.at(-1) as Item).seq !== seq - 1) this.clear();
    this.items.push({ seq, text });
    this.bytes += text.length;
    while (this.items.length > MOST_ITEMS || this.bytes > MOST_BYTES)
      this.bytes -= this.items.shift()?.text.length ?? 0;
  }

  clear(): void {
    this.items = [];
    this.bytes = 0;
  }

  /** Everything after `seq` up to `last`, or undefined when some of it is no longer here. */
  after(seq: number, last: number): readonly string[] | undefined {
    if (seq === last) return [];
    const first = this.items[0];
    if (!first || first.seq > seq + 1 || this.items.at(-1)?.seq !== last) return undefined;
    return this.items.filter((item) => item.seq > seq).map(({ text }) => text);
  }
}
