/** The latest news of each table that is looked at, so that a short gap is healed without the whole table. */
const MOST_ITEMS = 40;
const MOST_BYTES = 32 * 1024;

interface Item {
  readonly seq: number;
  readonly text: string;
  /** What it says to those who see more than others. */
  readonly own: ReadonlyMap<string, string>;
}

/** The latest deltas of one table, as text. */
export class Recent {
  private items: Item[] = [];
  private bytes = 0;

  add(seq: number, text: string, own: ReadonlyMap<string, string> = new Map()): void {
    if (this.items.length > 0 && (this.items.at(-1) as Item).seq !== seq - 1) this.clear();
    this.items.push({ seq, text, own });
    this.bytes += bytesOf(this.items.at(-1) as Item);
    while (this.items.length > MOST_ITEMS || this.bytes > MOST_BYTES) this.bytes -= bytesOf(this.items.shift() as Item);
  }

  clear(): void {
    this.items = [];
    this.bytes = 0;
  }

  /** Everything after `seq` up to `last`, or undefined when some of it is no longer here. */
  after(seq: number, last: number, user?: string): readonly string[] | undefined {
    if (seq === last) return [];
    const first = this.items[0];
    if (!first || first.seq > seq + 1 || this.items.at(-1)?.seq !== last) return undefined;
    return this.items.filter((item) => item.seq > seq).map(({ text, own }) => own.get(user ?? '') ?? text);
  }
}

const bytesOf = ({ text, own }: Item): number =>
  [...own.values()].reduce((sum, each) => sum + each.length, text.length);
