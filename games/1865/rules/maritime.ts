import { type CorpId, type PrivateId, privatesOf } from '@binario/rail';
import type { Tx1865 } from '../effects.ts';
import { boardOf, phaseNumber, type Table1865 } from '../table.ts';

/** Has the company a marker on a place of the card? For Carbonia any of the three mines (2.6). */
function standsThere(table: Table1865, corp: CorpId, card: PrivateId): boolean {
  return (boardOf(table).placesOf.get(card) ?? []).some((hex) => (table.stations[hex] ?? []).includes(corp));
}

/** Card and marker are together for the first time: as many chips as the number of the phase, once (2.6, ruling 25). */
export function giveBonuses(tx: Tx1865, corp: CorpId): void {
  for (const card of privatesOf(tx.table, corp)) {
    if (tx.table.bonusPaid.includes(card) || !standsThere(tx.table, corp, card)) continue;
    tx.emit({ type: 'bonusGiven', private: card, corp, chips: phaseNumber(tx.table) });
  }
}
