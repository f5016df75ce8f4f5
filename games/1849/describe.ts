import { frameIn, type State } from '@binario/kernel';
import { type CorpId, markerOf, priceAt } from '@binario/rail';
import { gridOf } from './board/boardOf.ts';
import type { OperatingRoundFrame } from './steps/operating.ts';
import type { StockRoundFrame } from './steps/stockRound.ts';
import type { Table1849 } from './table.ts';

/** The round in the short form players write: `ISR`, `SR 2`, `OR 3.1`; `END` when the game is over. */
export function describeRound({ flow }: State<Table1849>): string {
  const operating = frameIn<OperatingRoundFrame>(flow, 'operatingRound');
  if (operating) return `OR ${operating.set}.${operating.number}`;
  const stock = frameIn<StockRoundFrame>(flow, 'stockRound');
  if (stock) return `SR ${stock.number}`;
  return flow.length === 0 ? 'END' : 'ISR';
}

/** Where a corporation's marker lies: row, column, price. */
export function marketCell(
  table: Table1849,
  corp: CorpId,
): readonly [row: number, col: number, price: number] | undefined {
  const marker = markerOf(table.market, corp);
  return marker && [marker.row, marker.col, priceAt(gridOf(table), marker)];
}
