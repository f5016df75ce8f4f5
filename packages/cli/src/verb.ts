import type { Io } from './io.ts';

/** An option of a verb: whether it takes a value, and what the help says of it. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What stands for the value in the help: `--seed S`. */
  readonly value?: string;
  readonly help: string;
}

/** The options of a verb by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** What was typed, checked against the verb's options. */
export interface Args {
  /** As many as the verb names, in that order; fewer only where it says so. */
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

/** One thing the program can do. */
export interface Verb {
  readonly name: string;
  readonly summary: string;
  /** Names of what must stand on the command line, `[NAME]` for what may; that comes last. */
  readonly positionals: readonly string[];
  readonly options: OptionSpecs;
  /** More to say in the help. */
  readonly notes?: readonly string[];
  /** Returns the exit code. */
  run(args: Args, io: Io): Promise<number> | number;
}
