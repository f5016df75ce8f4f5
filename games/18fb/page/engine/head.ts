import { topFrame } from '@binario/kernel';
import { sellerOf, type TrainDealFrame } from '@binario/rail';
import type { HeadQueries } from '@binario/web/game';
import type { AuctionFrame } from '../../rules/auction.ts';
import { certificatesOf } from '../../rules/limits.ts';
import { operatingOrder } from '../../rules/market.ts';
import { type PollFrame, stateOfPoll } from '../../rules/poll.ts';
import { regionalsInTurn } from '../../rules/regionals.ts';
import { isLeased } from '../../rules/trains.ts';
import { isFrozen, type Table18fb } from '../../table.ts';

/** What the head above the table asks of 18FB: certificates, priority, order of operation. */
export const head18fb: HeadQueries<Table18fb> = {
  certificates: (table, seat) => ({ held: certificatesOf(table, seat), limit: table.certLimit }),
  priority: ({ priority }) => priority,
  order: ({ table }) => [...regionalsInTurn(table), ...operatingOrder(table)],
  operated: ({ table }) => table.operated,
  company({ table, flow }) {
    // Who must answer decides for the seller.
    const deal = topFrame<TrainDealFrame>(flow, 'consent');
    if (deal) return sellerOf(table, deal.train);
    const asked = topFrame<PollFrame>(flow, 'poll');
    const poll = asked && stateOfPoll(table, asked);
    return poll?.kind === 'ask' ? poll.corp : undefined;
  },
  bound({ flow }, seat) {
    const auction = flow.findLast(({ step }) => step === 'auction') as AuctionFrame | undefined;
    return auction?.bidder === seat ? (auction.price ?? 0) : 0;
  },
  trainNote: (table, train) => (isLeased(table, train) ? 'corp.leased' : undefined),
  stateOf(table, corp) {
    const facts = table.companies[corp];
    return facts && `standing.${isFrozen(table, corp) ? 'frozen' : facts.standing}`;
  },
};
