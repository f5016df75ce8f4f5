import type { Action, Tx } from '@binario/kernel';
import type { RailEffect } from '../model/effects.ts';
import { BANK, type CorpId, GONE, type Holder, POOL, type TrainId } from '../model/ids.ts';
import { cashOf, type RailTable, trainsOf } from '../model/table.ts';
import type { DiscardFrame } from '../steps/discardTrain.ts';
import type { CorpFrame } from '../steps/turn.ts';
import { pay, type RailTx } from './pay.ts';

/** Who has the train, and would sell it. */
export const sellerOf = ({ trains }: Pick<RailTable, 'trains'>, train: TrainId): Holder => trains[train] ?? GONE;

/** The corporation pays and gets the train; what is paid for trains out of the pool goes to the bank. Returns the seller. */
export function buyTrain(tx: RailTx<RailTable>, corp: CorpId, train: TrainId, price: number): Holder {
  const from = sellerOf(tx.table, train);
  pay(tx, corp, from === POOL ? BANK : from, price, 'train');
  tx.emit({ type: 'trainBought', train, from, to: corp, price });
  return from;
}

/** A phase begins: its number or name, and the trains that leave the game at once, wherever they are. */
export function beginPhase(
  tx: RailTx<RailTable>,
  phase: string,
  by: CorpId,
  isScrapped: (train: TrainId) => boolean,
): void {
  tx.emit({ type: 'phaseEntered', phase, by });
  for (const train of Object.keys(tx.table.trains)) {
    if (tx.table.trains[train] !== GONE && isScrapped(train)) tx.emit({ type: 'trainMoved', train, to: GONE });
  }
}

/** The corporation's president is asked for every train above the limit. */
export function oweDiscards(tx: Pick<Tx<RailTable, RailEffect>, 'table' | 'owe'>, corp: CorpId, limit: number): void {
  const extra = trainsOf(tx.table, corp).length - limit;
  for (let n = 0; n < extra; n++) tx.owe<DiscardFrame>({ step: 'discardTrain', corp });
}

/** A corporation that has just bought something, and the others in their order: who is asked first. */
export const buyerFirst = (buyer: CorpId, order: readonly CorpId[]): readonly CorpId[] => [
  buyer,
  ...order.filter((corp) => corp !== buyer),
];

/** A train and what is bid for it. */
export interface BuyTrain extends Action {
  readonly train: TrainId;
  readonly price: number;
}

/** Is the train to change hands for nothing? What the guard of every game asks. */
export const isGivenAway = (_table: unknown, _frame: unknown, { train, price }: BuyTrain) => price < 1 && { train };

/** Can the treasury not pay this? */
export function isTooDear(table: RailTable, { corp }: CorpFrame, { price }: BuyTrain) {
  const cash = cashOf(table, corp);
  return price > cash && { corp, price, cash };
}
