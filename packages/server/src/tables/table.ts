import type { SeatId, StandingOrders } from '@binario/kernel';
import type { Accepted, PublicRecord, SeenState, TableInfo } from '@binario/protocol';
import { chainUp } from '../journal/chainUp.ts';
import { StateMissing } from '../work/failures.ts';
import type { GameSummary, GivesOf, JobName, JobOf } from '../work/jobs.ts';
import { isBroken } from './broken.ts';
import { caughtUp } from './catchUp.ts';
import { began, changedBesidesTurn, changeOf } from './changes.ts';
import type { TableContext } from './context.ts';
import { type Head, headOf } from './head.ts';
import type { News } from './news.ts';
import { openingOf } from './opening.ts';
import { Snapshots } from './snapshots.ts';
import { botToMove, workAt } from './work.ts';
import { type Entry, writingOf } from './writing.ts';

/** Another record came first; the table has been brought up to date. */
export class Raced extends Error {
  override readonly name = 'Raced';
}

/** This key was used before: the record it made. */
export class Repeated extends Error {
  override readonly name = 'Repeated';
}

/** Where a job goes that needs a state: the rest of the job is filled in here. */
type Rest<N extends JobName> = Omit<JobOf<N>, 'table' | 'hash'>;

/** A table in memory. Everything that changes it waits in one queue; the database has the last word about the order. */
export class Table {
  head: Head;
  summary: GameSummary | undefined;
  lastUsed: number;
  readonly context: TableContext;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** What was to be written, while nobody knows whether it was: the answer of the database was lost. */
  private unsure: readonly { readonly seq: number; readonly at: number; readonly late: readonly SeatId[] }[] = [];
  private readonly snapshots: Snapshots;

  constructor(context: TableContext, head: Head) {
    this.context = context;
    this.head = head;
    this.lastUsed = context.clock.steady();
    this.snapshots = new Snapshots(this);
  }

  static async load(context: TableContext, id: string): Promise<Table | undefined> {
    const row = await context.store.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst();
    return row && new Table(context, headOf(row));
  }

  get idle(): boolean {
    return this.waiting === 0;
  }

  /** Does work when all work at this table before it is done. */
  run<R>(work: () => Promise<R>): Promise<R> {
    this.waiting++;
    this.lastUsed = this.context.clock.steady();
    const done = this.queue.then(work, work).finally(() => {
      this.waiting--;
    });
    this.queue = done.catch(() => {});
    return done;
  }

  orders(info: TableInfo = this.head.info): StandingOrders {
    const busy = info.seats.filter(({ kind, orders }) => kind === 'person' && orders.length > 0);
    return Object.fromEntries(busy.map(({ seat, orders }) => [seat, orders]));
  }

  /** Asks the engine about the present state, and opens it first where the thread does not have it. */
  async ask<N extends 'act' | 'view' | 'choices' | 'situation' | 'simplest' | 'snapshot'>(
    name: N,
    rest: Rest<N>,
  ): Promise<GivesOf<N>> {
    const { gamePool, options } = this.context;
    const about = () => ({ ...rest, table: this.head.id, hash: this.head.hash }) as unknown as JobOf<N>;
    try {
      return await gamePool.run(name, about(), this.head.id, options.engineLimitMs);
    } catch (error) {
      if (!(error instanceof StateMissing)) throw error;
      await this.open();
      return gamePool.run(name, about(), this.head.id, options.engineLimitMs);
    }
  }

  /** Opens a position of this table in its thread; the present one unless another head is given. */
  async open(head: Head = this.head): Promise<GameSummary> {
    const { store, engines, gamePool, options } = this.context;
    const opening = await openingOf(store.db, head, await engines.fileOf(head.engine));
    const job = { table: head.id, opening, orders: this.orders(head.info) };
    const summary = await gamePool.run('open', job, head.id, options.engineLimitMs);
    if (head === this.head) this.summary = summary;
    return summary;
  }

