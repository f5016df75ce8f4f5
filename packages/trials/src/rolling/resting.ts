import { setTimeout as sleep } from 'node:timers/promises';
import type { TableAnswer } from '@binario/protocol';
import { type Guest, newTable, request } from '../servers/guest.ts';
import type { Nodes } from '../servers/nodes.ts';

const TABLES = 3;
const PATIENCE_MS = 120_000;

/** Tables at which nobody moves during an update: these must be on the engine of the new release in the end. */
export class Resting {
  private readonly nodes: Nodes;
  private readonly guest: Guest;
  /** The engine by which each of them began. */
  private readonly began: ReadonlyMap<string, string>;

  private constructor(nodes: Nodes, guest: Guest, began: ReadonlyMap<string, string>) {
    this.nodes = nodes;
    this.guest = guest;
    this.began = began;
  }

  static async made(nodes: Nodes, guests: readonly Guest[], game: string): Promise<Resting> {
    const [guest] = guests as [Guest];
    const began = new Map<string, string>();
    const url = await nodes.someUrl();
    for (let seed = 1; seed <= TABLES; seed++) {
      const id = await newTable(url, guests, { game, seed });
      began.set(id, await engineOf(url, guest, id));
    }
    return new Resting(nodes, guest, began);
  }

  /** How many are still played by the engine they began with, after some patience. */
  async notMoved(): Promise<number> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const url = await this.nodes.someUrl();
      const now = await Promise.all(
        [...this.began].map(async ([id, was]) => (await engineOf(url, this.guest, id)) === was),
      );
      const left = now.filter(Boolean).length;
      if (left === 0 || performance.now() > until) return left;
      await sleep(500);
    }
  }
}

const engineOf = async (url: string, guest: Guest, id: string): Promise<string> =>
  (await request<TableAnswer>(url, guest, 'GET', `/api/tables/${id}`)).info.engine;
