import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Guest, newGuest, newTable, request, TrialSocket } from '../servers/guest.ts';
import { releasedEngine } from '../servers/release.ts';
import { type Script, scriptOf } from '../servers/script.ts';
import { ServerProcess } from '../servers/serverProcess.ts';
import { type Imported, importers } from './importers.ts';

/** How much a server is to bear. */
export interface LoadWish {
  readonly tables: number;
  readonly seconds: number;
  /** Each table has a move every so many seconds, whether or not the last one is through. */
  readonly every: number;
  readonly databaseUrl?: string;
  readonly game: string;
  readonly onProgress?: (line: string) => void;
}

/** What was measured under load. */
export interface Loaded {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From the moment a move was due until every socket of its table had it, in milliseconds. */
  readonly seen: Quantiles;
  /** How long the view of a table took by HTTP. */
  readonly view: Quantiles;
  /** The same while many people bring games from files. */
  readonly importing: { readonly seen: Quantiles; readonly view: Quantiles; readonly imports: Imported };
  readonly commit: { readonly p50: number; readonly p99: number };
  /** Kilobytes of the server for each table: being played, at rest with everybody connected, at rest with nobody there. */
  readonly memory: { readonly active: number; readonly idle: number; readonly away: number };
  /** Megabytes of the whole server process while everybody plays. */
  readonly resident: number;
  /** Milliseconds of processor time of the server for each move. */
  readonly cpuPerMove: number;
  readonly sockets: number;
  readonly errors: number;
  readonly problems: readonly string[];
}

/** Milliseconds: the median, the ninety-ninth percentile and the longest. */
export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** So many people bring games from files at once. */
export const IMPORTERS = 30;
const VIEW_EVERY_MS = 20;
const IDLE_MS = 2_000;
const AT_ONCE = 16;

