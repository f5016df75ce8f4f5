import { type CorpId, markerOf } from '@binario/rail';
import type { Tx1865 } from '../effects.ts';
import { boardOf } from '../table.ts';

/** A token at an end of the line stays there and keeps its place in the pile (ruling 20). */
function moveTo(tx: Tx1865, corp: CorpId, col: number): void {
  const marker = markerOf(tx.table.market, corp);
  const to = Math.min(boardOf(tx.table).boxes.length - 1, Math.max(0, col));
  if (marker && marker.col !== to) tx.emit({ type: 'markerMoved', corp, to: { row: 0, col: to } });
}

/** 3.11: one space up, to the bottom of the pile there. */
export function moveUp(tx: Tx1865, corp: CorpId): void {
  moveTo(tx, corp, (markerOf(tx.table.market, corp)?.col ?? 0) + 1);
}

/** Moves the company's marker back by so many spaces. */
export function moveDown(tx: Tx1865, corp: CorpId, spaces: number): void {
  moveTo(tx, corp, (markerOf(tx.table.market, corp)?.col ?? 0) - spaces);
}

/** The value token of a new company (3.6). */
export function enterMarket(tx: Tx1865, corp: CorpId, value: number): void {
  const col = boardOf(tx.table).columnOf.get(value);
  if (col === undefined) throw new Error(`the market has no box of ${value}`);
  tx.emit({ type: 'markerMoved', corp, to: { row: 0, col } });
}
