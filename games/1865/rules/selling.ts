import { about, type Frame, type Rule } from '@binario/kernel';
import { BANK, type CorpId, exchangePresidency, type PlayerId, POOL, pay, percentOf } from '@binario/rail';
import type { Action1865, ActionOf } from '../actions.ts';
import type { Tx1865 } from '../effects.ts';
import { boardOf, companiesInPlay, factsOf, isFloated, price, type Table1865 } from '../table.ts';
import { moveDown } from './market.ts';
import { certsIn, isPresident, shareIn, sharesOf, singlesOf, successor } from './presidency.ts';
import { rule1865 } from './rule.ts';

/** A sale of shares of one company. */
export interface Sale {
  readonly corp: CorpId;
  readonly shares: number;
}

/** A rule about sales and purchases of shares. */
export type StockRule = Rule<Table1865, Frame, Action1865>;

/** Types of action by which a player gets certificates. */
export const purchases = ['buyCert', 'buyPresidency', 'launch'];

const asSale = (action: Action1865): ActionOf<'sellShares'> | undefined =>
  action.type === 'sellShares' ? action : undefined;

/** Has the company finished a turn since it was launched (3.4, ruling 17)? */
export const hasOperated = (table: Table1865, corp: CorpId): boolean =>
  isFloated(table, corp) && factsOf(table, corp).turns > 0;

/** How many per cent of the company would lie in the pool after a sale. */
export function poolAfter(table: Table1865, { corp, shares }: Sale): number {
  return percentOf(certsIn(table, corp), POOL) + shares * shareIn(table, corp);
}

/** Who becomes president by this sale. */
export function heirOf(table: Table1865, seller: PlayerId, { corp, shares }: Sale): PlayerId | undefined {
  return isPresident(table, corp, seller) ? successor(table, corp, seller, shares) : undefined;
}

/** Does the sale break into the presidential certificate? */
const breaksDouble = (table: Table1865, seller: PlayerId, { corp, shares }: Sale): boolean =>
  isPresident(table, corp, seller) && shares > singlesOf(table, corp, seller).length;

/** What every sale of a player must respect, in stock rounds (3.4) and when it is forced (4.8). */
export const saleRules: readonly StockRule[] = about('sellShares', [
  rule1865('3.4', 'sell.notHeld', (table, _frame, action) => {
    const sale = asSale(action);
    return (
      !!sale &&
      (!table.companies[sale.corp] || sharesOf(table, sale.corp, action.by) < sale.shares) && { corp: sale.corp }
    );
  }),
  rule1865('3.4', 'sell.notOperated', (table, _frame, action) => {
    const sale = asSale(action);
    return !!sale && !hasOperated(table, sale.corp) && { corp: sale.corp };
  }),
  rule1865('3.4', 'sell.poolFull', (table, _frame, action) => {
    const sale = asSale(action);
    const percent = sale ? poolAfter(table, sale) : 0;
    const limit = boardOf(table).figures.poolLimit;
    return !!sale && percent > limit && { corp: sale.corp, percent, limit };
  }),
  rule1865('3.10', 'sell.noSuccessor', (table, _frame, action) => {
    const sale = asSale(action);
    if (!sale || !breaksDouble(table, action.by, sale)) return false;
    return heirOf(table, action.by, sale) === undefined && { corp: sale.corp };
  }),
]);

/** The block of 3.4, with the exchange of 3.10 first; the value falls if the president sells (ruling 18). */
export function sellShares(tx: Tx1865, seller: PlayerId, sale: Sale): void {
  const { corp, shares } = sale;
  const amount = price(tx.table, corp) * shares;
  const president = isPresident(tx.table, corp, seller);
  const heir = heirOf(tx.table, seller, sale);
  tx.emit({ type: 'stockSold', by: seller, corp, shares, amount });
  if (heir) exchangePresidency(tx, corp, seller, heir);
  for (const cert of singlesOf(tx.table, corp, seller).slice(0, shares)) {
    tx.emit({ type: 'certMoved', corp, cert, to: POOL });
  }
  pay(tx, BANK, seller, amount, 'sale');
  if (president) moveDown(tx, corp, shares);
}

/** The largest block of a company a player may sell; every smaller one may be sold too. */
export function mostSaleable(table: Table1865, seller: PlayerId, corp: CorpId): number {
  if (!hasOperated(table, corp)) return 0;
  const room = Math.floor(
    (boardOf(table).figures.poolLimit - percentOf(certsIn(table, corp), POOL)) / shareIn(table, corp),
  );
  const shares = Math.min(sharesOf(table, corp, seller), room);
  if (shares <= 0 || !breaksDouble(table, seller, { corp, shares })) return Math.max(0, shares);
  return heirOf(table, seller, { corp, shares }) ? shares : mostBelow(table, seller, { corp, shares });
}

/** Breaking into the double share needs an heir: perhaps for one share less, else only singles are sold. */
function mostBelow(table: Table1865, seller: PlayerId, { corp, shares }: Sale): number {
  const less = { corp, shares: shares - 1 };
  if (breaksDouble(table, seller, less) && heirOf(table, seller, less)) return less.shares;
  return singlesOf(table, corp, seller).length;
}

/** Every sale of a player that can be imagined: one to all shares of each company. */
export function salesOf(table: Table1865, seller: PlayerId): readonly Sale[] {
  const sales: Sale[] = [];
  for (const corp of companiesInPlay(table)) {
    const most = sharesOf(table, corp, seller);
    for (let shares = 1; shares <= most; shares++) sales.push({ corp, shares });
  }
  return sales;
}
