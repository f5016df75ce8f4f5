import { become, done, stay } from '@binario/kernel';
import { BANK, cashOf, type PlayerId, pay } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import type { BondDebtFrame } from '../rules/closing.ts';
import { largestSales, smallerSaleWouldDo } from '../rules/emergency.ts';
import { rule1849 } from '../rules/rule.ts';
import { barPurchase, everySale, sellOrAsk } from '../rules/selling.ts';
import { saleRules } from '../rules/stock.ts';
import type { Table1849 } from '../table.ts';
import { askWhetherToLeave } from './bankruptcy.ts';
import type { Step1849 } from './step.ts';

const short = (table: Table1849, frame: BondDebtFrame): number =>
  frame.amount - cashOf(table, frame.player as PlayerId);

/** The bond of a closed corporation: its president's cash, then his stock, and what he cannot raise lapses (RUL-68). */
export const bondDebt: Step1849<BondDebtFrame> = {
  actions: ['sellStock'],
  exclusive: true,
  begin(tx, frame) {
    const player = frame.player as PlayerId;
    const lacks = short(tx.table, frame) > 0;
    if (lacks && largestSales(tx.table, player, frame.corp).length > 0) return stay(frame);
    pay(tx, player, BANK, Math.min(frame.amount, cashOf(tx.table, player)), 'bondRepaid');
    if (lacks) askWhetherToLeave(tx, player);
    return done();
  },
  actors: (_table, frame) => [frame.player as PlayerId],
  options: (table, _frame, by) => everySale(table, by),
  rules: [
    ...saleRules,
    rule1849<BondDebtFrame>('14.2', 'bondDebt.moreThanNeeded', (table, frame, action: Action1849) => {
      if (action.type !== 'sellStock') return false;
      const missing = short(table, frame);
      return smallerSaleWouldDo(table, action.by, action, missing) && { corp: action.corp, missing };
    }),
  ],
  take(tx, frame, action) {
    if (action.type === 'sellStock') {
      // In a stock round it bars later purchases like any sale (9.2); the bar ends with the round.
      barPurchase(tx, action.by, action.corp);
      sellOrAsk(tx, action.by, action);
    }
    return become(frame);
  },
};
