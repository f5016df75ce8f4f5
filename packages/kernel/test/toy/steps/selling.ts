import { type Frame, type Offer, type Rule, rule, type SeatId } from '@binario/kernel';
import { corpIds, corpOf, type SellShares, sharesOf, type Table } from '../model.ts';

/** Sales are the same in a stock turn and when money must be raised, but for how many. */
export function saleOptions(table: Table, by: SeatId, most = Number.MAX_SAFE_INTEGER): readonly Offer[] {
  return corpIds.map((corp) => {
    const count = { min: 1, max: Math.min(most, sharesOf(table, corp, by)) };
    return { type: 'sellShares', by, corp, count };
  });
}

/** Written for sales, but shared by steps that know other actions too: each rule looks at the type itself. */
export const saleRules: readonly Rule<Table, Frame, SellShares>[] = [
  rule('toy §2.1', 'sell.corpLeft', (table, _frame, action) => {
    return action.type === 'sellShares' && corpOf(table, action.corp).state !== 'open' && { corp: action.corp };
  }),
  rule('toy §2.2', 'sell.notHeld', (table, _frame, action) => {
    if (action.type !== 'sellShares') return false;
    const held = sharesOf(table, action.corp, action.by);
    return action.count > held && { corp: action.corp, held };
  }),
];
