import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Checked, checkStore, configWith, openStore } from '@binario/server';
import { BotTables } from '../servers/botTables.ts';
import { type Guest, newGuest } from '../servers/guest.ts';
import { type Memory, memoryOf } from '../servers/memory.ts';
import { releasedEngines } from '../servers/release.ts';
import { ServerProcess } from '../servers/serverProcess.ts';

/** How long a server is to run, and how much is to be played on it. */
export interface SoakWish {
  /** It ends when so many actions were played and so many minutes are over. */
  readonly actions: number;
  readonly minutes: number;
  /** It ends then in any case. */
  readonly mostMinutes: number;
  readonly tables: number;
  readonly databaseUrl?: string;
  readonly onProgress?: (line: string) => void;
}

/** What a long run showed. */
export interface Soaked {
  readonly actions: number;
  readonly games: number;
  readonly minutes: number;
  /** Of the whole server after cleaning up, and as the machine sees it. */
  readonly held: Memory;
  readonly resident: Memory;
  readonly errors: number;
  readonly problems: readonly string[];
  readonly checked: Checked;
}

const QUICK = 'random';
const SAMPLE_MS = 5_000;
/** A table that nobody looks at leaves the memory soon: coming and going is part of the trial. */
const IDLE_MS = 5_000;

/** The machine of a trial is busy: an engine that is late is not broken. */
const PATIENT = { engineLimitMs: 60_000, botLimitMs: 120_000 };

/** Quick bots play game after game on one server, somebody looks on at every table, and afterwards every stored game is verified. */
export async function soak(wish: SoakWish): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-soak-'));
  const database = wish.databaseUrl === undefined ? {} : { databaseUrl: wish.databaseUrl };
  const server = new ServerProcess({ dataFolder: folder, ...database, tables: { idleMs: IDLE_MS, ...PATIENT } });
  try {
    const played = await playOn(server, wish);
    await server.stop();
    wish.onProgress?.('verifying');
    const store = await openStore(configWith({ dataFolder: folder, ...database }));
    try {
      const checked = await checkStore(store, { cache: join(folder, 'engines') }, (done) =>
        wish.onProgress?.(`verifying, ${done} tables`),
      );
      return { ...played, checked };
    } finally {
      await store.close();
    }
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playOn(server: ServerProcess, wish: SoakWish): Promise<Omit<Soaked, 'checked'>> {
  const url = await server.url;
  const games = [...(await releasedEngines()).values()].map(({ facts }) => facts);
  const guest: Guest = await newGuest(url, 'Soak');
  const tables = new BotTables(url, guest, games, QUICK);
  const begun = performance.now();
  const minutes = () => (performance.now() - begun) / 60_000;
  const held: number[] = [];
  const resident: number[] = [];
  const due = () => minutes() < wish.mostMinutes && (tables.actions < wish.actions || minutes() < wish.minutes);
  const died = server.ended.then((how): never => {
    throw new Error(`the server ended (${how})`);
  });
  died.catch(() => {});
  await tables.keep(wish.tables);
  while (due()) {
    await sleep(SAMPLE_MS);
    const { rss, held: bytes } = await Promise.race([server.measure(), died]);
    held.push(bytes);
    resident.push(rss);
    wish.onProgress?.(
      `${tables.actions} actions, ${tables.ended} games, ${minutes().toFixed(1)} min, ${(bytes / 1e6).toFixed(0)} MB held`,
    );
  }
  const played = { actions: tables.actions, games: tables.ended, minutes: minutes() };
  tables.close();
  const { errors } = await server.logged();
  const problems = [...tables.problems, ...(errors > 0 ? [`${errors} errors in the log of the server`] : [])];
  return {
    ...played,
    held: memoryOf(held),
    resident: memoryOf(resident),
    errors: errors + tables.problems.length,
    problems: problems.slice(0, 5),
  };
}
