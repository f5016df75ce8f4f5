import { redactor } from './redact.ts';

/** The levels of the log, the most talkative first. */
export const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
/** A level of the log. */
export type Level = (typeof levels)[number];

/** One method per level: `log.info({ table }, 'table started')` or `log.info('ready')`. */
export interface Logger extends Record<Level, (first: unknown, message?: string, ...rest: unknown[]) => void> {
  level: string;
  readonly silent: (...ignored: unknown[]) => void;
  child(bindings: object): Logger;
}

/** From which level on is logged, and what must never be written. */
export interface LoggerOptions {
  readonly level: Level | 'silent';
  /** Values that must never be written, wherever they turn up. */
  readonly secrets?: readonly string[];
  readonly write?: (line: string) => void;
  readonly now?: () => number;
  /** Told of every line that is written. */
  readonly onLine?: (level: Level) => void;
}

/** Writes one line of JSON per record, without secrets. Standard output is left to the program's results. */
export function createLogger(options: LoggerOptions): Logger {
  const { secrets = [], write = (line) => process.stderr.write(line), now = Date.now, onLine } = options;
  const redact = redactor(secrets);
  const make = (bindings: object, level: string): Logger => {
    const logger: Logger = {
      level,
      trace: record('trace'),
      debug: record('debug'),
      info: record('info'),
      warn: record('warn'),
      error: record('error'),
      fatal: record('fatal'),
      silent: () => {},
      child: (more) => make({ ...bindings, ...more }, logger.level),
    };
    function record(of: Level) {
      const rank = levels.indexOf(of);
      return (first: unknown, message?: string): void => {
        const least = (levels as readonly string[]).indexOf(logger.level);
        if (least < 0 || rank < least) return;
        onLine?.(of);
        const fields =
          typeof first === 'string'
            ? { message: first }
            : { ...fieldsOf(first), ...(message === undefined ? {} : { message }) };
        const time = new Date(now()).toISOString();
        write(`${JSON.stringify(redact({ time, level: of, ...bindings, ...fields }))}\n`);
      };
    }
    return logger;
  };
  return make({}, options.level);
}

function fieldsOf(first: unknown): object {
  if (first instanceof Error) return { err: first };
  return typeof first === 'object' && first !== null ? first : { value: first };
}
