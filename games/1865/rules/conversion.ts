import { type CorpId, stationsOf } from '@binario/rail';
import { isDirectEnd } from '@binario/track';
import { type Company, MOST_MARKERS } from '../data/companies.ts';
import type { Tx1865 } from '../effects.ts';
import { boardOf, factsOf, isRun, phaseOf, type Table1865 } from '../table.ts';

/** 3.9: a direct route from one of its markers to the destination, or a marker there (ruling 21). */
export function reachesDestination(table: Table1865, corp: CorpId): boolean {
  const { board, crossing, companies } = boardOf(table);
  const { destination } = companies[corp as Company];
  return stationsOf(table.stations, corp).some(
    (hex) => hex === destination || isDirectEnd(board, table.map, crossing, hex, destination),
  );
}

/** Is this a minor company in operation that reaches its destination (3.9)? */
export function mayConvert(table: Table1865, corp: CorpId): boolean {
  return isRun(table, corp) && factsOf(table, corp).status === 'minor' && reachesDestination(table, corp);
}

/** Markers a conversion brings now: by phase, never above seven in all (3.9, ruling 22). */
export const markersGained = (table: Table1865, corp: CorpId): number =>
  Math.max(0, Math.min(MOST_MARKERS - factsOf(table, corp).markers, phaseOf(table).conversionMarkers));

/** Certificates turned, five more in the offer, and markers (3.9). */
export function convert(tx: Tx1865, corp: CorpId): void {
  tx.emit({ type: 'converted', corp });
  const count = markersGained(tx.table, corp);
  if (count > 0) tx.emit({ type: 'markersGranted', corp, count });
}
