import { setTimeout as sleep } from 'node:timers/promises';
import type { Engines } from '../engines/engines.ts';
import { SYSTEM } from '../journal/record.ts';
import type { Logger } from '../log/logger.ts';
import { DatabaseAway } from '../ports/away.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Pool } from '../work/pool.ts';
import { type StoredGame, verifyGame } from './verify.ts';

const AGAIN_MS = 5_000;

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
}

/**
 * After a start every stored game that has grown since it was last looked at, or that could go on with a newer engine, is
 * replayed. Equal hashes move it up; a difference leaves it with the engine it has, until it ends.
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
    const { store, engines, log } = this.parts;
    let after = '';
    let looked = 0;
    for (;;) {
      const page = store.unhurried
        .selectFrom('game_table')
        .select(['id', 'game', 'engine', 'setup', 'version', 'checked_version', 'checked_engine'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(100);
      const rows = await this.patiently(() => page.execute());
      for (const row of rows) {
        if (this.stopped) return;
        const done = await this.patiently(() => this.one(row)).catch((error: unknown) => {
          // One bad table hurts no other.
          if (!this.stopped) log.error({ err: error, table: row.id }, 'a stored game could not be replayed');
          return true;
        });
        if (done) looked++;
      }
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    await this.patiently(() => engines.discardUnused(this.parts.clock.now()));
    if (looked > 0) log.info({ tables: looked }, 'stored games replayed');
  }

  private async one(row: Unchecked): Promise<boolean> {
    const { store, engines, log } = this.parts;
    const parts = { ...this.parts, db: store.unhurried };
    const current = engines.currentOf(row.game)?.id;
    const known = row.checked_version === row.version && row.checked_engine === row.engine;
    if (known && (current === undefined || current === row.engine)) return false;
    if (!known) {
      const result = await verifyGame(parts, row, row.engine);
      if (!result.ok) {
        log.error(
          { table: row.id, seq: result.seq, problem: result.problem },
          'a stored game does not replay to its hashes',
        );
        return true;
      }
      await store.db
        .updateTable('game_table')
        .set({ checked_version: row.version, checked_engine: row.engine })
        .where('id', '=', row.id)
        .execute();
    }
    if (current === undefined || current === row.engine) return true;
    const result = await verifyGame(parts, row, current);
    if (result.ok) await this.moveUp(row, current);
    else log.info({ table: row.id, engine: row.engine, seq: result.seq }, 'a table stays with its engine');
    return true;
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
    await this.parts.store.db
      .updateTable('game_table')
      .set({ checked_version: version, checked_engine: engine })
      .where('id', '=', id)
      .execute();
  }
}
