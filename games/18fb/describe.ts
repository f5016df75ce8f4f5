import type { Frame, State } from '@binario/kernel';
import type { AuctionRoundFrame } from './steps/auction.ts';
import type { OperatingRoundFrame } from './steps/operating.ts';
import type { StockRoundFrame } from './steps/stockRound.ts';
import type { Table18fb } from './table.ts';

function frameOf<F extends Frame>(state: State<Table18fb>, step: F['step']): F | undefined {
  return state.flow.find((frame) => frame.step === step) as F | undefined;
}

/** The round in the short form players write: `PR`, `SR 2`, `OR 3.1`, `RR` for the regional round; `END` when it is over. */
export function describeRound(state: State<Table18fb>): string {
  const auction = frameOf<AuctionRoundFrame>(state, 'auctionRound');
  if (auction) return auction.kind === 'cards' ? 'PR' : 'RR';
  const operating = frameOf<OperatingRoundFrame>(state, 'operatingRound');
  if (operating) return `OR ${operating.set}.${operating.number}`;
  const stock = frameOf<StockRoundFrame>(state, 'stockRound');
  if (stock) return `SR ${stock.number}`;
  return state.flow.length === 0 ? 'END' : 'PR';
}
