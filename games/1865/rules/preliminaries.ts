import { boardOf, factsOf, isFloated, phaseNumber, phaseOf } from '../table.ts';
import type { DragonTx } from './dragons.ts';

/** Mines with a marker go down one step, as far as the phase lets them (3.12). */
export function minesDown(tx: DragonTx): void {
  for (const hex of boardOf(tx.table).mineHexes) {
    const placed = tx.table.map[hex];
    const next = placed && phaseOf(tx.table).minesDown[placed.tile];
    if (!next || !(tx.table.stations[hex] ?? []).some((token) => token !== null)) continue;
    tx.emit({ type: 'tileLaid', hex, tile: next, rotation: placed.rotation, by: null, cost: 0 });
  }
}

/** Rank tokens above the row of the phase move down one row (3.12). */
export function rowsDown(tx: DragonTx): void {
  const rowOfPhase = phaseNumber(tx.table) - 1;
  for (const corp in tx.table.companies) {
    const { row } = factsOf(tx.table, corp);
    if (isFloated(tx.table, corp) && row !== null && row < rowOfPhase)
      tx.emit({ type: 'rowMoved', corp, row: row + 1 });
  }
}
