import type { Config } from '../config/config.ts';
import type { Engines } from '../engines/engines.ts';
import type { Live } from '../live/live.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Clock } from '../ports/clock.ts';
import type { Sessions } from '../ports/identity.ts';
import type { TellSecurity } from '../security/securityLog.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** Everything a module of the server can be given. Modules below this folder declare the part of it they need. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly engines: Engines;
  readonly tables: Tables;
  readonly live: Live;
  /** The log of what matters to security. */
  readonly security: TellSecurity;
  /** Counts for whoever runs the server. */
  readonly metrics: Metrics;
}
