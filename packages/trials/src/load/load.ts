import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@binario/kernel';
import { BotTables } from '../servers/botTables.ts';
import { Cluster } from '../servers/cluster.ts';
import { newGuest } from '../servers/guest.ts';
import { releasedEngine } from '../servers/release.ts';
import { scriptOf } from '../servers/script.ts';
import { type Imported, importers } from './importers.ts';
import { type LoadTable, People, type Rhythm, type Waited } from './people.ts';
import { type Quantiles, quantilesOf } from './quantiles.ts';

/** How much one or several servers are to bear. */
export interface LoadWish extends Rhythm {
  readonly tables: number;
  /** Several need a PostgreSQL. */
  readonly nodes: number;
  readonly databaseUrl?: string;
  /** A folder for profiles of the servers. */
  readonly profile?: string;
  /** The folder of another release, built, whose servers are measured. */
  readonly release?: string;
  readonly game: string;
  /** People play once more while games are imported. */
  readonly imports: boolean;
  /** People play once more while bots play at so many other tables. */
  readonly bots: { readonly tables: number; readonly level: string } | undefined;
}

/** What was measured under load. */
export interface Loaded extends Waited {
  readonly movesPerSecond: number;
  /** The same while many people bring games from files. */
  readonly importing?: Waited & { readonly imports: Imported };
  /** The same while bots play at other tables, and how often they moved. */
  readonly thinking?: Waited & { readonly actions: number };
  readonly commit: Quantiles;
  /** Kilobytes of the servers for each table: being played, at rest with everybody connected, at rest with nobody there. */
  readonly memory: { readonly active: number; readonly idle: number; readonly away: number };
  /** Megabytes of all server processes while everybody plays. */
  readonly resident: number;
  /** Milliseconds of processor time of all servers for each move. */
  readonly cpuPerMove: number;
  readonly sockets: number;
  readonly errors: number;
  readonly problems: readonly string[];
}

/** So many people bring games from files at once. */
export const IMPORTERS = 30;
const IDLE_MS = 2_000;
/** Each table has so many moves before anything is measured: what has just begun costs more, and no server has always just begun. */
const WARM_MOVES = 6;

const PROGRAM = 'packages/trials/dist/servers/process.js';

/** Many tables with real sockets on loopback, moves at fixed times. */
export async function load(wish: LoadWish): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-load-'));
  const told = {
    dataFolder: folder,
    ...(wish.databaseUrl !== undefined && { databaseUrl: wish.databaseUrl }),
    ...(wish.profile !== undefined && { profile: wish.profile }),
    // All of them at once, as if each came from an address of his own.
    tables: { idleMs: IDLE_MS, importsPerAddress: IMPORTERS, importsWaiting: IMPORTERS },
  };
  const program = wish.release === undefined ? undefined : join(wish.release, PROGRAM);
  const cluster = new Cluster(wish.nodes, told, program);
  try {
    return await measured(wish, cluster);
  } finally {
    await cluster.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(wish: LoadWish, cluster: Cluster): Promise<Loaded> {
  const engine = await releasedEngine(wish.game);
  const urls = await cluster.urls;
  const players = Math.max(3, engine.facts.players.min);
  const steps = Math.ceil(wish.seconds / wish.every) + WARM_MOVES + 4;
  const scripts = Array.from({ length: 8 }, (_, i) => scriptOf(engine, i + 1, players, steps));
  const people = new People(urls, scripts, wish);
  wish.onProgress?.('setting the tables');
  // Everything that is loaded once is loaded before it is weighed.
  people.leave(await people.come(wish.nodes));
  const empty = await cluster.measure();
  const tables = await people.come(wish.tables);
  await people.play(tables, WARM_MOVES * wish.every);
  const set = await cluster.measure();
  wish.onProgress?.('playing');
  const begun = performance.now();
  const alone = await people.play(tables);
  const seconds = (performance.now() - begun) / 1000;
  const active = await cluster.measure();
  wish.onProgress?.('resting');
  await pause(IDLE_MS * 3);
  const idle = await cluster.measure();
  people.leave(tables);
  await pause(IDLE_MS * 3);
  const away = await cluster.measure();
  const importing = wish.imports ? await whileImporting(people, wish, urls, engine) : undefined;
  const thinking = wish.bots && (await whileThinking(people, wish, urls, engine));
  const perTable = ({ held }: { readonly held: number }) => Math.max(0, (held - empty.held) / 1024 / wish.tables);
  return {
    ...alone,
    movesPerSecond: alone.moves / seconds,
    ...(importing && { importing }),
    ...(thinking && { thinking }),
    commit: quantilesOf(active.commits),
    memory: { active: perTable(active), idle: perTable(idle), away: perTable(away) },
    resident: active.rss / 1024 / 1024,
    cpuPerMove: (active.cpu - set.cpu) / Math.max(1, alone.moves),
    sockets: tables.reduce((sum, { sockets }) => sum + sockets.length, 0),
    errors: people.errors,
    problems: people.problems.slice(0, 5),
  };
}

/** Measures two releases under the same load, twice in turn, so that both find the same machine. */
export async function loadBoth(wish: LoadWish, before: string): Promise<readonly [Loaded, Loaded, Loaded, Loaded]> {
  const alone = { ...wish, imports: false, bots: undefined };
  const old = () => load({ ...alone, release: before });
  const now = () => load(alone);
  return [await old(), await now(), await old(), await now()];
}

async function again(people: People, wish: LoadWish): Promise<readonly LoadTable[]> {
  wish.onProgress?.('setting the tables again');
  return people.come(wish.tables);
}

async function whileImporting(people: People, wish: LoadWish, urls: readonly string[], engine: Engine) {
  const tables = await again(people, wish);
  const stop = await importers(urls[0] as string, engine, IMPORTERS);
  const waited = await people.play(tables);
  const imports = await stop();
  people.leave(tables);
  return { ...waited, imports };
}

async function whileThinking(people: People, wish: LoadWish, urls: readonly string[], engine: Engine) {
  const { tables: count = 0, level = '' } = wish.bots ?? {};
  const tables = await again(people, wish);
  const others = await Promise.all(
    urls.map(async (url) => new BotTables(url, await newGuest(url, 'Host'), [engine.facts], level)),
  );
  for (const [i, bots] of others.entries()) await bots.keep(Math.floor((count + i) / others.length));
  const played = () => others.reduce((sum, { actions }) => sum + actions, 0);
  const before = played();
  const waited = await people.play(tables);
  const actions = played() - before;
  for (const bots of others) {
    bots.close();
    for (const problem of bots.problems) people.problem(problem);
  }
  people.leave(tables);
  return { ...waited, actions };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
