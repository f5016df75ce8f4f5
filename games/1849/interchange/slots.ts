import type { CorpId, HexId } from '@binario/rail';
import { homeKeptFor } from '../rules/tokens.ts';
import type { Table1849 } from '../table.ts';

/**
 * In which space of a city the other site has each station: its purchases of stations name the space. As here, a token
 * goes to the first free space and leaves one to a home that waits; but there a new tile takes its tokens one by one,
 * so that they close up where no home is kept.
 */
export class ForeignSlots {
  private readonly cities = new Map<HexId, readonly (CorpId | null)[]>();

  corpAt(hex: HexId, slot: number): CorpId | undefined {
    return this.cities.get(hex)?.[slot] ?? undefined;
  }

  /** After each action; `laid` is the hex on which it laid a tile. */
  follow(before: Table1849, after: Table1849, laid: HexId | undefined): void {
    if (before.stations !== after.stations) {
      for (const hex of new Set([...Object.keys(before.stations), ...Object.keys(after.stations)])) {
        if (before.stations[hex] !== after.stations[hex]) this.replace(after, hex);
      }
    }
    if (laid !== undefined && homeKeptFor(after, laid) === undefined) {
      this.cities.set(
        laid,
        (this.cities.get(laid) ?? []).filter((corp) => corp !== null),
      );
    }
  }

  private replace(table: Table1849, hex: HexId): void {
    const now = (table.stations[hex] ?? []).filter((corp) => corp !== null);
    const slots = (this.cities.get(hex) ?? []).map((corp) => (corp && now.includes(corp) ? corp : null));
    for (const corp of now) {
      if (slots.includes(corp)) continue;
      const kept = homeKeptFor(table, hex);
      const free = [...slots, null, null].flatMap((holder, slot) => (holder === null ? [slot] : []));
      const slot = free[kept === undefined || kept === corp ? 0 : 1] as number;
      while (slots.length <= slot) slots.push(null);
      slots[slot] = corp;
    }
    this.cities.set(hex, slots);
  }
}
