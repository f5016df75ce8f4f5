import { type State, topFrame } from '@binario/kernel';
import { type AuctionFrame, leastBid } from '../../rules/auction.ts';
import { goalOf, traced } from '../../rules/tokens.ts';
import type { PowerFrame } from '../../steps/anyTime.ts';
import type { BourbonFrame } from '../../steps/token.ts';
import type { Table18fb } from '../../table.ts';
import type { AuctionView, WantedView } from '../own.ts';
import { lotFacts } from './facts.ts';

/** What bidders have to know: the highest bid, the next one, who is still in. */
export function auctionView({ table, flow }: State<Table18fb>): AuctionView | null {
  const frame = topFrame<AuctionFrame>(flow, 'auction');
  if (!frame) return null;
  const { lot, price: highest, bidder, active } = frame;
  return { lot, facts: lotFacts(table, lot), highest, bidder, least: leastBid(table, frame), active };
}

/** What a company wants of a card that belongs to another player, while its owner is asked. */
export function wantedView({ table, flow }: State<Table18fb>): WantedView | null {
  const power = topFrame<PowerFrame>(flow, 'powerConsent');
  if (power) return { what: power.card, corp: power.corp };
  const bourbon = topFrame<BourbonFrame>(flow, 'consentBourbon');
  if (!bourbon) return null;
  const { corp, route } = bourbon;
  const found = traced(table, route);
  return { what: 'Bourbon', corp, hex: goalOf(table, route), cost: found.ok ? found.route.cost : 0 };
}
