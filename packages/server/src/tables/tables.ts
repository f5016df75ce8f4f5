import type {
  Answer,
  Command,
  CreateRequest,
  ExportedTable,
  ImportRequest,
  ListPage,
  ListQuery,
} from '@binario/protocol';
import type { ExpressionBuilder } from 'kysely';
import { knownAt } from '../journal/knownAt.ts';
import { readLine } from '../journal/read.ts';
import { SYSTEM } from '../journal/record.ts';
import { signedHead } from '../journal/signedHead.ts';
import { DatabaseAway } from '../ports/away.ts';
import type { Identity } from '../ports/identity.ts';
import { RateLimiter } from '../security/rateLimiter.ts';
import type { Database } from '../store/database.ts';
import { doWork } from './auto.ts';
import { BotLane } from './botLane.ts';
import { isBroken } from './broken.ts';
import { Gone } from './catchUp.ts';
import { perform } from './command.ts';
import type { TableContext } from './context.ts';
import { createTable, importTable, type Made } from './create.ts';
import { Imports } from './imports.ts';
import { inTime } from './inTime.ts';
import { listTables } from './list.ts';
import { nameFor, shortName } from './names.ts';
import type { News, NewsListener } from './news.ts';
import { rematchOf } from './rematch.ts';
import { declined } from './rules/outcome.ts';
import { withoutHost } from './rules/seating.ts';
import { Stale } from './stale.ts';
import { Table } from './table.ts';

const MINUTE = 60_000;
/** Work that the database broke off is tried again after this time. */
const AGAIN_MS = 1_000;

/** What the tables need; the rest they give themselves. */
export type TablesParts = Omit<TableContext, 'announce' | 'rematch' | 'talk' | 'making'>;

/** All tables of this node: those in memory, and the way to the others. */
export class Tables {
  /** The way in for games from files. */
  readonly imports: Imports;
  /** So that few jobs and records of bots are ever before a person's. */
  readonly bots: BotLane;
  private readonly context: TableContext;
  private readonly open = new Map<string, Promise<Table | undefined>>();
  private readonly listeners = new Set<NewsListener>();
  /** Is somebody looking at this table here? Then it stays in memory. */
  private readonly watched = new Set<(table: string) => boolean>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly working = new Set<string>();
  private readonly stale: Stale;
  private scanning = false;
  private closing = false;

  constructor(parts: TablesParts) {
    const { options, clock } = parts;
    const now = () => clock.steady();
    this.imports = new Imports(options);
    this.bots = new BotLane(options.botsAtOnce);
    this.context = {
      ...parts,
      talk: new RateLimiter({ most: options.chatsPerMinute, window: MINUTE, now }),
      making: new RateLimiter({ most: options.tablesPerHour, window: 60 * MINUTE, now }),
      announce: (news) => this.announce(news),
      rematch: async (id, who) => rematchOf(this.context, id, who),
    };
    this.stale = new Stale((id) => this.follow(id), parts.log);
  }

  /** Begins to look after deadlines, bots of dead nodes, and tables nobody uses. */
  async begin(): Promise<void> {
    const { store, options } = this.context;
    // Alone with the file: whatever an earlier process had claimed it cannot do any more.
    if (store.kind === 'sqlite')
      await store.db.updateTable('game_table').set({ lease_until: 0 }).where('lease_until', '>', 0).execute();
    await store.listen(
      ({ table, seq }) => this.heard(table, seq),
      () => this.stale.add(...this.open.keys()),
    );
    this.timers.push(setInterval(() => void this.scan(), options.scanMs));
    if (store.kind === 'postgres') this.timers.push(setInterval(() => void this.compare(), options.compareMs));
    this.timers.push(setInterval(() => this.putAway(), Math.min(options.idleMs, 10_000)));
    for (const timer of this.timers) timer.unref();
    await this.scan();
  }

  async close(): Promise<void> {
    this.closing = true;
    this.stale.stop();
    for (const timer of this.timers) clearInterval(timer);
    const tables = await Promise.all([...this.open.values()].map((loading) => loading.catch(() => undefined)));
    await Promise.all(tables.map((table) => table?.run(() => table.rest())));
  }

