import { DatabaseAway } from '../ports/away.ts';
import { type Level, type Logger, levels } from './logger.ts';

/** The same thing is told so often at once, and then once in this time. */
const AT_ONCE = 3;
const EVERY_MS = 10_000;

interface Told {
  since: number;
  count: number;
  leftOut: number;
}

/**
 * While the database is away the same things fail again and again, for everybody who asks. They are told a few times, then now
 * and then, with how many were left out.
 */
export function sparing(log: Logger, now: () => number = Date.now): Logger {
  const told = new Map<string, Told>();

  /** How many were left out before this one, or undefined if this one is left out too. */
  function grant(key: string): number | undefined {
    const time = now();
    const known = told.get(key);
    if (!known || time - known.since >= EVERY_MS || time < known.since) {
      told.set(key, { since: time, count: 1, leftOut: 0 });
      return known?.leftOut ?? 0;
    }
    if (known.count < AT_ONCE) {
      known.count++;
      return 0;
    }
    known.leftOut++;
    return undefined;
  }

  const wrap = (inner: Logger): Logger => {
    const record =
      (level: Level) =>
      (first: unknown, message?: string, ...rest: unknown[]) => {
        const error = first instanceof DatabaseAway ? first : (first as { err?: unknown } | null)?.err;
        if (!(error instanceof DatabaseAway)) return inner[level](first, message, ...rest);
        const leftOut = grant(`${level} ${message}`);
        if (leftOut === undefined) return;
        const fields = first === error ? { err: error } : (first as object);
        inner[level](leftOut > 0 ? { ...fields, leftOut } : fields, message, ...rest);
      };
    const outer: Record<string, unknown> = Object.fromEntries(levels.map((level) => [level, record(level)]));
    return Object.defineProperty(
      { ...outer, silent: inner.silent, child: (bindings: object) => wrap(inner.child(bindings)) },
      'level',
      {
        enumerable: true,
        get: () => inner.level,
        set: (level: string) => {
          inner.level = level;
        },
      },
    ) as unknown as Logger;
  };
  return wrap(log);
}
