import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, configWith } from '../../src/config/config.ts';
import { createServer, type Server, type ServerParts } from '../../src/index.ts';
import { createLogger } from '../../src/log/logger.ts';
import { built } from './built.ts';
import { Player } from './player.ts';
import { newDatabase } from './postgres.ts';

export interface TestServer {
  readonly server: Server;
  readonly url: string;
  readonly folder: string;
  /** Errors and worse that were logged. */
  readonly logged: string[];
  player(name: string): Promise<Player>;
  /** Anna, Bruno and Carla. */
  three(): Promise<[Player, Player, Player]>;
  close(): Promise<void>;
}

export interface TestParts extends Omit<ServerParts, 'config' | 'log'> {
  readonly config?: Partial<Config>;
  readonly kind?: 'sqlite' | 'postgres';
  /** Goes on with the data of an earlier server. */
  readonly folder?: string;
}

const limits = {
  rateSignIn: 1_000_000,
  ratePerAccount: 1_000_000,
  ratePerAddress: 1_000_000,
  socketsPerAddress: 100_000,
  noticeDelay: 0,
};

/** A page to serve: whether the real client is built must not matter to these tests. */
function page(): string {
  const folder = mkdtempSync(join(tmpdir(), 'binario-page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Binario</title>');
  return folder;
}
const webFolder = page();

/** A whole server on a free port. */
export async function testServer({
  config,
  kind = 'sqlite',
  folder: given,
  tables,
  ...parts
}: TestParts = {}): Promise<TestServer> {
  built();
  const folder = given ?? mkdtempSync(join(tmpdir(), 'binario-test-'));
  const database = kind === 'postgres' && config?.databaseUrl === undefined ? await newDatabase() : undefined;
  const logged: string[] = [];
  // The role that makes databases for tests may do more than a server needs, and is told so.
  const write = (line: string) => void (line.includes('"rights":[') || logged.push(line));
  const log = createLogger({ level: 'warn', write });
  const server = await createServer({
    ...parts,
    log,
    config: configWith({
      dataFolder: folder,
      webFolder,
      port: 0,
      ...limits,
      ...(database && { databaseUrl: database.url }),
      ...config,
    }),
    tables: { botPauseMs: 0, scanMs: 100, chatsPerMinute: 1_000_000, tablesPerHour: 1_000_000, ...tables },
  });
  const url = await server.listen();
  const players: Player[] = [];
  const player = async (name: string) => {
    const made = await Player.guest(url, name);
    players.push(made);
    return made;
  };
  return {
    server,
    url,
    folder,
    logged,
    player,
    three: () => Promise.all([player('Anna'), player('Bruno'), player('Carla')]),
    async close() {
      for (const each of players) each.close();
      await server.close();
      await database?.drop();
      if (given === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
