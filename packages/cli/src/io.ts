export { Failure } from '@binario/terminal';

/** The world of the program: everything it reads and writes goes through here, so that tests can stand in for it. */
export interface Io {
  /** Lines of what is typed or piped in, without their ends. */
  readonly lines: AsyncIterable<string>;
  /** Is somebody sitting at a terminal? */
  readonly interactive: boolean;
  readonly print: (line?: string) => void;
  /** Problems and progress: never part of a result. */
  readonly complain: (line: string) => void;
  /** A line that the next one replaces; nothing where nobody is watching. */
  readonly progress: (line: string) => void;
  /** What the user is asked before a line is read. */
  readonly prompt: (text: string) => void;
  /** Milliseconds of some clock. */
  readonly now: () => number;
  /** Milliseconds of the processor that this program has had. */
  readonly cpu: () => number;
  /** A seed for those who name none. */
  readonly anySeed: () => number;
}

/** The command line itself makes no sense; the program ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
