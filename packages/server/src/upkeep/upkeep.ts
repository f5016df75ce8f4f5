import { setTimeout as sleep } from 'node:timers/promises';
import type { Updateable } from 'kysely';
import type { Engines } from '../engines/engines.ts';
import { SYSTEM } from '../journal/record.ts';
import type { Logger } from '../log/logger.ts';
import { DatabaseAway } from '../ports/away.ts';
import type { Clock } from '../ports/clock.ts';
import type { GameTableRow } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Pool } from '../work/pool.ts';
import { LIMIT_MS, type StoredGame, verifyGame } from './verify.ts';

const AGAIN_MS = 5_000;
/** A node has so long to replay one game, twice if need be; then another may think that it is dead. */
const CLAIM_MS = 2 * LIMIT_MS + 60_000;
/** So far the clocks of two nodes may be apart. */
const APART_MS = 60_000;

/** What stored games are replayed with. */
export interface UpkeepParts {
  readonly store: Store;
  readonly engines: Engines;
  readonly tables: Tables;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Unchecked extends StoredGame {
  readonly game: string;
  readonly version: number;
  readonly checked_version: number;
  readonly checked_engine: string;
  readonly differs_by: string | null;
}

/** What became of one stored game: there was nothing to do, it was looked at, or another node looks at it now. */
type Seen = 'nothing' | 'looked' | 'others';

/**
 * After a start every stored game that has grown since it was last looked at, or that could go on with a newer engine, is
 * replayed. Equal hashes move it up; a difference leaves it with the engine it has, until it ends. Nodes that start together
 * share the work: whoever claims a game replays it, once for all of them.
 */
export class Upkeep {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private readonly parts: UpkeepParts;

  constructor(parts: UpkeepParts) {
    this.parts = parts;
  }

  begin(): void {
    this.running = this.all().catch((error: unknown) => {
      if (!this.stopped) this.parts.log.error({ err: error }, 'stored games could not be replayed');
    });
  }

  /** For tests and tools: resolves when all are through. */
  async done(): Promise<void> {
    await this.running;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private get stopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Waits for a database that is away: a game is not passed over because of it. */
  private async patiently<R>(work: () => Promise<R>): Promise<R> {
    const { signal } = this.stopping;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseAway) || this.stopped) throw error;
        this.parts.log.warn({ err: error }, 'replaying stored games waits for the database');
        await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  }

  private async all(): Promise<void> {
    const { engines, log, clock } = this.parts;
    let looked = 0;
    for (;;) {
      const seen = await this.pass();
      if (this.stopped) return;
      looked += seen.looked;
      if (seen.others === 0) break;
      // A node that dies leaves what it claimed.
      await sleep(AGAIN_MS, undefined, { signal: this.stopping.signal, ref: false }).catch(() => {});
    }
    await this.patiently(() => engines.discardUnused(clock.now()));
    if (looked > 0) log.info({ tables: looked }, 'stored games replayed');
  }

  /** Goes through all stored games once. */
  private async pass(): Promise<Record<Seen, number>> {
    const { store, log } = this.parts;
    const count = { nothing: 0, looked: 0, others: 0 };
    let after = '';
    for (;;) {
      const page = store.unhurried
        .selectFrom('game_table')
        .select(['id', 'game', 'engine', 'setup', 'version', 'checked_version', 'checked_engine', 'differs_by'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(100);
      const rows = await this.patiently(() => page.execute());
      for (const row of rows) {
        if (this.stopped) return count;
        const seen = await this.patiently(() => this.one(row)).catch((error: unknown): Seen => {
          // One bad table hurts no other.
          if (!this.stopped) log.error({ err: error, table: row.id }, 'a stored game could not be replayed');
          return 'looked';
        });
        count[seen]++;
      }
      const last = rows.at(-1);
      if (!last) return count;
      after = last.id;
    }
  }

  private async one(row: Unchecked): Promise<Seen> {
    const known = row.checked_version === row.version && row.checked_engine === row.engine;
    const newer = await this.newerFor(row);
    if (known && newer === undefined) return 'nothing';
    if (!(await this.claim(row))) return (await this.isAsRead(row)) ? 'others' : 'nothing';
    if (known || (await this.stillReplays(row))) {
      if (newer !== undefined) await this.tryNewer(row, newer);
    }
    await this.noted(row.id, { check_until: null });
    return 'looked';
  }

  /** The engine of this release, if the table could move up to it and that was not tried in vain. */
  private async newerFor({ game, engine, differs_by }: Unchecked): Promise<string | undefined> {
    const { engines } = this.parts;
    const current = engines.currentOf(game)?.id;
    if (current === undefined || current === engine || current === differs_by) return undefined;
    return (await engines.isNewer(current, engine)) ? current : undefined;
  }

  /** True when nobody else replays this game now, and it is as it was read. */
  private async claim({ id, version, checked_version, checked_engine, engine }: Unchecked): Promise<boolean> {
    const { store, clock } = this.parts;
    const now = clock.now();
    const claimed = await store.db
      .updateTable('game_table')
      .set({ check_until: now + CLAIM_MS })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('engine', '=', engine)
      .where('checked_version', '=', checked_version)
      .where('checked_engine', '=', checked_engine)
      // One that reaches further than any can was claimed by a clock that has been set back since.
      .where(({ eb, or }) =>
        or([
          eb('check_until', 'is', null),
          eb('check_until', '<', now),
          eb('check_until', '>', now + CLAIM_MS + APART_MS),
        ]),
      )
      .returning('id')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  /** Is there still something to do at a game that could not be claimed? One that goes on is looked at after the next start. */
  private async isAsRead({ id, version, engine }: Unchecked): Promise<boolean> {
    const row = await this.parts.store.unhurried
      .selectFrom('game_table')
      .select(['version', 'engine'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.version === version && row.engine === engine;
  }

  private async stillReplays(row: Unchecked): Promise<boolean> {
    const { store, log } = this.parts;
    const result = await verifyGame({ ...this.parts, db: store.unhurried }, row, row.engine);
    if (result.ok) {
      await this.noted(row.id, { checked_version: row.version, checked_engine: row.engine });
      return true;
    }
    const { seq, problem } = result;
    log.error({ table: row.id, seq, problem }, 'a stored game does not replay to its hashes');
    return false;
  }

  private async tryNewer(row: Unchecked, engine: string): Promise<void> {
    const { store, log } = this.parts;
    const result = await verifyGame({ ...this.parts, db: store.unhurried }, row, engine);
    if (result.ok) {
      await this.moveUp(row, engine);
      return;
    }
    log.info({ table: row.id, engine: row.engine, seq: result.seq }, 'a table stays with its engine');
    await this.noted(row.id, { differs_by: engine });
  }

  private async noted(id: string, what: Updateable<GameTableRow>): Promise<void> {
    await this.parts.store.db.updateTable('game_table').set(what).where('id', '=', id).execute();
  }

  /** Only if nothing happened meanwhile: otherwise it is looked at again at the next start. */
  private async moveUp({ id, game, version }: Unchecked, engine: string): Promise<void> {
    const table = await this.parts.tables.get(id);
    const rules = this.parts.engines.currentOf(game)?.facts.rules;
    if (!table || rules === undefined) return;
    await table.run(async () => {
      await table.catchUp();
      const { info } = table.head;
      if (table.head.version !== version) return;
      await table.rest();
      await table.write({
        kind: 'admin',
        author: SYSTEM,
        body: { what: 'engine', from: info.engine, to: engine },
        info: { ...info, engine, rules },
        engine: { id: engine, rules },
      });
    });
    await this.noted(id, { checked_version: version, checked_engine: engine });
  }
}
