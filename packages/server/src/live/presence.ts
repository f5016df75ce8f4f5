import type { Presence } from '@binario/protocol';

interface Elsewhere {
  readonly people: readonly Presence[];
  readonly until: number;
}

/** Who is at which table, here and on other nodes. What a node says of itself is believed for a while. */
export class PresenceBook {
  private readonly elsewhere = new Map<string, Map<string, Elsewhere>>();

  /** News of another node. */
  told(node: string, table: string, people: readonly Presence[], until: number): void {
    const nodes = this.elsewhere.get(table) ?? new Map<string, Elsewhere>();
    if (people.length === 0) nodes.delete(node);
    else nodes.set(node, { people, until });
    if (nodes.size === 0) this.elsewhere.delete(table);
    else this.elsewhere.set(table, nodes);
  }

  /** Everybody at a table; somebody with two windows is there once, and here if one of them is. */
  at(table: string, local: readonly Presence[], now: number): readonly Presence[] {
    const all = new Map<string, Presence>();
    const others = [...(this.elsewhere.get(table)?.values() ?? [])].filter(({ until }) => until > now);
    for (const person of [...local, ...others.flatMap(({ people }) => people)]) {
      if (all.get(person.user)?.here !== 'yes') all.set(person.user, person);
    }
    return [...all.values()].sort((a, b) => (a.user < b.user ? -1 : 1));
  }

  forget(now: number): readonly string[] {
    const changed: string[] = [];
    for (const [table, nodes] of this.elsewhere) {
      for (const [node, { until }] of nodes) {
        if (until > now) continue;
        nodes.delete(node);
        changed.push(table);
      }
      if (nodes.size === 0) this.elsewhere.delete(table);
    }
    return changed;
  }
}
