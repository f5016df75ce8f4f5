import { cashOf, type PlayerId, percentOf, presidentIn, priceOf, type RailTable } from '@binario/rail';
import { COMPANY, grid } from './data/board.ts';

/** What lies on the table besides what every railway game has. */
export interface TableSample extends RailTable {
  readonly ended: boolean;
}

/** The certificates of the company. */
export const certsIn = (table: TableSample) => table.certs[COMPANY] ?? [];

/** The price of one share of 10 %. */
export const price = (table: TableSample): number => priceOf(grid, table.market, COMPANY);

/** The president of the company, if it has one. */
export const presidentOf = (table: TableSample): PlayerId | undefined => presidentIn(certsIn(table));

/** What a player's shares are worth. */
export const sharesOf = (table: TableSample, player: string): number =>
  (price(table) * percentOf(certsIn(table), player)) / 10;

/** What a player is worth: cash and shares. */
export const worthOf = (table: TableSample, player: string): number => cashOf(table, player) + sharesOf(table, player);
