import type { TableOptions } from '../tables/options.ts';

export interface TrialServer {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
  readonly node?: string;
  readonly tables?: Partial<TableOptions>;
}

export type ToServer = 'measure' | 'stop';

export type FromServer =
  | { readonly type: 'ready'; readonly url: string }
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
