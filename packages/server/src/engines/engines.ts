import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Engine, EngineFacts } from '@binario/kernel';
import { StartFailure, saidBy } from '../ports/startFailure.ts';
import type { Store } from '../store/store.ts';

/** An engine of this release. */
export interface CurrentEngine {
  readonly id: string;
  readonly facts: EngineFacts;
  readonly engine: Engine;
}

/** Where a build leaves the engine files. */
export const releaseFolder = (): string => fileURLToPath(new URL('../../../../dist/engines', import.meta.url));

function releasedIn(folder: string): readonly string[] {
  let files: readonly string[] = [];
  try {
    files = readdirSync(folder).filter((name) => /^[\w-]+@\d+\.mjs$/.test(name));
  } catch (error) {
    throw new StartFailure(`there are no engine files: ${saidBy(error)}`);
  }
  if (files.length === 0) throw new StartFailure(`there are no engine files in ${folder}: nothing could be played`);
  return files;
}

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 12);

const isOf = (id: string, code: string): boolean => id.endsWith(`-${digestOf(code)}`);

const YOUNG_MS = 30 * 86_400_000;

/** An engine file that cannot be found anywhere: the table that names it cannot be played. */
export class NoEngine extends Error {
  override readonly name = 'NoEngine';
}

/**
 * Engine files by name. A name holds game, rules and a digest of the file: `GAME@3-9f86d081884c`. What this release brings is
 * written into the database, so that later releases and other nodes can play the tables that began with it.
 */
export class Engines {
  private readonly current = new Map<string, CurrentEngine>();
  /** Files whose digest was compared by this process. */
  private readonly whole = new Set<string>();
  private readonly cache: string;
  private readonly store: Store;

  private constructor(store: Store, cache: string) {
    this.store = store;
    this.cache = cache;
  }

  static async open(store: Store, cache: string, release: string, now: number): Promise<Engines> {
    const engines = new Engines(store, cache);
    try {
      mkdirSync(cache, { recursive: true });
    } catch (error) {
      throw new StartFailure(`the data folder cannot be used: ${saidBy(error)}`);
    }
    for (const file of releasedIn(release)) {
      await engines.add(join(release, file), now);
    }
    return engines;
  }

  games(): readonly CurrentEngine[] {
    return [...this.current.values()].sort((a, b) => (a.facts.id < b.facts.id ? -1 : 1));
  }

  currentOf(game: string): CurrentEngine | undefined {
    return this.current.get(game);
  }

  /** The file of an engine on this machine, fetched from the database where need be. A damaged one is never run. */
  async fileOf(id: string): Promise<string> {
    const file = join(this.cache, `${id}.mjs`);
    if (existsSync(file) && (this.whole.has(id) || isOf(id, readFileSync(file, 'utf8')))) {
      this.whole.add(id);
      return file;
    }
    const row = await this.store.db.selectFrom('engine').select('code').where('id', '=', id).executeTakeFirst();
    if (!row) throw new NoEngine(`there is no engine ${id}`);
    if (!isOf(id, row.code)) throw new NoEngine(`the engine ${id} is damaged`);
    this.keep(file, row.code);
    this.whole.add(id);
    return file;
  }

  /**
   * Would a table that has the one engine move up to the other, and not back? By rules, then by which of them this database has known
   * for longer: an older node that starts again in the middle of an update must not take tables back to its engine.
   */
  async isNewer(engine: string, than: string): Promise<boolean> {
    const rows = await this.store.unhurried
      .selectFrom('engine')
      .select(['id', 'rules', 'added_at'])
      .where('id', 'in', [engine, than])
      .execute();
    const [newer, older] = [engine, than].map((id) => rows.find((row) => row.id === id));
    if (!newer || !older) return false;
    return newer.rules === older.rules ? newer.added_at > older.added_at : newer.rules > older.rules;
  }

  /** Engines no table needs any more, except those of this release, and young ones: another node may be about to use them. */
  async discardUnused(now: number): Promise<void> {
    const keep = this.games().map(({ id }) => id);
    await this.store.unhurried
      .deleteFrom('engine')
      .where('added_at', '<', now - YOUNG_MS)
      .where(({ not, exists, selectFrom, eb, and }) =>
        and([
          not(exists(selectFrom('game_table').select('game_table.id').whereRef('game_table.engine', '=', 'engine.id'))),
          ...(keep.length > 0 ? [eb('engine.id', 'not in', keep)] : []),
        ]),
      )
      .execute();
  }

  private async add(file: string, now: number): Promise<void> {
    const code = readFileSync(file, 'utf8');
    const { id, engine } = await this.tried(file, code);
    const { id: game, rules } = engine.facts;
    const latest = this.store.db
      .selectFrom('engine')
      .select(({ fn }) => fn.max('added_at').as('at'))
      .where('game', '=', game)
      .where('id', '!=', id);
    const at = (await latest.executeTakeFirst().catch(() => undefined))?.at ?? 0;
    await this.store.db
      .insertInto('engine')
      // After all that are known, also by a clock that was set back: `isNewer` goes by this.
      .values({ id, game, rules, code, added_at: Math.max(now, Number(at) + 1) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
      .catch((error: unknown) => {
        throw new StartFailure(`the database cannot be used: ${saidBy(error)}`);
      });
    const known = this.current.get(game);
    if (!known || known.facts.rules < rules) this.current.set(game, { id, facts: engine.facts, engine });
  }

  /** Loads a file of this release and puts it among the others, under its name. */
  private async tried(file: string, code: string): Promise<{ id: string; engine: Engine }> {
    const digest = digestOf(code);
    const place = join(this.cache, `${digest}.new.mjs`);
    try {
      writeFileSync(place, code);
      const { engine } = (await import(pathToFileURL(place).href)) as { readonly engine?: Engine };
      if (engine?.format !== 1) throw new Error('it exports no engine of a form this server knows');
      const id = `${engine.facts.id}@${engine.facts.rules}-${digest}`;
      renameSync(place, join(this.cache, `${id}.mjs`));
      return { id, engine };
    } catch (error) {
      rmSync(place, { force: true });
      throw new StartFailure(`the engine file ${file} cannot be used: ${saidBy(error)}`);
    }
  }

  /** Written beside and moved: a thread must never load half a file. */
  private keep(file: string, code: string): void {
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, code);
    renameSync(part, file);
  }
}
