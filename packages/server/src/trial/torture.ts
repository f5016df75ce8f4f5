import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/open.ts';
import { checkStore } from './check.ts';
import { command, type Guest, newGuest, newTable } from './guest.ts';
import { releasedEngines } from './release.ts';
import { type Script, scriptOf } from './script.ts';
import { ServerProcess } from './serverProcess.ts';

export interface TortureWish {
  readonly kills: number;
  readonly tables: number;
  /** Moves that must be acknowledged between two kills. */
  readonly movesPerKill: number;
  readonly databaseUrl?: string;
  /** Several on one PostgreSQL; one of them is killed each time. */
  readonly nodes: number;
  readonly game?: string;
  readonly onKill?: (kills: number, acknowledged: number) => void;
}

export interface Tortured {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly broken: readonly { readonly table: string; readonly problem: string }[];
}

interface Acknowledged {
  readonly table: string;
  readonly key: string;
  readonly seq: number;
  readonly version: number;
  readonly hash: string;
}

/** Clients play on many tables while the server is killed again and again; then everything is counted. */
export async function torture(wish: TortureWish): Promise<Tortured> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-torture-'));
  const run = new Torture(wish, folder);
  try {
    await run.play();
    return await run.count();
  } finally {
    await run.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Torture {
  private readonly wish: TortureWish;
  private readonly folder: string;
  private readonly nodes: (ServerProcess | undefined)[];
  private readonly acknowledged: Acknowledged[] = [];
  private readonly submitted = new Set<string>();
  private moves = 0;
  private over = false;
  private failure: unknown;

  constructor(wish: TortureWish, folder: string) {
    this.wish = wish;
    this.folder = folder;
    this.nodes = Array.from({ length: wish.nodes });
  }

  async play(): Promise<void> {
    const engines = await releasedEngines();
    const engine = engines.get(this.wish.game ?? '1849');
    if (!engine) throw new Error(`there is no engine of ${this.wish.game}`);
    const players = engine.facts.players.min < 3 ? 2 : 3;
    const most = Math.max(120, Math.ceil((this.wish.kills * this.wish.movesPerKill * 4) / this.wish.tables));
    const scripts = Array.from({ length: Math.min(4, this.wish.tables) }, (_, i) =>
      scriptOf(engine, i + 1, players, Math.min(most, 600)),
    );
    for (let i = 0; i < this.wish.nodes; i++) this.start(i);
    const url = await this.someUrl();
    const guests = await Promise.all(Array.from({ length: players }, (_, i) => newGuest(url, `Guest ${i + 1}`)));
    const drivers = Array.from({ length: this.wish.tables }, (_, i) =>
      this.drive(guests, scripts[i % scripts.length] as Script),
    );
    await this.killAgainAndAgain();
    this.over = true;
    await Promise.all(drivers);
    if (this.failure) throw this.failure;
  }

  private start(i: number): void {
    this.nodes[i] = new ServerProcess({
      dataFolder: this.wish.nodes > 1 ? join(this.folder, `node${i}`) : this.folder,
      ...(this.wish.databaseUrl !== undefined && { databaseUrl: this.wish.databaseUrl }),
      node: `node${i}`,
      tables: { snapshotEvery: 20, leaseMs: 2_000, scanMs: 200 },
    });
  }

  private async someUrl(): Promise<string> {
    return Promise.any(this.nodes.flatMap((node) => (node ? [node.url] : [])));
  }

  private async killAgainAndAgain(): Promise<void> {
    for (let kills = 1; kills <= this.wish.kills; kills++) {
      const wanted = this.moves + this.wish.movesPerKill;
      while (this.moves < wanted && !this.failure) await pause(2);
      if (this.failure) return;
      // Not at the end of a move, but anywhere.
      await pause(Math.random() * 60);
      const victim = Math.floor(Math.random() * this.nodes.length);
      await this.nodes[victim]?.kill();
      this.start(victim);
      // Now and then it does not even come up.
      if (Math.random() < 0.1) {
        await pause(Math.random() * 400);
        await this.nodes[victim]?.kill();
        this.start(victim);
      }
      this.wish.onKill?.(kills, this.moves);
    }
    const wanted = this.moves + this.wish.movesPerKill;
    while (this.moves < wanted && !this.failure) await pause(5);
  }

  /** One table after another, move by move, each submitted until it is acknowledged. */
  private async drive(guests: readonly Guest[], script: Script): Promise<void> {
    try {
      while (!this.over) {
        const table = await this.insist((url) => newTable(url, guests, { game: script.game, seed: script.seed }));
        await this.playOne(table, guests, script);
      }
    } catch (error) {
      this.failure ??= error;
    }
  }

  private async playOne(table: string, guests: readonly Guest[], script: Script): Promise<void> {
    let version = 1;
    let position = 0;
    while (position < script.actions.length && !this.over) {
      const action = script.actions[position];
      if (!action) return;
      const seat = Number(action.by.slice(1)) - 1;
      const guest = guests[seat] as Guest;
      const back = position > 0 && Math.random() < 0.03 && script.actions[position - 1]?.by === action.by;
      const order = back
        ? ({ do: 'undo', version, to: position - 1 } as const)
        : ({ do: 'act', version, action } as const);
      const next = back ? position - 1 : position + 1;
      const key = randomBytes(9).toString('base64url');
      this.submitted.add(key);
      const answer = await this.insist((url) => command(url, guest, table, { ...order, key }));
      if (!answer.ok) throw new Error(`a legal ${order.do} was refused: ${JSON.stringify(answer)}`);
      const hash = next === 0 ? undefined : script.hashes[next - 1];
      if (hash !== undefined && hash !== answer.hash) throw new Error(`table ${table} went another way at ${position}`);
      this.acknowledged.push({ table, key, seq: answer.seq, version: answer.version, hash: answer.hash });
      this.moves++;
      ({ version } = answer);
      position = next;
    }
  }

  /** Again and again, at whichever node is there, as a client does that lost its connection. */
  private async insist<R>(work: (url: string) => Promise<R>): Promise<R> {
    const until = Date.now() + 120_000;
    for (;;) {
      try {
        const node = this.nodes[Math.floor(Math.random() * this.nodes.length)];
        const result = await work(node ? await node.url : await this.someUrl());
        if ((result as { code?: string }).code !== 'busy') return result;
      } catch (error) {
        if (Date.now() > until || !isLostConnection(error)) throw error;
      }
      await pause(10 + Math.random() * 20);
    }
  }

  async count(): Promise<Tortured> {
    await Promise.all(this.nodes.map((node) => node?.stop()));
    const { databaseUrl } = this.wish;
    const store = await openStore({ dataFolder: this.folder, databaseUrl });
    try {
      const rows = await store.db
        .selectFrom('journal')
        .select(['table_id', 'seq', 'version', 'hash', 'key'])
        .where('key', 'is not', null)
        .execute();
      const byKey = new Map<string, typeof rows>();
      for (const row of rows) byKey.set(row.key ?? '', [...(byKey.get(row.key ?? '') ?? []), row]);
      const lost = this.acknowledged.filter(({ key, table, seq, version, hash }) => {
        const found = byKey.get(key)?.[0];
        return !(
          found &&
          found.table_id === table &&
          found.seq === seq &&
          found.version === version &&
          found.hash === hash
        );
      });
      const doubled = [...byKey].filter(([key, found]) => found.length > 1 || !this.submitted.has(key));
      const { broken } = await checkStore(store, { cache: join(this.folder, 'engines') });
      return { kills: this.wish.kills, acknowledged: this.moves, lost: lost.length, doubled: doubled.length, broken };
    } finally {
      await store.close();
    }
  }

  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.nodes.map((node) => node?.kill()));
  }
}

/** The server is not there, or went away in the middle. */
function isLostConnection(error: unknown): boolean {
  const message = String((error as Error)?.message ?? error);
  return (
    /fetch failed|terminated|aborted|before it was ready|other side closed|ECONN|socket|timeout/i.test(message) ||
    message.includes('All promises were rejected')
  );
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
