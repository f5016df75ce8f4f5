import { randomBytes } from 'node:crypto';
import { type Guest, newGuest, newTable, request, TrialSocket } from '../servers/guest.ts';
import type { Script } from '../servers/script.ts';
import { type Quantiles, quantilesOf } from './quantiles.ts';

const VIEW_EVERY_MS = 20;
const AT_ONCE = 16;

/** How long people play, and how often. */
export interface Rhythm {
  readonly seconds: number;
  /** Each table has a move every so many seconds, whether or not the last one is through. */
  readonly every: number;
  readonly onProgress?: (line: string) => void;
}

/** How long people waited. */
export interface Waited {
  readonly moves: number;
  /** From the moment a move was due until every socket of its table had it, in milliseconds. */
  readonly seen: Quantiles;
  /** How long the view of a table took by HTTP. */
  readonly view: Quantiles;
}

/** One table of a load, with everybody who sits there. */
export interface LoadTable {
  readonly id: string;
  /** The server by which it was made. */
  readonly url: string;
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

/** People at many tables. Those of one table are connected to all servers in turn. */
export class People {
  errors = 0;
  readonly problems: string[] = [];
  private readonly urls: readonly string[];
  private readonly scripts: readonly Script[];
  private readonly wish: Rhythm;
  private latencies: number[] = [];
  private views: number[] = [];
  private pending = 0;

  constructor(urls: readonly string[], scripts: readonly Script[], wish: Rhythm) {
    this.urls = urls;
    this.scripts = scripts;
    this.wish = wish;
  }

  /** So many tables, with everybody connected. */
  async come(count: number): Promise<readonly LoadTable[]> {
    const out: LoadTable[] = [];
    for (let from = 0; from < count; from += AT_ONCE) {
      const part = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => this.newTable(from + i));
      out.push(...(await Promise.all(part)));
    }
    return out;
  }

  leave(tables: readonly LoadTable[]): void {
    for (const { sockets } of tables) for (const socket of sockets) socket.close();
  }

  /** Everybody moves when it is time; gives how long that took. */
  async play(tables: readonly LoadTable[], seconds = this.wish.seconds): Promise<Waited> {
    const { every } = this.wish;
    const looking = this.look(tables);
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
    const [seen, views] = [this.latencies, this.views];
    this.latencies = [];
    this.views = [];
    return { moves: seen.length, seen: quantilesOf(seen), view: quantilesOf(views) };
  }

  problem(text: string, count = 1): void {
    this.errors += count;
    this.problems.push(text);
  }

  private urlOf(number: number): string {
    return this.urls[number % this.urls.length] as string;
  }

  private async newTable(number: number): Promise<LoadTable> {
    const script = this.scripts[number % this.scripts.length] as Script;
    const url = this.urlOf(number);
    const guests: Guest[] = [];
    for (let i = 0; i < script.players; i++) guests.push(await newGuest(url, `Guest ${i + 1}`));
    const id = await newTable(url, guests, { game: script.game, seed: script.seed });
    const sockets = await Promise.all(guests.map((guest, i) => TrialSocket.open(this.urlOf(number + i), guest)));
    const [guest] = guests as [Guest];
    const due: LoadTable['due'] = new Map();
    const table: LoadTable = { id, url, script, guest, sockets, due, position: 0, version: 1, turn: Promise.resolve() };
    for (const socket of sockets) {
      socket.onDelta = ({ hash, record }) => this.seen(table, hash, record.kind);
      const answer = await socket.watch(id);
      if (!answer.ok) this.problem(`watch: ${answer.code}`);
    }
    return table;
  }

  /** Somebody looks at one table after another, until he is stopped. */
  private look(tables: readonly LoadTable[]): () => Promise<void> {
    let over = false;
    const looking = (async () => {
      for (let i = 0; !over; i++) {
        const { id, url, guest } = tables[i % tables.length] as LoadTable;
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
    table.due.set(table.version + 1, { at, left: table.sockets.length });
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

  private seen(table: LoadTable, hash: string, kind: string): void {
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
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
