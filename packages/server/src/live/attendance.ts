import type { Presence, ServerMessage } from '@binario/protocol';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log/logger.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../store/store.ts';
import type { Connection } from './connection.ts';
import { PresenceBook } from './presence.ts';

/** What the list of those present needs of the server. */
export interface AttendanceParts {
  readonly store: Store;
  readonly config: Pick<Config, 'node'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** What a node says of itself is believed so long. */
const BELIEVED_MS = 75_000;
/** More would not fit into one notification. */
const MOST_TOLD = 40;

/** Who looks at which table, told to everybody who looks there too, on all nodes. */
export class Attendance {
  private readonly book = new PresenceBook();
  private readonly stirred = new Set<string>();
  private readonly parts: AttendanceParts;
  private readonly viewers: ReadonlyMap<string, ReadonlySet<Connection>>;

  constructor(parts: AttendanceParts, viewers: ReadonlyMap<string, ReadonlySet<Connection>>) {
    this.parts = parts;
    this.viewers = viewers;
    parts.store.onGossip((text) => this.gossiped(text));
  }

  /** Somebody came, went, or looked away. */
  stir(table: string): void {
    this.stirred.add(table);
  }

  at(table: string): readonly Presence[] {
    return this.book.at(table, this.local(table), this.parts.clock.steady());
  }

  tick(now: number, again: boolean): void {
    for (const table of this.book.forget(now)) this.stirred.add(table);
    for (const table of this.stirred) {
      this.show(table);
      this.tellNodes(table);
    }
    this.stirred.clear();
    if (again) for (const table of this.viewers.keys()) this.tellNodes(table);
  }

  private local(table: string): readonly Presence[] {
    return [...(this.viewers.get(table) ?? [])].flatMap(({ who, here }) =>
      who ? [{ user: who.id, name: who.name, here: here ? ('yes' as const) : ('away' as const) }] : [],
    );
  }

  private show(table: string): void {
    const viewers = this.viewers.get(table);
    if (!viewers) return;
    const told: ServerMessage = { type: 'presence', table, presence: this.at(table) };
    const bytes = Buffer.from(JSON.stringify(told));
    for (const connection of viewers) connection.sendNews(table, bytes);
  }

  private tellNodes(table: string): void {
    const { store, config, log } = this.parts;
    if (store.kind === 'sqlite') return;
    const people = this.local(table).slice(0, MOST_TOLD);
    store
      .gossip(JSON.stringify({ node: config.node, table, people }))
      .catch((error: unknown) => log.debug({ err: error }, 'no gossip'));
  }

  private gossiped(text: string): void {
    const { node, table, people } = JSON.parse(text) as { node: string; table: string; people: readonly Presence[] };
    if (node === this.parts.config.node) return;
    this.book.told(node, table, people, this.parts.clock.steady() + BELIEVED_MS);
    this.show(table);
  }
}
