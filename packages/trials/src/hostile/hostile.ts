import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configWith, createLogger, createServer } from '@binario/server';
import { tryDoors } from './doors.ts';
import { hostileTrial, type TrialResult } from './trial.ts';

/** How a server is to be attacked. */
export interface HostileWish {
  readonly game: string;
  readonly inputs: number;
  /** Stops after so many minutes, however many inputs are left. */
  readonly minutes?: number;
  readonly seed: number;
  readonly databaseUrl?: string;
  readonly progress?: (done: string) => void;
}

/** What came of an attack. */
export interface HostileResult extends TrialResult {
  /** A line for each door that was attacked by itself. */
  readonly figures: readonly string[];
}

/** Limits would keep most inputs out at the first door; here they are to reach the doors behind. */
const limits = {
  ratePerAddress: 1_000_000,
  ratePerAccount: 1_000_000,
  rateSignIn: 1_000_000,
  socketsPerAddress: 1_000_000,
};

/**
 * Starts a server of its own in a new folder and attacks it with inputs; errors that the server logs are faults as well. Then
 * one door after another, with limits as they are usual.
 */
export async function hostile(wish: HostileWish): Promise<HostileResult> {
  const result = await attackWithInputs(wish);
  const tried = await tryDoors(wish.game, wish.databaseUrl, wish.progress);
  const faults = [...result.faults, ...tried.flatMap((door) => door.faults)];
  return { ...result, faults, figures: tried.map(({ figures }) => figures) };
}

async function attackWithInputs(wish: HostileWish): Promise<TrialResult> {
  const { game, inputs, minutes, seed, databaseUrl, progress } = wish;
  const dataFolder = mkdtempSync(join(tmpdir(), 'binario-hostile-'));
  const errors: string[] = [];
  const log = createLogger({ level: 'error', write: (line) => void errors.push(line.trimEnd()) });
  const config = configWith({ dataFolder, port: 0, ...limits, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const tables = { chatsPerMinute: 1_000_000, tablesPerHour: 1_000_000 };
  const server = await createServer({ config, log, tables });
  try {
    const url = await server.listen();
    const result = await hostileTrial({
      url,
      game,
      store: server.deps.store,
      inputs,
      ...(minutes !== undefined && { minutes }),
      seed,
      frameLimit: config.frameLimit,
      openSockets: () => new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count))),
      progress: (done) => progress?.(`${done} inputs`),
    });
    return { ...result, faults: [...result.faults, ...errors.slice(0, 20).map((line) => line.slice(0, 600))] };
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
