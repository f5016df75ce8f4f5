import type { Frame } from '@binario/kernel';
import { consentStep, type PlayerId, type PrivateId, sellerOf, type TrainDealFrame, trainDeals } from '@binario/rail';
import type { Effect18fb } from '../effects.ts';
import { cardDeal, passCard } from '../rules/cards.ts';
import { acquireTrain, dealFor } from '../rules/trains.ts';
import { presidentIfAny, presidentOf, type Table18fb } from '../table.ts';

/** The president of another company is asked whether it sells a train. */
export type ConsentFrame = TrainDealFrame;

/** A company wants a train of another one; regionals deal with regionals (3.4.8, 3.5.2). */
export const { consent, propose: proposeTrain } = trainDeals<Table18fb, Effect18fb>({
  gone: (table, { train }) =>
    presidentIfAny(table, sellerOf(table, train)) === undefined ? 'nobody is left to agree' : undefined,
  president: presidentOf,
  acquire: acquireTrain,
  // It may not come again in this turn at the same or a lower price (ruling A2).
  refuse: (tx, { train, price }, player) =>
    tx.emit({ type: 'offerRefused', player, deal: dealFor(tx.table, train)(), price }),
});

/** A player wants a political card of another one (3.2.6). */
export interface CardSaleFrame extends Frame {
  readonly step: 'cardSale';
  readonly buyer: PlayerId;
  readonly card: PrivateId;
  readonly price: number;
}

/** 3.2.6 The owner of a political card is asked whether he sells it. */
export const cardSale = consentStep<Table18fb, Effect18fb, CardSaleFrame>({
  gone: () => undefined,
  decider: (table, { card }) => table.privates[card] as PlayerId,
  accept(tx, { buyer, card, price }) {
    passCard(tx, buyer, card, price);
    return 'sold';
  },
  refuse(tx, { card, price }, player) {
    tx.emit({ type: 'offerRefused', player, deal: cardDeal(card), price });
    return 'refused';
  },
});
