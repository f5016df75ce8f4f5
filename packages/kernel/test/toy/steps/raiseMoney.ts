import { become, done, type Frame, rule, type SeatId, type Step, stay } from '@binario/kernel';
import {
  type Act,
  type CorpFrame,
  cashOf,
  corpGone,
  type Effect,
  presidentOf,
  priceOf,
  type SellShares,
  SHARE_PRICE,
  type Table,
} from '../model.ts';
import { closeCorp, pay, sellShares } from '../verbs.ts';
import { saleOptions, saleRules } from './selling.ts';

const missing = (table: Table, { corp }: CorpFrame): number =>
  Math.max(0, priceOf(table.depot[0] ?? '') - cashOf(table, corp));

/** The president, whoever that is by now, sells shares until the corporation can pay, or gives it up. */
export const raiseMoney: Step<Table, Effect, CorpFrame, SellShares | Act<'giveUp'>> = {
  actions: ['sellShares', 'giveUp'],
  gone: corpGone,
  begin(tx, frame) {
    const short = missing(tx.table, frame);
    const president = presidentOf(tx.table, frame.corp);
    if (short > cashOf(tx.table, president)) return stay(frame);
    pay(tx, president, frame.corp, short);
    return done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options(table, frame, by) {
    const needed = Math.ceil((missing(table, frame) - cashOf(table, by)) / SHARE_PRICE);
    return [...saleOptions(table, by, needed), { type: 'giveUp', by }];
  },
  rules: [
    ...saleRules,
    rule('toy §4.6', 'raise.tooMuch', (table, frame, action) => {
      if (action.type !== 'sellShares') return false;
      const short = missing(table, frame) - cashOf(table, action.by);
      return (action.count - 1) * SHARE_PRICE >= short && { short };
    }),
  ],
  take(tx, frame, action) {
    if (action.type === 'giveUp') closeCorp(tx, frame.corp);
    else sellShares(tx, action.by, action.corp, action.count);
    return become(frame);
  },
};

interface PensionFrame extends Frame {
  readonly player: SeatId;
}

/** He who lost a corporation may take a pension. The question concerns the player, so it outlives the corporation. */
export const pension: Step<Table, Effect, PensionFrame, Act<'accept', { pension: string }>> = {
  actions: ['accept'],
  actors: (_table, frame) => [frame.player],
  options: (_table, _frame, by) => [{ type: 'accept', by, pension: { oneOf: ['pension', 'nothing'] } }],
  take(tx, _frame, action) {
    if (action.pension === 'pension') pay(tx, 'bank', action.by, 10);
    return done();
  },
};
