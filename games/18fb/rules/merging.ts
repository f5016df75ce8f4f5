import {
  type Cell,
  type CorpId,
  cashOf,
  markerOf,
  type PlayerId,
  pay,
  priceAt,
  stationsOf,
  trainsOf,
} from '@binario/rail';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import type { Corp, National } from '../ids.ts';
import { certsFor } from '../stock.ts';
import { factsOf, isFloated, type Table18fb } from '../table.ts';
import { clearChart } from './closing.ts';
import { exchangeShares } from './exchange.ts';
import { leaseTrains } from './leases.ts';
import { checkOffice } from './presidency.ts';
import { certsIn } from './shares.ts';
import { slotFor } from './slots.ts';

const TILE_STEPS = 4;

/** The space of the dearer company; two un-floated ones begin at D100 (ruling F10). The first of the list is dearest. */
function startCell(table: Table18fb, merged: readonly CorpId[]): Cell {
  const [dearest] = merged.filter((corp) => isFloated(table, corp));
  const marker = dearest === undefined ? undefined : markerOf(table.market, dearest);
  return marker
    ? { row: marker.row, col: marker.col }
    : (boardOf(table).startCells[boardOf(table).unfloatedStart] as Cell);
}

/** Two companies, or the one that is left, become the national (3.6.1). */
export function formNational(tx: Tx18fb, national: National, merged: readonly CorpId[], initiator: PlayerId): void {
  const cell = startCell(tx.table, merged);
  const late = merged.some((corp) => tx.table.operated.includes(corp));
  tx.emit({ type: 'certsIssued', corp: national, certs: certsFor(national) });
  tx.emit({
    type: 'nationalFormed',
    national,
    corps: merged,
    par: priceAt(boardOf(tx.table).grid, cell),
    steps: TILE_STEPS,
  });
  tx.emit({ type: 'markerMoved', corp: national, to: cell });
  exchangeShares(tx, national, merged, initiator);
  for (const corp of merged) inherit(tx, corp, national);
  for (const corp of merged) clearChart(tx, corp, 'merged');
  checkOffice(tx, national);
  leaseTrains(tx, national);
  // Ruling F9: one of the two has had its turn.
  if (late) tx.emit({ type: 'turnSkipped', corp: national });
}

/** Money, trains, markers, stock of third companies, tokens (rulings F6, F13). */
function inherit(tx: Tx18fb, corp: CorpId, national: National): void {
  pay(tx, corp, national, cashOf(tx.table, corp), 'merger');
  const { markers } = factsOf(tx.table, corp);
  if (markers > 0) tx.emit({ type: 'markersPassed', from: corp, to: national, count: markers });
  for (const train of trainsOf(tx.table, corp)) tx.emit({ type: 'trainMoved', train, to: national });
  for (const other of Object.keys(tx.table.certs)) {
    certsIn(tx.table, other).forEach((cert, n) => {
      if (cert.holder === corp) tx.emit({ type: 'certMoved', corp: other, cert: n, to: national });
    });
  }
  if (tx.table.falcon === corp) tx.emit({ type: 'falconPassed', to: national });
  replaceTokens(tx, corp, national);
}

/** Where it has no token the printed home counts as one, for a company that never began too (ruling F13). */
function replaceTokens(tx: Tx18fb, corp: CorpId, national: National): void {
  const placed = stationsOf(tx.table.stations, corp);
  for (const hex of placed) {
    const slot = (tx.table.stations[hex] ?? []).indexOf(corp);
    tx.emit({ type: 'tokenTaken', corp, hex, to: 'lost' });
    if (!hasToken(tx.table, national, hex)) tx.emit({ type: 'tokenPlaced', corp: national, hex, slot });
  }
  const [home] = boardOf(tx.table).corpDefs[corp as Corp].homes;
  if (home === undefined || placed.includes(home) || hasToken(tx.table, national, home)) return;
  const slot = slotFor(tx.table, home, corp);
  if (slot !== undefined) tx.emit({ type: 'tokenPlaced', corp: national, hex: home, slot });
}

const hasToken = (table: Table18fb, corp: CorpId, hex: string): boolean => (table.stations[hex] ?? []).includes(corp);
