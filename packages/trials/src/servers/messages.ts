import type { Config, TableOptions } from '@binario/server';

/** How a server in a process of its own is set up. */
export interface TrialServer {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly node?: string;
  readonly tables?: Partial<TableOptions>;
  /** Errors are counted but not shown: whoever starts it lets things go wrong. */
  readonly quiet?: boolean;
  /** A folder: where its time went is written there when it is stopped in order. */
  readonly profile?: string;
  /** Of its process, beside those of this one: what stands between it and its disk or its clock. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Settings of the database that lose acknowledged moves, and are wanted. */
  readonly allowLoss?: Config['allowLoss'];
  /** Those of a server for strangers where named; else they are too wide to matter. */
  readonly limits?: Partial<Pick<Config, 'ratePerAddress' | 'ratePerAccount' | 'rateSignIn'>>;
}

/** `step`: the time of day is set, by so many milliseconds. */
export type ToServer = 'measure' | 'logged' | 'stop' | { readonly step: number };

/** The exit code of a server that could not start, because its database was away for example. */
export const REFUSED = 3;

/** What a server in a process of its own tells whoever started it. */
export type FromServer =
  | { readonly type: 'ready'; readonly url: string }
  | { readonly type: 'logged'; readonly lines: number; readonly errors: number; readonly rss: number }
  | { readonly type: 'stepped' }
  | {
      readonly type: 'measured';
      readonly rss: number;
      /** Bytes of everything that is held, in all threads, after cleaning up. */
      readonly held: number;
      /** Milliseconds of processor time since the start. */
      readonly cpu: number;
      /** How long each append took since the last time. */
      readonly commits: readonly number[];
      readonly tables: number;
    };
