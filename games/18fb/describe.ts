import { frameIn, type State } from '@binario/kernel';
import type { AuctionRoundFrame } from './steps/auction.ts';
import type { OperatingRoundFrame } from './steps/operating.ts';
import type { StockRoundFrame } from './steps/stockRound.ts';
import type { Table18fb } from './table.ts';

/** The round in the short form players write: `PR`, `SR 2`, `OR 3.1`, `RR` for the regional round; `END` when it is over. */
export function describeRound({ flow }: State<Table18fb>): string {
  const auction = frameIn<AuctionRoundFrame>(flow, 'auctionRound');
  if (auction) return auction.kind === 'cards' ? 'PR' : 'RR';
  const operating = frameIn<OperatingRoundFrame>(flow, 'operatingRound');
  if (operating) return `OR ${operating.set}.${operating.number}`;
  const stock = frameIn<StockRoundFrame>(flow, 'stockRound');
  if (stock) return `SR ${stock.number}`;
  return flow.length === 0 ? 'END' : 'PR';
}
