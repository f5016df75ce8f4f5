import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Engines } from '../engines/engines.ts';
import type { Live } from '../live/live.ts';
import type { Config } from '../operation/config.ts';
import type { Logger } from '../operation/logger.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** Somebody who can sit at a table. Names are not unique; ids are, and they are never used again. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member';
}

/** Who is asking? The accounts module answers; the rest of the server knows nothing of passwords and cookies. */
export interface Sessions {
  whoIs(request: FastifyRequest): Promise<Identity | undefined>;
  /** Is the session of this request, perhaps the first of a socket long ago, still in force? */
  stillIn?(request: FastifyRequest): Promise<boolean>;
}

/** The only clocks of the server; tests turn them. */
export interface Clock {
  /** The time of day, for what is written down. Whoever keeps the machine may set it, forwards and back. */
  now(): number;
  /** Milliseconds since some moment, never set: for everything that lasts so long and is kept in memory. */
  steady(): number;
}

export const systemClock: Clock = { now: () => Date.now(), steady: () => performance.now() };

/** By how much was the time of day set, since this was last asked? */
export function stepOf(clock: Clock): () => number {
  let apart = clock.now() - clock.steady();
  return () => {
    const before = apart;
    apart = clock.now() - clock.steady();
    return apart - before;
  };
}

/** What every module of the server is given. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly engines: Engines;
  readonly tables: Tables;
  readonly live: Live;
}

/** A module hangs its routes and hooks on the app. Asynchronous work of its own is ended in an `onClose` hook. */
export type Module = (app: FastifyInstance, deps: Deps) => void | Promise<void>;
