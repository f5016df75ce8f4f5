import type { Frame, Rule } from '@binario/kernel';
import { type CorpId, consentStep, type PlayerId, type TrainId } from '@binario/rail';
import type { Action1865 } from '../actions.ts';
import { defOf } from '../data/trains.ts';
import type { Effect1865, Tx1865 } from '../effects.ts';
import { rule1865 } from '../rules/rule.ts';
import { acquireTrain, sellerOf } from '../rules/trains.ts';
import { isRun, presidentOf, type Table1865 } from '../table.ts';

/** A company wants a train of another one. */
export interface ConsentFrame extends Frame {
  readonly step: 'consent';
  readonly corp: CorpId;
  readonly train: TrainId;
  readonly price: number;
}

/** Under this name a refused offer is remembered for the rest of the turn: the kind of train, the company (ruling 57). */
export const dealKey = (seller: string, train: TrainId): string => `${seller} ${defOf(train).kind}`;

const seller = (table: Table1865, frame: Pick<ConsentFrame, 'train'>): CorpId => sellerOf(table, frame.train);

/** Carried out at once when one player decides for both companies, else the owner is asked. */
export function propose(tx: Tx1865, by: PlayerId, { corp, train, price }: Omit<ConsentFrame, 'step'>): void {
  if (presidentOf(tx.table, sellerOf(tx.table, train)) === by) acquireTrain(tx, corp, train, price);
  else tx.owe({ step: 'consent', corp, train, price } as ConsentFrame);
}

export const consent = consentStep<Table1865, Effect1865, ConsentFrame>({
  gone: (table, frame) =>
    isRun(table, frame.corp) && isRun(table, seller(table, frame)) ? undefined : 'no longer in operation',
  decider: (table, frame) => presidentOf(table, seller(table, frame)),
  accept: (tx, { corp, train, price }) => acquireTrain(tx, corp, train, price),
  refuse(tx, frame, by) {
    const { corp, train, price } = frame;
    tx.emit({ type: 'noted', note: 'refused', params: { player: by, corp, amount: price } });
    const refused = { ...tx.table.turn.refused, [dealKey(seller(tx.table, frame), train)]: price };
    tx.emit({ type: 'turnNoted', facts: { refused } });
  },
});

/** A refused offer may not come again in this turn at the same or a lower price. */
export function refusedRule<F extends Frame>(
  proposed: (table: Table1865, action: Action1865) => { readonly key: string; readonly price: number } | undefined,
): Rule<Table1865, F, Action1865> {
  return rule1865('4.6', 'train.refused', (table, _frame, action) => {
    const deal = proposed(table, action);
    const refused = deal && table.turn.refused[deal.key];
    return refused !== undefined && deal !== undefined && deal.price <= refused && { price: refused };
  });
}