  /** How the game stands at the present head; the state is opened where that is not known. */
  async stands(): Promise<GameSummary> {
    return this.summary?.hash === this.head.hash ? this.summary : this.open();
  }

  async viewFor(by: SeatId | undefined): Promise<{ readonly view: SeenState; readonly hash: string }> {
    return this.ask('view', by === undefined ? {} : { by });
  }

  /** Writes one record, durably, and tells everybody. Throws `Raced` or `Repeated` when nothing was written. */
  async write(entry: Entry): Promise<Accepted> {
    const { store, clock, options } = this.context;
    const before = this.head;
    const { summary, info, late = [] } = entry;
    const now = clock.now();
    const writing = writingOf(before, entry, {
      now,
      link: await this.lastLink(),
      orderWaits: (summary ?? this.summary)?.order !== undefined,
      node: options.node,
      leaseMs: options.leaseMs,
    });
    const appended = await store.append(writing.append).catch((error: unknown) => {
      this.unsure = [...this.unsure, { seq: writing.head.seq, at: now, late }];
      throw error;
    });
    if (!appended.ok) {
      await this.catchUp();
      throw appended.why === 'raced' ? new Raced() : new Repeated();
    }
    this.head = writing.head;
    if (summary) this.summary = summary;
    this.snapshots.after(this.head, summary !== undefined);
    this.context.announce({
      head: this.head,
      record: writing.record,
      game: changeOf(summary),
      seen: this.summary?.seen ?? this.head.hash,
      infoChanged: changedBesidesTurn(before.info, info),
      local: true,
      began: began(before.info, info),
      late,
    });
    return this.accepted();
  }

  /** The link of the last record. Records of an older release have none: they are chained first. */
  private async lastLink(): Promise<string> {
    const { link, id, seq } = this.head;
    const found = link ?? (await chainUp(this.context.store.db, id, seq));
    if (found !== undefined) return found;
    await this.catchUp();
    throw new Raced();
  }

  /** The last record and its link, in the queue of the table. */
  async linked(): Promise<{ readonly seq: number; readonly link: string }> {
    const link = await this.lastLink();
    return { seq: this.head.seq, link };
  }

  accepted(): Accepted {
    const { seq, version } = this.head;
    return { ok: true, seq, version, hash: this.summary?.seen ?? this.head.hash };
  }

  /** Was it this node that wrote a record it finds in the journal, without having been told? Then it is news of its own. */
  ownNews({ seq, at }: PublicRecord): Pick<News, 'local' | 'late'> {
    const own = this.unsure.find((each) => each.seq === seq && each.at === at);
    this.unsure = this.unsure.filter((each) => each.seq > seq);
    return { local: own !== undefined, late: own?.late ?? [] };
  }

  /** Takes in what other nodes have written. */
  async catchUp(): Promise<void> {
    await caughtUp(this);
  }

  /** For whoever begins to look: news of other nodes may have been lost without a word. */
  async refresh(): Promise<void> {
    if (this.context.store.kind !== 'postgres') return;
    await this.catchUp().catch((error: unknown) => {
      // What is known of a table can be seen, also when its engine fails.
      if (!isBroken(error)) throw error;
    });
  }

  announce(news: News): void {
    this.context.announce(news);
  }

  /** Is something to be done here without a person, and now? */
  get hasWork(): boolean {
    const work = workAt(this.head.info, this.summary?.order !== undefined);
    return work !== null && work <= this.context.clock.now();
  }

  get botWaits(): boolean {
    return botToMove(this.head.info) !== undefined;
  }

  /** The state leaves memory; it can be opened again. */
  async rest(): Promise<void> {
    await this.snapshots.last();
    await this.forget();
  }

  /** The thread drops the state, and opens it by the engine of the head when it is asked again. */
  async forget(): Promise<void> {
    const { gamePool, options } = this.context;
    this.summary = undefined;
    await gamePool.run('forget', { table: this.head.id }, this.head.id, options.engineLimitMs).catch(() => {});
  }
}
