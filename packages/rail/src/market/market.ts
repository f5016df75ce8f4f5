import { memo2 } from '@binario/kernel';
import type { CorpId } from '../model/ids.ts';

/** A space of the stock market. Row 0 is on top. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** A corporation's marker. Markers stand in the table in order of arrival: the earlier one lies on top. */
export interface Marker extends Cell {
  readonly corp: CorpId;
}

/** Prices row by row; rows may have different lengths. */
export type PriceGrid = readonly (readonly number[])[];

/** The price printed on a space of the market; a space that is not there is a bug. */
export function priceAt(grid: PriceGrid, cell: Cell): number {
  const price = grid[cell.row]?.[cell.col];
  if (price === undefined) throw new Error(`the market has no space ${cell.row},${cell.col}`);
  return price;
}

/** Is there such a space on the market? */
export function hasCell(grid: PriceGrid, cell: Cell): boolean {
  return grid[cell.row]?.[cell.col] !== undefined;
}

/** The marker of a corporation on the market, if it has one. */
export function markerOf(market: readonly Marker[], corp: CorpId): Marker | undefined {
  for (const marker of market) if (marker.corp === corp) return marker;
  return undefined;
}

/** The share price of a corporation; 0 while it has no marker. */
export function priceOf(grid: PriceGrid, market: readonly Marker[], corp: CorpId): number {
  const marker = markerOf(market, corp);
  return marker ? priceAt(grid, marker) : 0;
}

/** Highest price first; equal prices further right first; in one space from the top of the stack down. */
export const marketOrder: (grid: PriceGrid, market: readonly Marker[]) => readonly CorpId[] = memo2((grid, market) =>
  market
    .map((marker, arrival) => ({ marker, arrival, price: priceAt(grid, marker) }))
    .sort((x, y) => y.price - x.price || y.marker.col - x.marker.col || x.arrival - y.arrival)
    .map(({ marker }) => marker.corp),
);

/** The corporation's marker goes to the space, under all that are there. */
export function withMarkerAt(market: readonly Marker[], corp: CorpId, cell: Cell): readonly Marker[] {
  return [...market.filter((marker) => marker.corp !== corp), { corp, row: cell.row, col: cell.col }];
}
