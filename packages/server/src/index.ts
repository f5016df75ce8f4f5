export { type Config, ConfigError, configOf, configWith } from './config/config.ts';
export { releaseFolder } from './engines/engines.ts';
export { createLogger } from './log/logger.ts';
export {
  type Counts,
  fetchBackup,
  findServer,
  RemoteFailure,
  revokeSessions,
  sendRestore,
} from './operation/remote.ts';
export { untilStopped } from './operation/untilStopped.ts';
export { systemClock } from './ports/clock.ts';
export { StartFailure } from './ports/startFailure.ts';
export { createServer, type Server, type ServerParts } from './server.ts';
export { openStore } from './store/open.ts';
export type { Store } from './store/store.ts';
export type { TableOptions } from './tables/options.ts';
export { type Checked, checkStore } from './upkeep/check.ts';
export { headIn, headProblem } from './upkeep/heads.ts';
