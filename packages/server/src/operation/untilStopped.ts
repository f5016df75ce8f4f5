import type { Logger } from '../log/logger.ts';

/** How a running server is stopped. */
export interface Stopping {
  /** Stops taking new work, lets sockets go and finishes what was begun. */
  readonly stop: () => Promise<void>;
  readonly seconds: number;
  readonly log: Logger;
}

/**
 * Waits until the process is told to end, stops in order, and returns the exit code: 0, or 1 when it took too long. A second
 * signal ends it at once.
 */
export function untilStopped({ stop, seconds, log }: Stopping): Promise<number> {
  return new Promise((resolve) => {
    let asked = false;
    const told = (signal: NodeJS.Signals) => {
      if (asked) process.exit(1);
      asked = true;
      log.info({ signal }, 'stopping');
      const timer = setTimeout(() => {
        log.error('stopping took too long');
        resolve(1);
        // Whatever hangs would keep the process alive: it has had its time.
        setTimeout(() => process.exit(1), 1000).unref();
      }, seconds * 1000);
      stop()
        .then(
          () => 0,
          (err: unknown) => {
            log.error({ err }, 'stopping failed');
            return 1;
          },
        )
        .then((code) => {
          clearTimeout(timer);
          log.info('stopped');
          resolve(code);
        }, resolve);
    };
    process.on('SIGTERM', told);
    process.on('SIGINT', told);
  });
}
