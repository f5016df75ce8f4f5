import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sessionsOf } from './accounts/sessions.ts';
import type { Config } from './config/config.ts';
import { signingKeyOf } from './config/signingKey.ts';
import { Engines, releaseFolder } from './engines/engines.ts';
import { buildApp } from './http/app.ts';
import type { Deps } from './http/deps.ts';
import { Live } from './live/live.ts';
import { createLogger, type Logger } from './log/logger.ts';
import { sparing } from './log/sparing.ts';
import { watchFigures } from './operation/figures.ts';
import { createMetrics } from './operation/metrics.ts';
import { type Clock, systemClock } from './ports/clock.ts';
import { StartFailure, saidBy } from './ports/startFailure.ts';
import { securityLogOf } from './security/securityLog.ts';
import { openStore } from './store/open.ts';
import { timed } from './store/timed.ts';
import { type TableOptions, usualOptions } from './tables/options.ts';
import { Tables } from './tables/tables.ts';
import { Upkeep } from './upkeep/upkeep.ts';
import { Pool } from './work/pool.ts';

/** What a server is made of; whatever is left out is usual. */
export interface ServerParts {
  readonly config: Config;
  readonly log?: Logger;
  readonly clock?: Clock;
  readonly tables?: Partial<TableOptions>;
}

/** A server that is put together. */
export interface Server {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Listens and gives the address. */
  listen(): Promise<string>;
  /** Stops taking requests, lets everybody go, finishes what was begun, closes the database. */
  close(): Promise<void>;
}

/** Puts a server together. It has its database open and its threads ready, but no port yet. */
export async function createServer({ config, log, clock = systemClock, tables: wished }: ServerParts): Promise<Server> {
  const metrics = createMetrics(config.node);
  const { logLevel: level, secrets } = config;
  const logger = sparing(log ?? createLogger({ level, secrets, onLine: metrics.logLine }));
  const onError = (error: Error) => logger.warn({ err: error }, 'the database connection broke');
  const onBack = (seconds: number) => logger.warn({ seconds }, 'the database answers again');
  const store = timed(await openStore({ ...config, onError, onBack }), metrics.commit);
  const onStopped = (table: string, why: string) => {
    metrics.stopped();
    logger.error({ table, why }, 'a thread was stopped');
  };
  const lane = (name: string) => ({
    onStopped,
    onDone: (waited: number, took: number) => metrics.job(name, waited, took),
  });
  const threads = Math.min(4, Math.max(1, availableParallelism() - 1));
  const gamePool = new Pool({ threads, ...lane('games') });
  // Bots think for long: on a machine with too few processors the threads of people's moves come first.
  const botPool = new Pool({ threads, ...lane('bots'), givesWay: true });
  // One thread for files and for stored games that are replayed: people who play wait for neither.
  const backgroundPool = new Pool({ threads: 1, ...lane('background'), givesWay: true });
  const lanes = { games: gamePool, bots: botPool, background: backgroundPool };
  const pools = Object.values(lanes);
  try {
    const cache = join(config.dataFolder, 'engines');
    const engines = await Engines.open(store, cache, config.engineFolder ?? releaseFolder(), clock.now());
    // A name of its own for every run: what an earlier process of the same name claimed it does not own.
    const options = {
      ...usualOptions(`${config.node}/${randomBytes(4).toString('hex')}`),
      botsAtOnce: threads + 1,
      namedSeeds: config.namedSeeds,
      ...wished,
    };
    const signingKey = signingKeyOf(config);
    const parts = { store, engines, gamePool, botPool, backgroundPool, clock, log: logger, options, signingKey };
    const tables = new Tables({ ...parts, onAnswer: metrics.answer });
    const sessions = sessionsOf({ store, config, clock });
    const live = new Live({ tables, sessions, store, config, clock, log: logger });
    watchFigures(metrics, { store, tables, live, lanes, clock });
    const security = securityLogOf(config, logger, metrics.security);
    const deps: Deps = { config, log: logger, clock, store, sessions, engines, tables, live, security, metrics };
    const app = await buildApp(deps);
    const upkeep = new Upkeep({ store, engines, tables, pool: backgroundPool, clock, log: logger });
    const close = async () => {
      await store.farewell();
      // Whoever opens a connection and says nothing, or half of something, must not keep the rest from being closed in order.
      const patience = setTimeout(() => app.server.closeAllConnections(), config.shutdownSeconds * 500);
      await app.close().finally(() => clearTimeout(patience));
      await upkeep.stop();
      await tables.close();
      await Promise.all(pools.map((pool) => pool.close()));
      await store.close();
    };
    return {
      app,
      deps,
      close,
      listen: async () => {
        await tables.begin().catch((error: unknown) => {
          throw new StartFailure(`the database cannot be used: ${saidBy(error)}`);
        });
        const { host, port } = config;
        const address = await app.listen({ host, port }).catch((error: unknown) => {
          throw new StartFailure(`no port to listen on (HOST=${host}, PORT=${port}): ${saidBy(error)}`);
        });
        upkeep.begin();
        const rights = await store.needlessRights().catch(() => []);
        if (rights.length > 0)
          logger.warn({ rights }, 'the role in the database has rights that a server does not need');
        return address;
      },
    };
  } catch (error) {
    await Promise.all(pools.map((pool) => pool.close()));
    await store.close();
    throw error;
  }
}
