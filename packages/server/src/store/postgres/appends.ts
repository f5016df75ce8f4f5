import { DatabaseAway } from '../../ports/away.ts';
import type { Append, Appended } from '../append.ts';
import { type Asked, manyAppends, oneAppend, shapeOf } from './statements.ts';

/** Commits under way at once: while they wait for the disk the next ones fill. */
const COMMITS_AT_ONCE = 3;
/** More in one commit would make the first of them wait too long. */
const ENTRIES_PER_COMMIT = 100;
/** More need not wait: it would not be their turn in time. */
const MOST_WAITING = 5_000;
/** What PostgreSQL says when it does not like one entry: the others are asked about by themselves. */
const ONE_IS_BAD = /^2[23]/;

interface Waiting {
  readonly entry: Append;
  readonly shape: string;
  resolve(outcome: Appended): void;
  reject(error: unknown): void;
}

type Ask = (asked: Asked) => Promise<{ readonly rowCount: number | null; readonly rows: readonly unknown[] }>;

/** Appends of many tables in one commit: what gathers while others are written goes with the next. */
export class Appends {
  private readonly ask: Ask;
  private readonly written: (table: string, seq: number) => void;
  private waiting: Waiting[] = [];
  private underWay = 0;

  /** `written` is told of every record that is durable. */
  constructor(ask: Ask, written: (table: string, seq: number) => void) {
    this.ask = ask;
    this.written = written;
  }

  get load(): number {
    return this.waiting.length;
  }

  add(entry: Append): Promise<Appended> {
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(new DatabaseAway('too many wait to be written'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, shape: shapeOf(entry), resolve, reject });
      this.advance();
    });
  }

  private advance(): void {
    while (this.underWay < COMMITS_AT_ONCE && this.waiting.length > 0) {
      const batch = this.next();
      this.underWay++;
      void this.write(batch).finally(() => {
        this.underWay--;
        this.advance();
      });
    }
  }

  /** The longest waiting and those like it, one of each table; the rest keeps its order. */
  private next(): readonly Waiting[] {
    const [first] = this.waiting as [Waiting, ...Waiting[]];
    const tables = new Set<string>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const each of this.waiting) {
      const { table } = each.entry;
      const fits = batch.length < ENTRIES_PER_COMMIT && each.shape === first.shape && !tables.has(table);
      // An entry that has to wait keeps later ones of its table waiting too.
      tables.add(table);
      (fits ? batch : rest).push(each);
    }
    this.waiting = rest;
    return batch;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 1) return this.each(batch);
    let rows: readonly { id: string; done: boolean; held: boolean }[];
    try {
      ({ rows } = (await this.ask(manyAppends(batch.map(({ entry }) => entry)))) as { rows: typeof rows });
    } catch (error) {
      if (ONE_IS_BAD.test(codeOf(error))) return this.each(batch);
      for (const { reject } of batch) reject(error);
      return;
    }
    const byTable = new Map(rows.map((row) => [row.id, row]));
    const passedOver = batch.filter(({ entry, resolve }) => {
      const row = byTable.get(entry.table);
      if (!row?.done && !row?.held) return true;
      resolve(row.done ? this.done(entry) : { ok: false, why: 'raced' });
      return false;
    });
    // They wait for a lock of somebody else: nobody waits for them.
    void this.each(passedOver);
  }

  private async each(batch: readonly Waiting[]): Promise<void> {
    await Promise.all(batch.map(({ entry, resolve, reject }) => this.one(entry).then(resolve, reject)));
  }

  private async one(entry: Append): Promise<Appended> {
    try {
      const { rowCount } = await this.ask(oneAppend(entry));
      return rowCount ? this.done(entry) : { ok: false, why: 'raced' };
    } catch (error) {
      if (codeOf(error) === '23505') return { ok: false, why: 'repeated' };
      throw error;
    }
  }

  private done({ table, expect }: Append): Appended {
    this.written(table, expect + 1);
    return { ok: true, seq: expect + 1 };
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');
