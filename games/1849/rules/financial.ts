import type { Rule } from '@binario/kernel';
import { BANK, type CorpFrame, type CorpId, cashOf, certsOf, POOL, pay, percentOf } from '@binario/rail';
import type { Action1849, ActionOf } from '../actions.ts';
import { poolLimit } from '../board/boardOf.ts';
import { type Corp, LAST } from '../data/corporations.ts';
import type { Tx1849 } from '../effects.ts';
import { factsOf, price, type Table1849 } from '../table.ts';
import { moveDown } from './market.ts';
import { certsIn } from './presidency.ts';
import { rule1849 } from './rule.ts';
import { certOnOffer, costOnOffer } from './stock.ts';

type FinanceRule = Rule<Table1849, CorpFrame, Action1849>;

const asSale = (action: Action1849): ActionOf<'sellTreasury'> | undefined =>
  action.type === 'sellTreasury' ? action : undefined;

const shares = (sale: { readonly ordinary: number; readonly last: number }): number => sale.ordinary + 2 * sale.last;

/** 10.8, with the last certificate as 9.6 says. */
export const financialRules: readonly FinanceRule[] = [
  rule1849('10.8', 'treasury.firstTurn', (table, frame, action) => {
    return !!asSale(action) && factsOf(table, frame.corp).turns === 0 && { corp: frame.corp };
  }),
  rule1849('10.8', 'treasury.notHeld', (table, frame, action) => {
    const sale = asSale(action);
    if (!sale) return false;
    const certs = certsIn(table, frame.corp);
    const held =
      shares(sale) > 0 &&
      sale.ordinary <= certsOf(certs, frame.corp, 'ordinary').length &&
      (sale.last === 0 || certs[LAST]?.holder === frame.corp);
    return !held && { corp: frame.corp };
  }),
  rule1849('9.6', 'treasury.lastAtTheEnd', (table, frame, action) => {
    const sale = asSale(action);
    const singles = certsOf(certsIn(table, frame.corp), frame.corp, 'ordinary').length;
    return !!sale && sale.last > 0 && sale.ordinary < singles && { corp: frame.corp };
  }),
  rule1849('10.8', 'treasury.poolFull', (table, frame, action) => {
    const sale = asSale(action);
    const percent = sale ? percentOf(certsIn(table, frame.corp), POOL) + shares(sale) * 10 : 0;
    const limit = poolLimit(table);
    return percent > limit && { corp: frame.corp, percent, limit };
  }),
  rule1849('10.8', 'buyBack.nothing', (table, frame, action) => {
    return (
      action.type === 'buyBack' && certOnOffer(table, frame.corp as Corp, 'pool') === undefined && { corp: frame.corp }
    );
  }),
  rule1849('10.8', 'buyBack.noMoney', (table, frame, action) => {
    const cost = costOnOffer(table, frame.corp as Corp, 'pool');
    const cash = cashOf(table, frame.corp);
    return action.type === 'buyBack' && cost > cash && { corp: frame.corp, cost, cash };
  }),
];

/** 10.8 The corporation sells stock of its treasury into the pool. */
export function sellTreasury(
  tx: Tx1849,
  corp: CorpId,
  sale: { readonly ordinary: number; readonly last: number },
): void {
  const amount = price(tx.table, corp) * shares(sale);
  tx.emit({ type: 'stockSold', by: corp, corp, shares: shares(sale), amount });
  for (const cert of certsOf(certsIn(tx.table, corp), corp, 'ordinary').slice(0, sale.ordinary)) {
    tx.emit({ type: 'certMoved', corp, cert, to: POOL });
  }
  if (sale.last > 0) tx.emit({ type: 'certMoved', corp, cert: LAST, to: POOL });
  pay(tx, BANK, corp, amount, 'treasurySale');
  moveDown(tx, corp, shares(sale));
}

/** No movement of the marker (10.8). */
export function buyBack(tx: Tx1849, corp: CorpId): void {
  const cert = certOnOffer(tx.table, corp as Corp, 'pool');
  if (cert === undefined) throw new Error(`nothing of ${corp} in the pool`);
  const cost = costOnOffer(tx.table, corp as Corp, 'pool');
  pay(tx, corp, BANK, cost, 'buyBack');
  tx.emit({ type: 'certBought', corp, cert, from: POOL, to: corp, price: cost });
}
