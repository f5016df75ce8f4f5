import type { KeyObject } from 'node:crypto';
import type { AnswerCode } from '@binario/protocol';
import type { Engines } from '../engines/engines.ts';
import type { Logger } from '../log/logger.ts';
import type { Clock } from '../ports/clock.ts';
import type { Identity } from '../ports/identity.ts';
import type { RateLimiter } from '../security/rateLimiter.ts';
import type { Store } from '../store/store.ts';
import type { Pool } from '../work/pool.ts';
import type { Made } from './create.ts';
import type { News } from './news.ts';
import type { TableOptions } from './options.ts';

/** What every table has at hand. */
export interface TableContext {
  readonly store: Store;
  readonly engines: Engines;
  /** Threads that hold the states of tables and play them. */
  readonly gamePool: Pool;
  /** Threads in which bots think. */
  readonly botPool: Pool;
  /** One thread for what nobody at a table waits for. */
  readonly backgroundPool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly options: TableOptions;
  /** Told how a command was answered, and after how many seconds. */
  readonly onAnswer?: (code: AnswerCode | 'ok', seconds: number) => void;
  /** Signs heads of journals. */
  readonly signingKey: KeyObject;
  /** Counts, by person, what would fill the database. */
  readonly talk: RateLimiter;
  readonly making: RateLimiter;
  announce(news: News): void;
  rematch(id: string, who: Identity): Promise<Made>;
}
