import { become, call, done, type Frame, rule, type SeatId, type Step, stay } from '@binario/kernel';
import {
  type Act,
  type CorpId,
  cashOf,
  type Effect,
  openCorps,
  type Pass,
  type SellShares,
  SHARE_PRICE,
  sharesOf,
  type Table,
} from '../model.ts';
import { sellShares } from '../verbs.ts';
import { saleOptions, saleRules } from './selling.ts';

export interface StockTurnFrame extends Frame {
  readonly player: SeatId;
}

type BuyShare = Act<'buyShare', { corp: CorpId }>;

/** Sell as much as you like, then buy one share or pass. */
export const stockTurn: Step<Table, Effect, StockTurnFrame, BuyShare | SellShares | Pass> = {
  actions: ['buyShare', 'sellShares', 'pass'],
  actors: (_table, frame) => [frame.player],
  options: (table, _frame, by) => [
    ...openCorps(table).map((corp) => ({ type: 'buyShare', by, corp })),
    ...saleOptions(table, by),
    { type: 'pass', by },
  ],
  rules: [
    ...saleRules,
    rule('toy §2.3', 'buy.soldOut', (table, _frame, action) => {
      return action.type === 'buyShare' && sharesOf(table, action.corp, 'pool') === 0 && { corp: action.corp };
    }),
    rule('toy §2.4', 'buy.noMoney', (table, _frame, action) => {
      return action.type === 'buyShare' && cashOf(table, action.by) < SHARE_PRICE && { price: SHARE_PRICE };
    }),
  ],
  take(tx, frame, action) {
    switch (action.type) {
      case 'pass':
        return done();
      case 'buyShare':
        return call({ step: 'announce', by: action.by, corp: action.corp }, frame);
      case 'sellShares':
        sellShares(tx, action.by, action.corp, action.count);
        return stay(frame);
    }
  },
  resume(_tx, frame, bought) {
    return bought === true ? done() : become(frame);
  },
};
