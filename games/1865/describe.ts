import { frameIn, type State } from '@binario/kernel';
import type { OperatingRoundFrame } from './steps/operating.ts';
import type { StockRoundFrame } from './steps/stockRound.ts';
import type { Table1865 } from './table.ts';

/** The round in the short form players write: `M` for the maritime cards, `SR 2`, `OR 3.1`; `END` when it is over. */
export function describeRound({ flow }: State<Table1865>): string {
  const operating = frameIn<OperatingRoundFrame>(flow, 'operatingRound');
  if (operating) return `OR ${operating.set}.${operating.number}`;
  const stock = frameIn<StockRoundFrame>(flow, 'stockRound');
  if (stock) return `SR ${stock.number}`;
  return flow.length === 0 ? 'END' : 'M';
}
