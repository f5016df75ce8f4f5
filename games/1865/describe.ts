import type { Frame, State } from '@binario/kernel';
import type { OperatingRoundFrame } from './steps/operating.ts';
import type { StockRoundFrame } from './steps/stockRound.ts';
import type { Table1865 } from './table.ts';

function frameOf<F extends Frame>(state: State<Table1865>, step: F['step']): F | undefined {
  return state.flow.find((frame) => frame.step === step) as F | undefined;
}

/** The round in the short form players write: `M` for the maritime cards, `SR 2`, `OR 3.1`; `END` when it is over. */
export function describeRound(state: State<Table1865>): string {
  const operating = frameOf<OperatingRoundFrame>(state, 'operatingRound');
  if (operating) return `OR ${operating.set}.${operating.number}`;
  const stock = frameOf<StockRoundFrame>(state, 'stockRound');
  if (stock) return `SR ${stock.number}`;
  return state.flow.length === 0 ? 'END' : 'M';
}
