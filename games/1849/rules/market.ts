import { type Cell, type CorpId, hasCell, markerOf } from '@binario/rail';
import { boardOf } from '../board/boardOf.ts';
import type { Market1849 } from '../board/compile.ts';
import type { Tx1849 } from '../effects.ts';
import { inMarketOrder, phaseOf, plays18xx, type Table1849 } from '../table.ts';
import { closeCorporation } from './closing.ts';

/** Section 5: where a marker goes. `blue` tells whether the Phase 16 zone is open. */
export function toTheRight(market: Market1849, cell: Cell, blue: boolean): Cell {
  const right = { row: cell.row, col: cell.col + 1 };
  return canEnter(market, right, blue) ? right : upwards(market, cell, blue);
}

/** The space above, where the marker may enter it. */
export function upwards(market: Market1849, cell: Cell, blue: boolean): Cell {
  const up = { row: cell.row - 1, col: cell.col };
  return canEnter(market, up, blue) ? up : cell;
}

function canEnter(market: Market1849, cell: Cell, blue: boolean): boolean {
  return hasCell(market.grid, cell) && (blue || !market.blue[cell.row]?.[cell.col]);
}

/** The Closed box lies left of 24 and below 27, so both moves may end in it. */
export function toTheLeft(market: Market1849, cell: Cell): Cell {
  return cell.col > 0 ? { row: cell.row, col: cell.col - 1 } : downwards(market, cell, 1);
}

/** The space of the market below this one: down as many rows as there are, at most `rows`. */
export function downwards({ grid }: Market1849, cell: Cell, rows: number): Cell {
  let { row } = cell;
  for (let left = rows; left > 0 && hasCell(grid, { row: row + 1, col: cell.col }); left--) row++;
  return { row, col: cell.col };
}

/** Is this the box in which a corporation closes? */
export const isClosedBox = ({ closed }: Market1849, cell: Cell): boolean =>
  cell.row === closed.row && cell.col === closed.col;

function markerAt(table: Table1849, corp: CorpId): Cell {
  const marker = markerOf(table.market, corp);
  if (!marker) throw new Error(`${corp} has no marker on the market`);
  return marker;
}

/** A marker that stays where it is keeps its place in the stack; one that enters Closed closes its corporation (5). */
function moveTo(tx: Tx1849, corp: CorpId, to: Cell): void {
  const from = markerAt(tx.table, corp);
  if (from.row === to.row && from.col === to.col) return;
  tx.emit({ type: 'markerMoved', corp, to });
  if (isClosedBox(boardOf(tx.table).market, to)) closeCorporation(tx, corp);
}

/** Moves the marker one space to the right, or up at the end of its row. */
export function moveRight(tx: Tx1849, corp: CorpId): void {
  moveTo(tx, corp, toTheRight(boardOf(tx.table).market, markerAt(tx.table, corp), phaseOf(tx.table).blueZone));
}

/** Moves the marker one space to the left, or down at the end of its row. */
export function moveLeft(tx: Tx1849, corp: CorpId): void {
  moveTo(tx, corp, toTheLeft(boardOf(tx.table).market, markerAt(tx.table, corp)));
}

/** Moves the marker one space up, where it may enter it. */
export function moveUp(tx: Tx1849, corp: CorpId): void {
  moveTo(tx, corp, upwards(boardOf(tx.table).market, markerAt(tx.table, corp), phaseOf(tx.table).blueZone));
}

/** Moves the marker down by so many rows, as far as the market goes. */
export function moveDown(tx: Tx1849, corp: CorpId, rows: number): void {
  moveTo(tx, corp, downwards(boardOf(tx.table).market, markerAt(tx.table, corp), rows));
}

/** Would a sale of so many shares end in the Closed box? */
export function saleCloses(table: Table1849, corp: CorpId, shares: number): boolean {
  const { market } = boardOf(table);
  return isClosedBox(market, downwards(market, markerAt(table, corp), shares));
}

/**
 * The fall after a sale (9.2): one row per share. Markers that sales of one turn have moved lie under those that did not
 * move, and among themselves in the order they had before the turn (RUL-20).
 */
export function fallAfterSale(tx: Tx1849, corp: CorpId, shares: number): void {
  const before = tx.table.saleMemory?.before ?? inMarketOrder(tx.table);
  const from = markerAt(tx.table, corp);
  moveDown(tx, corp, shares);
  const fell = markerOf(tx.table.market, corp) !== from;
  const moved = new Set(tx.table.saleMemory?.moved ?? []);
  if (fell) moved.add(corp);
  tx.emit({ type: 'saleRemembered', memory: { before, moved: [...moved] } });
  const natural = plays18xx(tx.table, 'saleMemoryLastsRound') && tx.table.turn.bankrupt;
  if (fell && moved.size > 1 && !natural) orderStacks(tx, [...moved], before);
}

function orderStacks(tx: Tx1849, moved: readonly CorpId[], before: readonly CorpId[]): void {
  const rank = (name: CorpId) => before.indexOf(name);
  tx.emit({ type: 'stackOrdered', corps: [...moved].sort((x, y) => rank(x) - rank(y)) });
}

/** Compatibility 9: a new turn forgets only the order before it. */
export function forgetOrderOnly(tx: Tx1849): void {
  const memory = tx.table.saleMemory;
  if (memory) tx.emit({ type: 'saleRemembered', memory: { before: null, moved: memory.moved } });
}

/** Compatibility 9: a bankruptcy in which nothing can be sold puts the spaces in order once more. */
export function orderOnceMore(tx: Tx1849): void {
  const memory = tx.table.saleMemory;
  if (memory && memory.moved.length > 0) orderStacks(tx, memory.moved, memory.before ?? inMarketOrder(tx.table));
}

/** A new turn: what was sold before it no longer matters. */
export function forgetSales(tx: Tx1849): void {
  if (tx.table.saleMemory) tx.emit({ type: 'saleRemembered', memory: null });
}

/** The end of a stock round (9.7): in market order as it was before the first move (RUL-28). */
export function adjustPrices(tx: Tx1849): void {
  for (const corp of inMarketOrder(tx.table)) {
    const certs = tx.table.certs[corp] ?? [];
    const inPool = certs.some((cert) => cert.holder === 'pool');
    if (inPool) moveDown(tx, corp, 1);
    else if (!certs.some((cert) => cert.holder === corp)) moveUp(tx, corp);
  }
}
