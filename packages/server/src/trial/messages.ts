import type { TableOptions } from '../tables/options.ts';

export interface TrialServer {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly node?: string;
  readonly tables?: Partial<TableOptions>;
  /** Errors are counted but not shown: whoever starts it lets things go wrong. */
  readonly quiet?: boolean;
}

export type ToServer = 'measure' | 'logged' | 'stop';

/** The exit code of a server that could not start, because its database was away for example. */
export const REFUSED = 3;

export type FromServer =
  | { readonly type: 'ready'; readonly url: string }
  | { readonly type: 'logged'; readonly lines: number }
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
