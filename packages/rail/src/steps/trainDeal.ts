import type { Frame, Tx } from '@binario/kernel';
import type { CorpId, PlayerId, TrainId } from '../model/ids.ts';
import type { RailTable } from '../model/table.ts';
import { sellerOf } from '../verbs/trains.ts';
import { consentStep } from './consent.ts';

/** A corporation wants a train of another one. */
export interface TrainDealFrame extends Frame {
  readonly step: 'consent';
  readonly corp: CorpId;
  readonly train: TrainId;
  readonly price: number;
}

/** What a game says about the sale of a train between corporations: who answers, and what a sale does. */
export interface TrainDealParts<T, E> {
  /** Why there is nothing left to agree on. */
  gone(table: T, frame: TrainDealFrame): string | undefined;
  president(table: T, corp: CorpId): PlayerId;
  acquire(tx: Tx<T, E>, corp: CorpId, train: TrainId, price: number): void;
  /** Remembers the refusal, so that the same offer cannot simply be made again. */
  refuse(tx: Tx<T, E>, frame: TrainDealFrame, by: PlayerId): void;
}

/** Trade in trains among corporations: `propose` makes an offer, `consent` is the step in which the owner answers. */
export function trainDeals<T extends RailTable, E>({ gone, president, acquire, refuse }: TrainDealParts<T, E>) {
  const decider = (table: T, train: TrainId) => president(table, sellerOf(table, train));
  return {
    consent: consentStep<T, E, TrainDealFrame>({
      gone,
      decider: (table, { train }) => decider(table, train),
      accept: (tx, { corp, train, price }) => acquire(tx, corp, train, price),
      refuse,
    }),
    /** Carried out at once when one player decides for both corporations, else the owner is asked. */
    propose(tx: Tx<T, E>, by: PlayerId, { corp, train, price }: Omit<TrainDealFrame, 'step'>): void {
      if (decider(tx.table, train) === by) acquire(tx, corp, train, price);
      else tx.owe<TrainDealFrame>({ step: 'consent', corp, train, price });
    },
  };
}
