import { BANK, cashOf, type PlayerId, type PrivateId, playersIn, privatesOf } from '@binario/rail';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { cardIds, type Regional } from '../ids.ts';
import type { Table18fb } from '../table.ts';
import { isCard, takeCard } from './cards.ts';
import { certificatesOf } from './limits.ts';
import { takeRegional } from './regionals.ts';
import { rule18fb } from './rule.ts';

/** What is auctioned: political cards, or certificates of regional companies. */
export type LotKind = 'cards' | 'regionals';

/** Lots nobody has chosen yet, in their printed order. */
export function lotsLeft(table: Table18fb, kind: LotKind): readonly PrivateId[] {
  const waiting = privatesOf(table, BANK);
  return (kind === 'cards' ? cardIds : boardOf(table).regionalIds).filter((lot) => waiting.includes(lot));
}

/** An auction of one lot: who may still bid, and the highest bid. */
export interface AuctionFrame {
  readonly step: 'auction';
  readonly lot: PrivateId;
  /** Who may still bid, the next one first; the highest bidder is among them. */
  readonly active: readonly PlayerId[];
  readonly price: number | null;
  readonly bidder: PlayerId | null;
}

/** The price printed on a lot. */
export const nominalOf = (table: Pick<Table18fb, 'options'>, lot: PrivateId): number =>
  isCard(lot) ? boardOf(table).cardDefs[lot].cost : boardOf(table).regionalDefs[lot as Regional].nominal;

/** Cost or more to open, then at least D5 more than the last bid (ruling K1). */
export const leastBid = (table: Pick<Table18fb, 'options'>, { lot, price }: AuctionFrame): number =>
  price === null ? nominalOf(table, lot) : price + boardOf(table).figures.bidStep;

/** Ruling R2: a regional certificate needs room under the limit. */
const hasRoom = (table: Table18fb, lot: PrivateId, player: PlayerId): boolean =>
  isCard(lot) || certificatesOf(table, player) < table.certLimit;

/** Can the player pay the least bid that would be the highest, and may he hold what is sold? */
export const mayBid = (table: Table18fb, frame: AuctionFrame, player: PlayerId): boolean =>
  cashOf(table, player) >= leastBid(table, frame) && hasRoom(table, frame.lot, player);

/** Political cards are sold in phase 1, regional companies from phase 5 on: the text says it once for each. */
export const auctionSections = { bourbon: '3.1', unified: '3.5.1' } as const;

/** 3.1, 3.5.1 What guards a bid. */
export const bidRules = [
  rule18fb<AuctionFrame>('3.5.1', 'bid.certificateLimit', (table, frame, action) => {
    return action.type === 'bid' && !hasRoom(table, frame.lot, action.by) && { limit: table.certLimit };
  }),
  rule18fb<AuctionFrame>(auctionSections, 'bid.tooLow', (table, frame, action) => {
    const least = leastBid(table, frame);
    return action.type === 'bid' && action.price < least && { private: frame.lot, least };
  }),
  rule18fb<AuctionFrame>(auctionSections, 'bid.steps', (table, frame, action) => {
    const odd =
      action.type === 'bid' && (action.price - nominalOf(table, frame.lot)) % boardOf(table).figures.bidStep !== 0;
    return odd && { private: frame.lot, step: boardOf(table).figures.bidStep };
  }),
  rule18fb<AuctionFrame>(auctionSections, 'bid.noMoney', (table, _frame, action) => {
    const cash = cashOf(table, action.by);
    return action.type === 'bid' && action.price > cash && { price: action.price, cash };
  }),
];

/** The highest bidder gets it and pays at once; what nobody wants goes to the pool (3.1, 3.5.1). */
export function award(tx: Tx18fb, { lot, bidder, price }: AuctionFrame): void {
  if (bidder === null || price === null) tx.emit({ type: 'lotUnwanted', private: lot });
  else if (isCard(lot)) takeCard(tx, bidder, lot, price);
  else takeRegional(tx, bidder, lot, price);
}

/** Most cash first; equals keep the order they had before (ruling K12). */
export function seatByCash(tx: Tx18fb): void {
  const { table } = tx;
  const seats = [...playersIn(table)].sort((x, y) => cashOf(table, y) - cashOf(table, x));
  tx.emit({ type: 'seated', seats, by: 'cash' });
  tx.emit({ type: 'priorityGiven', player: seats[0] as PlayerId });
}

/** Drawn at random before the first auction (ruling P12). */
export function seatByLot(tx: Tx18fb): undefined {
  const left = [...tx.table.seats];
  const seats: PlayerId[] = [];
  while (left.length > 0) seats.push(...left.splice(tx.draw(left.length), 1));
  tx.emit({ type: 'seated', seats, by: 'lot' });
  tx.emit({ type: 'priorityGiven', player: seats[0] as PlayerId });
}
