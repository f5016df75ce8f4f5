import { BANK, type CorpId, faceAt, isPlayer, pay, percentOf, privatesOf, stationsOf, trainsOf } from '@binario/rail';
import { cardOf } from '../board/boardOf.ts';
import { OFFER } from '../data/companies.ts';
import type { Tx1865 } from '../effects.ts';
import { boardOf, factsOf, type Table1865 } from '../table.ts';
import { takeChips } from './launching.ts';
import { moveDown, moveUp } from './market.ts';
import { certsIn } from './presidency.ts';

/** 4.3: every mine with its marker gives what the tile says. */
export function operateMines(tx: Tx1865, corp: CorpId): void {
  const { board } = boardOf(tx.table);
  for (const hex of stationsOf(tx.table.stations, corp)) {
    const stop = faceAt(board, tx.table.map, hex).stops[0];
    if (stop?.kind === 'mine') takeChips(tx, corp, stop.value, 'mine');
  }
}

/** 4.5: seats of the trains, and eight for each maritime card beside at least one train (2.6). */
export function coverageOf(table: Table1865, corp: CorpId): number {
  const trains = trainsOf(table, corp);
  if (trains.length === 0) return 0;
  const seats = trains.reduce((sum, train) => sum + cardOf(table, train).coverage, 0);
  return seats + privatesOf(table, corp).length * boardOf(table).figures.maritimeCoverage;
}

/** 4.5: L.10 for each chip that finds a seat. */
export function revenueOf(table: Table1865, corp: CorpId): number {
  return 10 * Math.min(factsOf(table, corp).chips, coverageOf(table, corp));
}

/** What each holder gets: the offer's part goes to the company, that of pool and Dragons stays in the bank (4.5). */
export function dividends(table: Table1865, corp: CorpId, revenue: number): ReadonlyMap<string, number> {
  const certs = certsIn(table, corp);
  const parts = new Map<string, number>();
  for (const { holder } of certs) {
    if (holder !== OFFER && !isPlayer(holder)) continue;
    parts.set(holder === OFFER ? corp : holder, (revenue * percentOf(certs, holder)) / 100);
  }
  return parts;
}

/** 4.5 The revenue goes to the holders of the company's shares. */
export function payDividend(tx: Tx1865, corp: CorpId, revenue: number): void {
  tx.emit({ type: 'revenueDeclared', corp, amount: revenue, how: 'paidOut' });
  for (const [holder, amount] of dividends(tx.table, corp, revenue)) pay(tx, BANK, holder, amount, 'dividend');
  moveUp(tx, corp);
}

/** 4.5 The company keeps its revenue. */
export function withhold(tx: Tx1865, corp: CorpId, revenue: number): void {
  tx.emit({ type: 'revenueDeclared', corp, amount: revenue, how: 'withheld' });
  pay(tx, BANK, corp, revenue, 'revenue');
}

/** No revenue: one space down, whatever might be declared (ruling 35). */
export function noRevenue(tx: Tx1865, corp: CorpId): void {
  tx.emit({ type: 'revenueDeclared', corp, amount: 0, how: 'none' });
  moveDown(tx, corp, 1);
}
