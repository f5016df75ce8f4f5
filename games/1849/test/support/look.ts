import { certsOf, type HexId, type Holder, markerOf, percentOf } from '@binario/rail';
import type { Corp } from '../../data/corporations.ts';
import { price } from '../../table.ts';
import type { State1849 } from './act.ts';

export const cash = ({ table }: State1849, holder: Holder): number => table.cash[holder] ?? 0;

export const percent = ({ table }: State1849, corp: Corp, holder: Holder): number =>
  percentOf(table.certs[corp] ?? [], holder);

/** A holding in words: `president + 2 singles`, `last + 1 single`, `nothing`. */
export function hand({ table }: State1849, corp: Corp, holder: Holder): string {
  const certs = table.certs[corp] ?? [];
  const singles = certsOf(certs, holder, 'ordinary').length;
  const parts = [
    certsOf(certs, holder, 'president').length > 0 ? 'president' : '',
    certsOf(certs, holder, 'last').length > 0 ? 'last' : '',
    singles > 0 ? `${singles} single${singles > 1 ? 's' : ''}` : '',
  ].filter((part) => part !== '');
  return parts.join(' + ') || 'nothing';
}

export const value = ({ table }: State1849, corp: Corp): number => price(table, corp);

/** The market space of a marker as [row, column], from the top left. */
export function space({ table }: State1849, corp: Corp): readonly [row: number, col: number] | undefined {
  const marker = markerOf(table.market, corp);
  return marker && [marker.row, marker.col];
}

/** Markers in one market space, from the top of the stack down. */
export const stack = ({ table }: State1849, [row, col]: readonly [number, number]): readonly string[] =>
  table.market.filter((marker) => marker.row === row && marker.col === col).map((marker) => marker.corp);

/** Corporations with a station in the hex. */
export const stationsIn = ({ table }: State1849, hex: HexId): readonly string[] =>
  (table.stations[hex] ?? []).filter((corp) => corp !== null);

/** Whose turn it is in an operating round, if one is being played. */
export const operating = ({ flow }: State1849): string | undefined =>
  (flow.find((frame) => frame.step === 'corpTurn') as { readonly corp?: string } | undefined)?.corp;
