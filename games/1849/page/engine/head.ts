import type { State } from '@binario/kernel';
import { sellerOf } from '@binario/rail';
import type { HeadQueries } from '@binario/web/game';
import { certificates } from '../../rules/stock.ts';
import type { Bid } from '../../steps/auction.ts';
import type { ConsentFrame } from '../../steps/consent.ts';
import type { OperatingRoundFrame } from '../../steps/operating.ts';
import { inMarketOrder, isStarted, type Table1849 } from '../../table.ts';

/** The bids that stand in the auction of the private companies, also while one of them is contested. */
export function bidsIn({ flow }: State<Table1849>): readonly Bid[] {
  const frame = flow.findLast((each) => 'bids' in each) as { readonly bids?: readonly Bid[] } | undefined;
  return frame?.bids ?? [];
}

/** What the head above the table asks of 1849: certificates, priority, order of operation. */
export const head1849: HeadQueries<Table1849> = {
  certificates: (table, seat) => ({ held: certificates(table, seat), limit: table.certLimit }),
  priority: ({ priority }) => priority,
  order: ({ table }) => table.keptOrder?.filter((corp) => isStarted(table, corp)) ?? inMarketOrder(table),
  operated: ({ flow }) =>
    (flow.find(({ step }) => step === 'operatingRound') as OperatingRoundFrame | undefined)?.operated ?? [],
  company({ table, flow }) {
    const top = flow.at(-1);
    if (top?.step !== 'consent') return undefined;
    // Who must answer decides for the seller.
    const { deal } = top as ConsentFrame;
    if (deal.kind === 'train') return sellerOf(table, deal.train);
    return deal.kind === 'token' ? deal.seller : '';
  },
  bound: (state, seat) => bidsIn(state).reduce((sum, { by, price }) => (by === seat ? sum + price : sum), 0),
};