/** Many tables with real sockets on loopback, moves at fixed times. */
export async function load(wish: LoadWish): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-load-'));
  const server = new ServerProcess({
    dataFolder: folder,
    ...(wish.databaseUrl !== undefined && { databaseUrl: wish.databaseUrl }),
    // All of them at once, as if each came from an address of his own.
    tables: { idleMs: IDLE_MS, importsPerAddress: IMPORTERS, importsWaiting: IMPORTERS },
  });
  try {
    return await new Load(wish, server).run();
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface LoadTable {
  readonly id: string;
  readonly script: Script;
  readonly guest: Guest;
  readonly sockets: readonly TrialSocket[];
  /** Moves on their way: by sequence number, when due and how many sockets have not seen it. */
  readonly due: Map<number, { readonly at: number; left: number }>;
  position: number;
  version: number;
  /** The next move waits for the one before it. */
  turn: Promise<void>;
}

class Load {
  private readonly wish: LoadWish;
  private readonly server: ServerProcess;
  private latencies: number[] = [];
  private views: number[] = [];
  private readonly problems: string[] = [];
  private errors = 0;
  private pending = 0;

  constructor(wish: LoadWish, server: ServerProcess) {
    this.wish = wish;
    this.server = server;
  }

  async run(): Promise<Loaded> {
    const { wish, server } = this;
    const engine = await releasedEngine(wish.game);
    const players = Math.max(3, engine.facts.players.min);
    const steps = Math.ceil(wish.seconds / wish.every) + 4;
    const scripts = Array.from({ length: 8 }, (_, i) => scriptOf(engine, i + 1, players, steps));
    const url = await server.url;
    wish.onProgress?.('setting the tables');
    // Everything that is loaded once is loaded before it is weighed.
    await this.newTable(url, scripts[0] as Script, players);
    const empty = await server.measure();
    const newTables = () =>
      inParts(wish.tables, (i) => this.newTable(url, scripts[i % scripts.length] as Script, players));
    const tables = await newTables();
    const set = await server.measure();
    wish.onProgress?.('playing');
    const begun = performance.now();
    await this.play(url, tables);
    const seconds = (performance.now() - begun) / 1000;
    const active = await server.measure();
    const alone = this.measured();
    wish.onProgress?.('resting');
    await pause(IDLE_MS * 3);
    const idle = await server.measure();
    for (const table of tables) for (const socket of table.sockets) socket.close();
    await pause(IDLE_MS * 3);
    const away = await server.measure();
    wish.onProgress?.('setting the tables again');
    const others = await newTables();
    const stop = await importers(url, engine, IMPORTERS);
    await this.play(url, others);
    const imports = await stop();
    const importing = { ...this.measured(), imports };
    const perTable = ({ held }: { readonly held: number }) => Math.max(0, (held - empty.held) / 1024 / wish.tables);
    const { moves } = alone;
    return {
      moves,
      movesPerSecond: moves / seconds,
      seen: alone.seen,
      view: alone.view,
      importing,
      commit: { p50: quantile(active.commits, 0.5), p99: quantile(active.commits, 0.99) },
      memory: { active: perTable(active), idle: perTable(idle), away: perTable(away) },
      resident: active.rss / 1024 / 1024,
      cpuPerMove: (active.cpu - set.cpu) / Math.max(1, moves),
      sockets: tables.reduce((sum, { sockets }) => sum + sockets.length, 0),
      errors: this.errors,
      problems: this.problems.slice(0, 5),
    };
  }

  /** What was measured since this was last asked. */
  private measured(): { readonly moves: number; readonly seen: Quantiles; readonly view: Quantiles } {
    const [seen, views] = [this.latencies, this.views];
    this.latencies = [];
    this.views = [];
    return { moves: seen.length, seen: quantilesOf(seen), view: quantilesOf(views) };
  }

  private async newTable(url: string, script: Script, players: number): Promise<LoadTable> {
    const guests: Guest[] = [];
    for (let i = 0; i < players; i++) guests.push(await newGuest(url, `Guest ${i + 1}`));
    const id = await newTable(url, guests, { game: script.game, seed: script.seed });
    const sockets = await Promise.all(guests.map((guest) => TrialSocket.open(url, guest)));
    const [guest] = guests as [Guest];
    const table: LoadTable = {
      id,
      script,
      guest,
      sockets,
      due: new Map(),
      position: 0,
      version: 1,
      turn: Promise.resolve(),
    };
    for (const socket of sockets) {
      socket.onDelta = ({ seq, hash, record }) => this.seen(table, seq, hash, record.kind);
      const answer = await socket.watch(id);
      if (!answer.ok) this.problem(`watch: ${answer.code}`);
    }
    return table;
  }

  private async play(url: string, tables: readonly LoadTable[]): Promise<void> {
    const { seconds, every } = this.wish;
    const looking = this.look(url, tables);
    const begun = performance.now();
    const moves: Promise<void>[] = [];
    const rounds = Math.floor(seconds / every);
    for (let round = 0; round < rounds; round++) {
      for (const [i, table] of tables.entries()) {
        const at = begun + (round + i / tables.length) * every * 1000;
        const wait = at - performance.now();
        if (wait > 1) await pause(wait);
        const turn = table.turn.then(() => this.move(table, at));
        table.turn = turn;
        moves.push(turn);
      }
      this.wish.onProgress?.(`playing, ${Math.round((round + 1) * every)} s`);
    }
    await Promise.all(moves);
    await looking();
    for (let i = 0; i < 200 && this.pending > 0; i++) await pause(50);
    if (this.pending > 0) this.problem(`${this.pending} moves were not seen by everybody`, this.pending);
  }

  /** Somebody looks at one table after another, until he is stopped. */
  private look(url: string, tables: readonly LoadTable[]): () => Promise<void> {
    let over = false;
    const looking = (async () => {
      for (let i = 0; !over; i++) {
        const { id, guest } = tables[i % tables.length] as LoadTable;
        const begun = performance.now();
        await request(url, guest, 'GET', `/api/tables/${id}/view`).catch((error: Error) => this.problem(error.message));
        this.views.push(performance.now() - begun);
        await pause(VIEW_EVERY_MS);
      }
    })();
    return () => {
      over = true;
      return looking;
    };
  }

  private async move(table: LoadTable, at: number): Promise<void> {
    const action = table.script.actions[table.position];
    if (!action) return;
    const socket = table.sockets[Number(action.by.slice(1)) - 1];
    // The version counts the start as one, so that the record after it has the sequence number that follows.
    const expected = table.script.hashes[table.position];
    const key = randomBytes(9).toString('base64url');
    this.pending++;
    const at0 = { at, left: table.sockets.length };
    table.due.set(table.version + 1, at0);
    const answer = await socket?.command(table.id, { do: 'act', version: table.version, key, action });
    if (!answer?.ok) {
      this.pending--;
      table.due.delete(table.version + 1);
      this.problem(`move refused: ${JSON.stringify(answer)}`);
      return;
    }
    if (answer.hash !== expected) this.problem(`hash ${answer.hash} instead of ${expected}`);
    table.version = answer.version;
    table.position++;
  }

  private seen(table: LoadTable, _seq: number, hash: string, kind: string): void {
    if (kind !== 'act') return;
    const position = table.script.hashes.indexOf(hash);
    const move = table.due.get(position + 2);
    if (!move) {
      this.problem('a delta nobody waited for');
      return;
    }
    move.left--;
    if (move.left > 0) return;
    table.due.delete(position + 2);
    this.pending--;
    this.latencies.push(performance.now() - move.at);
  }

  private problem(text: string, count = 1): void {
    this.errors += count;
    this.problems.push(text);
  }
}

async function inParts<R>(count: number, work: (i: number) => Promise<R>): Promise<readonly R[]> {
  const out: R[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const part = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => work(from + i));
    out.push(...(await Promise.all(part)));
  }
  return out;
}

const quantilesOf = (values: readonly number[]): Quantiles => ({
  p50: quantile(values, 0.5),
  p99: quantile(values, 0.99),
  most: quantile(values, 1),
});

function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] as number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
