import type { Frame, Rule } from '@binario/kernel';
import { type CorpId, consentStep, type HexId, type PlayerId, type PrivateId, pay, type TrainId } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import type { Effect1849, Tx1849 } from '../effects.ts';
import { rule1849 } from '../rules/rule.ts';
import { replaceToken } from '../rules/tokenDeals.ts';
import { acquireTrain, sellerOf } from '../rules/trains.ts';
import { isStarted, presidentOf, type Table1849 } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';

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
      tx.emit({
        type: 'noted',
        note: 'privateAcquired',
        params: { corp: deal.corp, private: deal.private, player: owner, amount: deal.price },
      });
      pay(tx, deal.corp, owner, deal.price, 'private');
      tx.emit({ type: 'privateMoved', private: deal.private, to: deal.corp });
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
    tx.emit({ type: 'noted', note: 'refused', params: { player: by, corp: deal.corp, amount: deal.price } });
    tx.emit({ type: 'turnNoted', facts: { refused: { ...tx.table.turn.refused, [keyOf(deal)]: deal.price } } });
  },
});

/** A refused proposal may not be repeated in the same turn at the same or a lower price. */
export function refusedRule<F extends Frame>(
  section: string,
  key: RuleKey,
  proposed: (action: Action1849, table: Table1849) => { readonly key: string; readonly price: number } | undefined,
): Rule<Table1849, F, Action1849> {
  return rule1849(section, key, (table, _frame, action) => {
    const deal = proposed(action, table);
    const refused = deal && table.turn.refused[deal.key];
    return refused !== undefined && deal !== undefined && deal.price <= refused && { price: refused };
  });
}