  onNews(listener: NewsListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  keepWhile(watched: (table: string) => boolean): void {
    this.watched.add(watched);
  }

  get inMemory(): number {
    return this.open.size;
  }

  /** Bytes that the threads hold. */
  async weigh(): Promise<number> {
    const { gamePool, botPool, backgroundPool } = this.context;
    return (await gamePool.weigh()) + (await botPool.weigh()) + (await backgroundPool.weigh());
  }

  /** The table, loaded where need be. */
  async get(id: string): Promise<Table | undefined> {
    const known = this.open.get(id);
    if (known !== undefined) return known;
    const loading = Table.load(this.context, id);
    this.open.set(id, loading);
    const table = await loading.catch((error: unknown) => {
      this.open.delete(id);
      throw error;
    });
    if (!table) this.open.delete(id);
    return table;
  }

  async create(who: Identity, wish: CreateRequest): Promise<Made> {
    return this.once(who, wish.key, () => this.createNew(who, wish));
  }

  async import(who: Identity, wish: ImportRequest): Promise<Made> {
    return this.once(who, wish.key, () => this.importNew(who, wish));
  }

  /** A wish with a key is fulfilled once: its table has a name made of both, so that two nodes cannot both make it. */
  private async once(who: Identity, key: string | undefined, make: () => Promise<Made>): Promise<Made> {
    if (key === undefined) return make();
    const id = nameFor(`${who.id} ${key}`);
    if (await this.get(id)) return { ok: true, id };
    try {
      return await make();
    } catch (error) {
      if (await this.get(id)) return { ok: true, id };
      throw error;
    }
  }

  private async createNew(who: Identity, wish: CreateRequest): Promise<Made> {
    if (this.context.making.take(who.id) > 0) return { ok: false, code: 'tooMuch', problem: 'tables' };
    return createTable(this.context, who, wish);
  }

  private async importNew(who: Identity, wish: ImportRequest): Promise<Made> {
    if (this.context.making.take(who.id) > 0) return { ok: false, code: 'tooMuch', problem: 'tables' };
    return importTable(this.context, who, wish);
  }

  list(query: ListQuery, user: string | undefined): Promise<ListPage> {
    return listTables(this.context.store.db, query, user);
  }

  /** Whoever waits too long because the database does gets `DatabaseAway`; what was begun then may be done all the same. */
  async command(id: string, who: Identity, command: Command): Promise<Answer> {
    const { gamePool, botPool, onAnswer = () => {} } = this.context;
    this.bots.personActs();
    const since = performance.now();
    const seconds = () => (performance.now() - since) / 1000;
    try {
      const answer = await inTime(
        (waits) => this.carryOut(id, who, command, waits),
        // An engine or a bot that thinks has a limit of its own.
        () => gamePool.worksOn(id) || botPool.worksOn(id),
      );
      onAnswer(answer.ok ? 'ok' : answer.code, seconds());
      return answer;
    } catch (error) {
      onAnswer(isBroken(error) ? 'broken' : 'busy', seconds());
      throw error;
    }
  }

  private async carryOut(id: string, who: Identity, command: Command, waits: () => boolean): Promise<Answer> {
    const table = await this.get(id);
    if (!table) return { ok: false, code: 'unknownTable' };
    const answer = await table
      .run(() => (waits() ? perform(table, who, command) : Promise.resolve(declined('busy'))))
      .catch((error: unknown) => {
        if (!(error instanceof Gone)) throw error;
        this.context.log.error({ err: error, table: id }, 'a table is gone');
        this.open.delete(id);
        return { ok: false, code: 'unknownTable' } as const;
      });
    if (answer.ok) this.look(table);
    return answer;
  }

  /** The record of the game in force. Undefined while it must stay hidden, or where there is no such table. */
  async export(id: string): Promise<ExportedTable | undefined> {
    const table = await this.get(id);
    if (!table) return undefined;
    const { head } = table;
    const { info } = head;
    const open = this.context.engines.currentOf(info.game)?.facts.open ?? false;
    if (!open && info.status !== 'ended') return undefined;
    const link = await table.run(() => table.linked());
    const { acts } = await readLine(this.context.store.db, id);
    const names = info.seats.map(({ seat, user, beside, bot }) => [
      seat,
      beside ?? (user === undefined ? bot : info.people[user]) ?? seat,
    ]);
    return {
      format: 'binario-game/1',
      game: info.game,
      rules: info.rules,
      names: Object.fromEntries(names),
      setup: head.setup,
      actions: acts.map(({ action }) => action),
      hashes: acts.map(({ hash }) => hash),
      head: signedHead(this.context.signingKey, { table: id, ...link, at: this.context.clock.now() }),
    };
  }

  /** Somebody is called otherwise from now on, at every table where he is known. */
  async rename(user: string, name: string): Promise<void> {
    const rows = await knownAt(this.context.store.db, user).execute();
    for (const { table_id } of rows) {
      const table = await this.get(table_id);
      await table?.run(async () => {
        const { info } = table.head;
        const before = info.people[user];
        if (before === undefined || before === name) return;
        const people = { ...info.people, [user]: name };
        // A table that nobody named is called after its maker.
        const { settings } = info;
        const named = settings.name.endsWith(`, ${before}`);
        const called = named ? `${settings.name.slice(0, -before.length)}${name}`.slice(0, 60) : settings.name;
        await table.write({
          kind: 'admin',
          author: SYSTEM,
          body: { what: 'renamed', user },
          info: { ...info, people, settings: { ...settings, name: called } },
        });
      });
    }
  }

  /** Somebody who is gone for good rules no table any more. */
  async giveUpHost(id: string, user: string): Promise<void> {
    const table = await this.get(id);
    await table?.run(async () => {
      const info = withoutHost(table.head.info, user);
      if (info === table.head.info) return;
      await table.write({ kind: 'admin', author: SYSTEM, body: { what: 'host', user: info.host }, info });
    });
  }

  /** Sees to it that whatever is due at this table without a person is done, by this node. */
  look(table: Table): void {
    const { id } = table.head;
    if (this.closing || this.working.has(id) || !table.hasWork) return;
    this.working.add(id);
    void this.workOff(table)
      .catch((error: unknown) => {
        // What is broken off by stopping is taken up by another node, or with the next start.
        if (this.closing) return;
        this.context.log.error({ err: error, table: id }, 'work at a table failed');
        // Its lease is ours: no other node would take it up before that ends.
        if (error instanceof DatabaseAway) setTimeout(() => this.look(table), AGAIN_MS).unref();
      })
      .finally(() => this.working.delete(id));
  }

  private async workOff(table: Table): Promise<void> {
    const { botPauseMs } = this.context.options;
    const next = () => table.run(() => doWork(table, shortName));
    while (!this.closing && table.hasWork) {
      if (table.botWaits && botPauseMs > 0) await pause(botPauseMs);
      if (!(await (table.botWaits ? this.bots.through(next) : next()))) return;
    }
  }

  /** Work nobody does: deadlines, and what a node left behind that is no more. */
  private async scan(): Promise<void> {
    if (this.closing || this.scanning) return;
    const { store, clock, options, log } = this.context;
    this.scanning = true;
    try {
      const now = clock.now();
      // One that reaches further than any can was claimed by a clock that has been set back since.
      const farthest = now + options.leaseMs + MINUTE;
      const free = ({ eb, or }: ExpressionBuilder<Database, 'game_table'>) =>
        or([eb('lease_until', '<', now), eb('lease_until', '>', farthest)]);
      const rows = await store.db
        .selectFrom('game_table')
        .select('id')
        .where('work_at', '<=', now)
        .where(free)
        .orderBy('work_at')
        .limit(50)
        .execute();
      for (const { id } of rows) {
        const claimed = await store.db
          .updateTable('game_table')
          .set({ lease_owner: options.node, lease_until: now + options.leaseMs })
          .where('id', '=', id)
          .where('work_at', '<=', now)
          .where(free)
          .returning('id')
          .executeTakeFirst();
        if (!claimed) continue;
        // One bad table hurts no other.
        await this.takeUp(id).catch((error: unknown) => log.error({ err: error, table: id }, 'work at a table failed'));
      }
    } catch (error) {
      if (!this.closing) log.error({ err: error }, 'looking for work failed');
    } finally {
      this.scanning = false;
    }
  }

  private async takeUp(id: string): Promise<void> {
    const table = await this.get(id);
    if (!table) return;
    await table.run(async () => {
      await table.catchUp();
      await table.stands();
    });
    this.look(table);
  }

  private heard(id: string, seq: number): void {
    const known = this.open.get(id);
    if (known === undefined) return;
    void known
      .then((table) => (table && table.head.seq < seq ? table.run(() => table.catchUp()) : undefined))
      .catch(() => this.stale.add(id));
  }

  /** A listener that lost something without noticing would show old tables for ever: so they are compared now and then. */
  private async compare(): Promise<void> {
    const { store, log } = this.context;
    try {
      for (const ids of inParts([...this.open.keys()])) {
        const rows = await store.db.selectFrom('game_table').select(['id', 'seq']).where('id', 'in', ids).execute();
        for (const { id, seq } of rows) this.heard(id, seq);
      }
    } catch (error) {
      if (!this.closing) log.warn({ err: error }, 'tables could not be compared');
    }
  }

  /** Takes in whatever other nodes wrote at a table, if it is in memory here. */
  private async follow(id: string): Promise<void> {
    const table = await this.open.get(id);
    await table?.run(() => table.catchUp());
  }

  private announce(news: News): void {
    for (const listener of this.listeners) {
      try {
        listener(news);
      } catch (error) {
        this.context.log.error({ err: error, table: news.head.id }, 'a listener failed');
      }
    }
  }

  private putAway(): void {
    const { clock, options } = this.context;
    const now = clock.steady();
    for (const [id, loading] of this.open) {
      const putAway = (table: Table | undefined) => {
        if (!table?.idle || now - table.lastUsed < options.idleMs) return;
        const looked = [...this.watched].some((watched) => watched(id));
        if (!looked && this.open.get(id) === loading) this.open.delete(id);
        // One that is looked at but rests keeps its head, not its state.
        if (!looked || table.summary) void table.rest();
      };
      // Whoever asked for a table that could not be loaded has been told.
      void loading.then(putAway, () => {});
    }
  }
}

const COMPARED_AT_ONCE = 500;

function inParts(ids: readonly string[]): readonly (readonly string[])[] {
  const parts = Math.ceil(ids.length / COMPARED_AT_ONCE);
  return Array.from({ length: parts }, (_, i) => ids.slice(i * COMPARED_AT_ONCE, (i + 1) * COMPARED_AT_ONCE));
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
