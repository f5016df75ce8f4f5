import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import type { Clock } from '../ports/clock.ts';
import type { TellSecurity } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** What the routes of those who run the server work with. */
export interface OperationNeeds {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly store: Store;
  readonly security: TellSecurity;
  readonly metrics: Metrics;
}
