import { done, type Frame, stay } from '@binario/kernel';
import { type CorpId, consentStep, type PlayerId, type PrivateId, type TrainId } from '@binario/rail';
import type { Effect18fb, Tx18fb } from '../effects.ts';
import { cardDeal, passCard } from '../rules/cards.ts';
import { acquireTrain, sellerOf, trainDeal } from '../rules/trains.ts';
import { presidentIfAny, presidentOf, type Table18fb } from '../table.ts';
import type { Step18fb } from './step.ts';

/** A refused offer may not come again in this turn at the same or a lower price (ruling A2). */
function remember(tx: Tx18fb, by: PlayerId, deal: string, price: number): void {
  tx.emit({ type: 'noted', note: 'refused', params: { player: by, amount: price } });
  tx.emit({ type: 'turnNoted', facts: { refused: { ...tx.table.turn.refused, [deal]: price } } });
}

/** A company wants a train of another one; regionals deal with regionals (3.4.8, 3.5.2). */
export interface ConsentFrame extends Frame {
  readonly step: 'consent';
  readonly corp: CorpId;
  readonly train: TrainId;
  readonly price: number;
}

/** Carried out at once when one player decides for both companies, else the owner is asked. */
export function proposeTrain(tx: Tx18fb, by: PlayerId, { corp, train, price }: Omit<ConsentFrame, 'step'>): void {
  if (presidentOf(tx.table, sellerOf(tx.table, train)) === by) acquireTrain(tx, corp, train, price);
  else tx.owe({ step: 'consent', corp, train, price } as ConsentFrame);
}

export const consent = consentStep<Table18fb, Effect18fb, ConsentFrame>({
  gone: (table, frame) =>
    presidentIfAny(table, sellerOf(table, frame.train)) === undefined ? 'nobody is left to agree' : undefined,
  decider: (table, frame) => presidentOf(table, sellerOf(table, frame.train)),
  accept: (tx, { corp, train, price }) => acquireTrain(tx, corp, train, price),
  refuse: (tx, { train, price }, by) => remember(tx, by, trainDeal(sellerOf(tx.table, train), train), price),
});

/** A player wants a political card of another one (3.2.6). */
export interface CardSaleFrame extends Frame {
  readonly step: 'cardSale';
  readonly buyer: PlayerId;
  readonly card: PrivateId;
  readonly price: number;
}

export const cardSale: Step18fb<CardSaleFrame> = {
  actions: ['consent', 'refuse'],
  exclusive: true,
  begin: (_tx, frame) => stay(frame),
  actors: (table, frame) => [table.privates[frame.card] as PlayerId],
  options: (_table, _frame, by) => [
    { type: 'consent', by },
    { type: 'refuse', by },
  ],
  take(tx, frame, action) {
    if (action.type === 'consent') {
      passCard(tx, frame.buyer, frame.card, frame.price);
      return done('sold');
    }
    remember(tx, action.by, cardDeal(frame.card), frame.price);
    return done('refused');
  },
};
