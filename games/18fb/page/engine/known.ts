import type { State } from '@binario/kernel';
import { type AuctionFrame, leastBid } from '../../rules/auction.ts';
import type { Power } from '../../rules/powers.ts';
import { goalOf, traced } from '../../rules/tokens.ts';
import type { Table18fb } from '../../table.ts';
import type { AuctionView, WantedView } from '../own.ts';
import { lotFacts } from './facts.ts';

/** What bidders have to know: the highest bid, the next one, who is still in. */
export function auctionView({ table, flow }: State<Table18fb>): AuctionView | null {
  const top = flow.at(-1);
  if (top?.step !== 'auction') return null;
  const frame = top as unknown as AuctionFrame;
  const { lot, price: highest, bidder, active } = frame;
  return { lot, facts: lotFacts(table, lot), highest, bidder, least: leastBid(table, frame), active };
}

/** What a company wants of a card that belongs to another player, while its owner is asked. */
export function wantedView({ table, flow }: State<Table18fb>): WantedView | null {
  const top = flow.at(-1);
  if (top?.step === 'powerConsent') {
    const { card, corp } = top as unknown as { readonly card: Power; readonly corp: string };
    return { what: card, corp };
  }
  if (top?.step !== 'consentBourbon') return null;
  const { corp, route } = top as unknown as { readonly corp: string; readonly route: readonly string[] };
  const found = traced(table, route);
  return { what: 'Bourbon', corp, hex: goalOf(table, route), cost: found.ok ? found.route.cost : 0 };
}
