import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Sessions } from '../ports/identity.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** What the notices work with. */
export interface NoticesNeeds {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly metrics: Metrics;
}
