import { join } from 'node:path';
import type { TrialServer } from './messages.ts';
import { ServerProcess } from './serverProcess.ts';

/** What all servers of a cluster together use. */
export interface Used {
  readonly rss: number;
  readonly held: number;
  /** Milliseconds of processor time of all servers. */
  readonly cpu: number;
  readonly commits: readonly number[];
}

/** Servers in processes of their own on one database, which nobody kills. */
export class Cluster {
  private readonly nodes: readonly ServerProcess[];
  readonly urls: Promise<readonly string[]>;

  private readonly profiled: boolean;

  /** `program`: of another release, where there is one. */
  constructor(count: number, told: TrialServer, program?: string) {
    this.nodes = Array.from(
      { length: count },
      (_, i) =>
        new ServerProcess({ ...told, dataFolder: join(told.dataFolder, `node-${i}`), node: `node-${i}` }, program),
    );
    this.profiled = told.profile !== undefined;
    this.urls = Promise.all(this.nodes.map(({ url }) => url));
  }

  async measure(): Promise<Used> {
    const each = await Promise.all(this.nodes.map((node) => node.measure()));
    const sum = (of: (used: Used) => number) => each.reduce((all, used) => all + of(used), 0);
    return {
      rss: sum(({ rss }) => rss),
      held: sum(({ held }) => held),
      cpu: sum(({ cpu }) => cpu),
      commits: each.flatMap(({ commits }) => commits),
    };
  }

  async end(): Promise<void> {
    await Promise.all(this.nodes.map((node) => (this.profiled ? node.stop() : node.kill())));
  }
}
