import { faceAt, type HexId } from '@binario/rail';
import { boardOf, mapOf } from '../board/boardOf.ts';
import type { Tx1849 } from '../effects.ts';
import type { Table1849 } from '../table.ts';

/** Free station spaces of a city, reserved ones included. */
export function freeSlots(table: Table1849, hex: HexId): number {
  const slots = faceAt(mapOf(table), table.map, hex).stops[0]?.slots ?? 0;
  let taken = 0;
  for (const token of table.stations[hex] ?? []) if (token !== null) taken++;
  return slots - taken;
}

/** Homes Garibaldi could take now (9.4.1). No space is kept for it (RUL-31). */
export function garibaldiHomes(table: Table1849): readonly HexId[] {
  return boardOf(table).corps.AFG.homes.filter((hex) => freeSlots(table, hex) > 0);
}

const hasFreeHome = (table: Table1849): boolean =>
  boardOf(table).corps.AFG.homes.some((hex) => freeSlots(table, hex) > 0);

/** As soon as no home is free Garibaldi leaves the order (9.4.1, RUL-30). Called after whatever can fill a space. */
export function setGaribaldiAside(tx: Tx1849): void {
  const { queue } = tx.table;
  if (!queue.includes('AFG') || hasFreeHome(tx.table)) return;
  tx.emit({ type: 'queueSet', queue: queue.filter((corp) => corp !== 'AFG'), aside: true });
}

/** At the beginning of a stock round it comes back, behind all others, if a home is free. */
export function bringGaribaldiBack(tx: Tx1849): void {
  if (!tx.table.aside || !hasFreeHome(tx.table)) return;
  tx.emit({ type: 'queueSet', queue: [...tx.table.queue, 'AFG'], aside: false });
}
