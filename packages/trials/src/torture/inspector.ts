import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Nodes } from '../servers/nodes.ts';
import type { Players } from './players.ts';

/** A fault may fill so many lines of the log of one server. */
const MOST_LINES = 500;
/** What a server keeps open: ten for people, two to copy and tidy up, one that listens. */
const MOST_CONNECTIONS = 13;
/** `busy` is promised within five seconds; the machine of a trial is busy itself. */
const LONGEST_ANSWER_MS = 10_000;
/** A server with some dozen tables takes a third of this. */
const MOST_MEMORY = 900_000_000;
const GIVE_UP_S = 60;

/** Looks at servers while something goes wrong and afterwards: do they come back, and do they keep within bounds? */
export class Inspector {
  private readonly nodes: Nodes;
  private readonly players: Players;
  private readonly databaseUrl: string | undefined;
  private readonly found: string[] = [];
  longestRecovery = 0;

  constructor(nodes: Nodes, players: Players, databaseUrl: string | undefined) {
    this.nodes = nodes;
    this.players = players;
    this.databaseUrl = databaseUrl;
  }

  async during(name: string, strike: () => Promise<void>, limit: number): Promise<void> {
    const before = await this.nodes.logged();
    await strike();
    const seconds = await this.recovered();
    this.longestRecovery = Math.max(this.longestRecovery, seconds);
    if (seconds > limit) this.note(`${name}: nobody could play for ${seconds.toFixed(1)} s afterwards`);
    for (const [i, { lines, rss }] of (await this.nodes.logged()).entries()) {
      const { lines: then, rss: had } = before[i] ?? { lines: 0, rss: 0 };
      const more = lines - then;
      if (had > 0 && rss > MOST_MEMORY) this.note(`${name}: node ${i} takes ${Math.round(rss / 1e6)} MB`);
      if (lines < 0) this.note(`${name}: node ${i} did not answer`);
      if (more > MOST_LINES) this.note(`${name}: node ${i} logged ${more} lines`);
    }
    const open = await this.connections();
    if (open > MOST_CONNECTIONS * this.nodes.count) this.note(`${name}: ${open} connections afterwards`);
  }

  /** Each once: the same trouble comes with every strike. */
  note(problem: string): void {
    if (!this.found.includes(problem)) this.found.push(problem);
  }

  problems(): readonly string[] {
    const { faulty, longest } = this.players;
    return [
      ...this.found,
      ...[...faulty].map(([answer, times]) => `${times} answers were errors in place of busy: ${answer}`),
      ...(longest > LONGEST_ANSWER_MS ? [`an answer to a move took ${(longest / 1000).toFixed(1)} s`] : []),
    ];
  }

  /** Seconds until all servers say that they are ready and moves are acknowledged. */
  private async recovered(): Promise<number> {
    const begun = performance.now();
    const moves = this.players.moves;
    const seconds = () => (performance.now() - begun) / 1000;
    while (!((await this.nodes.ready()) && this.players.moves > moves)) {
      if (this.players.failure) throw this.players.failure;
      if (seconds() > GIVE_UP_S) break;
      await sleep(50);
    }
    return seconds();
  }

  private async connections(): Promise<number> {
    if (this.databaseUrl === undefined) return 0;
    const client = new pg.Client({ connectionString: this.databaseUrl, application_name: 'torture' });
    try {
      await client.connect();
      const { rows } = await client.query(
        "select count(*)::int as open from pg_stat_activity where application_name like 'binario%'",
      );
      return (rows[0] as { open: number }).open;
    } catch {
      // It takes nobody any more.
      return Number.POSITIVE_INFINITY;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
