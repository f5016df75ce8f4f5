import type { Frame } from '@binario/kernel';
import {
  type CorpId,
  consentStep,
  type HexId,
  type PlayerId,
  type PrivateId,
  pay,
  sellerOf,
  type TrainId,
} from '@binario/rail';
import type { Effect1849, Tx1849 } from '../effects.ts';
import { replaceToken } from '../rules/tokenDeals.ts';
import { acquireTrain } from '../rules/trains.ts';
import { isStarted, presidentOf, type Table1849 } from '../table.ts';

/** What a corporation proposes to another owner. */
export type Deal =
  | { readonly kind: 'private'; readonly corp: CorpId; readonly private: PrivateId; readonly price: number }
  | { readonly kind: 'train'; readonly corp: CorpId; readonly train: TrainId; readonly price: number }
  | {
      readonly kind: 'token';
      readonly corp: CorpId;
      readonly seller: CorpId;
      readonly hex: HexId;
      readonly price: number;
    };

/** The owner of something is asked whether he sells it. */
export interface ConsentFrame extends Frame {
  readonly step: 'consent';
  readonly deal: Deal;
}

/** Under this name a refused proposal is remembered for the rest of the turn. */
export const dealKey = (kind: Deal['kind'], what: string): string => `${kind} ${what}`;

function keyOf(deal: Deal): string {
  switch (deal.kind) {
    case 'private':
      return dealKey('private', deal.private);
    case 'train':
      return dealKey('train', deal.train);
    case 'token':
      return dealKey('token', `${deal.seller} ${deal.hex}`);
  }
}

/** The player who decides for the owner. */
function decider(table: Table1849, deal: Deal): PlayerId {
  switch (deal.kind) {
    case 'private':
      return table.privates[deal.private] as PlayerId;
    case 'train':
      return presidentOf(table, sellerOf(table, deal.train));
    case 'token':
      return presidentOf(table, deal.seller);
  }
}

/** Carried out at once when one player decides for both sides, else the owner is asked (RUL-2). */
export function propose(tx: Tx1849, by: PlayerId, deal: Deal): void {
  if (decider(tx.table, deal) === by) carryOut(tx, deal);
  else tx.owe<ConsentFrame>({ step: 'consent', deal });
}

function carryOut(tx: Tx1849, deal: Deal): void {
  switch (deal.kind) {
    case 'private': {
      const owner = tx.table.privates[deal.private] as PlayerId;
      pay(tx, deal.corp, owner, deal.price, 'private');
      tx.emit({ type: 'privateBought', private: deal.private, from: owner, to: deal.corp, price: deal.price });
      return;
    }
    case 'train':
      acquireTrain(tx, deal.corp, deal.train, deal.price);
      return;
    case 'token':
      replaceToken(tx, deal.corp, deal.seller, deal.hex, deal.price);
  }
}

/** The owner's answer. A refused proposal may come again in this turn only at a higher price. */
export const consent = consentStep<Table1849, Effect1849, ConsentFrame>({
  gone: (table, frame) => (isStarted(table, frame.deal.corp) ? undefined : 'closed'),
  decider: (table, frame) => decider(table, frame.deal),
  accept: (tx, frame) => carryOut(tx, frame.deal),
  refuse(tx, { deal }, by) {
    tx.emit({ type: 'offerRefused', player: by, corp: deal.corp, deal: keyOf(deal), price: deal.price });
  },
});
