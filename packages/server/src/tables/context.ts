import type { Engines } from '../engines/engines.ts';
import type { Clock, Identity } from '../http/deps.ts';
import type { Logger } from '../operation/logger.ts';
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
  /** Plays the games. */
  readonly desk: Pool;
  /** Thinks for the bots. */
  readonly bots: Pool;
  /** Does what nobody at a table waits for. */
  readonly aside: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly options: TableOptions;
  /** Counts, by person, what would fill the database. */
  readonly talk: RateLimiter;
  readonly making: RateLimiter;
  announce(news: News): void;
  rematch(id: string, who: Identity): Promise<Made>;
}
