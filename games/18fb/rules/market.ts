import { type Cell, type CorpId, hasCell, type Marker, markerOf, marketOrder, priceOf } from '@binario/rail';
import type { Board18fb, Zone } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { spaceAt } from '../board/questions.ts';
import type { Tx18fb } from '../effects.ts';
import { isFloated, type Table18fb } from '../table.ts';

/** Market value of one share; nothing before the company has started. */
export const price = (table: Pick<Table18fb, 'market' | 'options'>, corp: CorpId): number =>
  priceOf(boardOf(table).grid, table.market, corp);

/** In which colour of the market the company stands; white before it has started. */
export function zoneOf(table: Pick<Table18fb, 'market' | 'options'>, corp: CorpId): Zone {
  const marker = markerOf(table.market, corp);
  return marker ? spaceAt(boardOf(table), marker).zone : 'white';
}

/** All companies on the market: highest price, further right, top of the stack first. */
export const inMarketOrder = (table: Pick<Table18fb, 'market' | 'options'>): readonly CorpId[] =>
  marketOrder(boardOf(table).grid, table.market);

/** The companies that take operating turns, in the order in which they would (3.4). */
export const operatingOrder = (table: Table18fb): readonly CorpId[] =>
  inMarketOrder(table).filter((corp) => isFloated(table, corp));

const down = ({ row, col }: Cell): Cell => ({ row: row + 1, col });

/** Ruling M1: one row for each share; to leave a ledge at least two shares must still count. */
export function afterSale(board: Board18fb, from: Cell, shares: number): Cell {
  let at: Cell = { row: from.row, col: from.col };
  for (let left = shares; left > 0; left--) {
    if (!hasCell(board.grid, down(at)) || (spaceAt(board, at).ledge && left < 2)) break;
    at = down(at);
  }
  return at;
}

/** From the first column one row down instead; ledges do not count (ruling M2). */
export function leftwards({ grid }: Board18fb, { row, col }: Cell): Cell {
  const to = col > 0 ? { row, col: col - 1 } : { row: row + 1, col };
  return hasCell(grid, to) ? to : { row, col };
}

/** No space to the right: one row up instead (ruling M2). */
export function rightwards({ grid }: Board18fb, { row, col }: Cell): Cell {
  const to = { row, col: col + 1 };
  if (hasCell(grid, to)) return to;
  return row > 0 ? { row: row - 1, col } : { row, col };
}

/** From the top row one column to the right instead; the last space is the end of the way (2.2.5). */
export function upwards({ grid }: Board18fb, { row, col }: Cell): Cell {
  const to = row > 0 ? { row: row - 1, col } : { row, col: col + 1 };
  return hasCell(grid, to) ? to : { row, col };
}

function markerIn(table: Table18fb, corp: CorpId): Marker {
  const marker = markerOf(table.market, corp);
  if (!marker) throw new Error(`${corp} is not on the market`);
  return marker;
}

/** A marker that does not leave its space keeps its place in the stack (ruling M6). */
function moved(tx: Tx18fb, corp: CorpId, to: Cell): void {
  const { row, col } = markerIn(tx.table, corp);
  if (row === to.row && col === to.col) return;
  tx.emit({ type: 'markerMoved', corp, to });
}

/** 4: the highest value ends the game as soon as the move is made (ruling M7). */
function endAtTop(tx: Tx18fb): void {
  const top = inMarketOrder(tx.table)[0];
  if (top !== undefined && price(tx.table, top) >= boardOf(tx.table).topPrice)
    tx.emit({ type: 'ended', reason: 'top' });
}

/** Moves the company's marker to the left. */
export const moveLeft = (tx: Tx18fb, corp: CorpId): void =>
  moved(tx, corp, leftwards(boardOf(tx.table), markerIn(tx.table, corp)));

/** Moves the company's marker to the right; the top of the market ends the game. */
export function moveRight(tx: Tx18fb, corp: CorpId): void {
  moved(tx, corp, rightwards(boardOf(tx.table), markerIn(tx.table, corp)));
  endAtTop(tx);
}

/** Moves the company's marker up; the top of the market ends the game. */
export function moveUp(tx: Tx18fb, corp: CorpId): void {
  moved(tx, corp, upwards(boardOf(tx.table), markerIn(tx.table, corp)));
  endAtTop(tx);
}

/** Moves the company's marker down after a sale of so many shares. */
export const moveDown = (tx: Tx18fb, corp: CorpId, shares: number): void =>
  moved(tx, corp, afterSale(boardOf(tx.table), markerIn(tx.table, corp), shares));

/** The end of a stock round is one event: all rise before the game can end (ruling M7). */
export function moveUpTogether(tx: Tx18fb, corps: readonly CorpId[]): void {
  for (const corp of corps) moved(tx, corp, upwards(boardOf(tx.table), markerIn(tx.table, corp)));
  endAtTop(tx);
}
