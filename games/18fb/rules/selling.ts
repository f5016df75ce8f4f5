import { about, type Frame, type Rule } from '@binario/kernel';
import { BANK, type CorpId, exchangePresidency, type PlayerId, POOL, pay } from '@binario/rail';
import type { Action18fb, ActionOf } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { SHARE } from '../stock.ts';
import { factsOf, isBuilding, isFloated, type Table18fb } from '../table.ts';
import { inMarketOrder, moveDown, price } from './market.ts';
import { checkOffice } from './presidency.ts';
import { rule18fb } from './rule.ts';
import { holdsOffice, percentHeld, sharesOf, singlesOf, successor } from './shares.ts';

/** A sale of shares of one company. */
export interface Sale {
  readonly corp: CorpId;
  readonly shares: number;
}

/** A rule about sales and purchases of shares. */
export type StockRule = Rule<Table18fb, Frame, Action18fb>;

/** The action, if it is a sale of shares. */
export const asSale = (action: Action18fb): ActionOf<'sellShares'> | undefined =>
  action.type === 'sellShares' ? action : undefined;

/** Not in building state, and at least one turn outside it finished (ruling C5). */
export const mayBeSold = (table: Table18fb, corp: CorpId): boolean =>
  isFloated(table, corp) && !isBuilding(table, corp) && factsOf(table, corp).turns > 0;

/** How many per cent of the company would lie in the pool after a sale. */
export const poolAfter = (table: Table18fb, { corp, shares }: Sale): number =>
  percentHeld(table, corp, POOL) + shares * SHARE;

/** Does the sale break into the presidential certificate? */
const breaksOffice = (table: Table18fb, seller: PlayerId, { corp, shares }: Sale): boolean =>
  holdsOffice(table, corp, seller) && shares > singlesOf(table, corp, seller).length;

/** Who becomes President by this sale. */
export const heirOf = (table: Table18fb, seller: PlayerId, { corp, shares }: Sale): PlayerId | undefined =>
  holdsOffice(table, corp, seller) ? successor(table, corp, seller, shares) : undefined;

/** What every sale of a player must respect, in stock rounds (3.2.1) and in an emergency (3.4.10). */
export const saleRules: readonly StockRule[] = about('sellShares', [
  rule18fb('3.2.1', 'sell.notHeld', (table, _frame, action) => {
    const sale = asSale(action);
    return !!sale && sharesOf(table, sale.corp, action.by) < sale.shares && { corp: sale.corp };
  }),
  rule18fb('3.2.1', 'sell.notOperated', (table, _frame, action) => {
    const sale = asSale(action);
    return !!sale && !mayBeSold(table, sale.corp) && { corp: sale.corp };
  }),
  rule18fb('3.2.1', 'sell.poolFull', (table, _frame, action) => {
    const sale = asSale(action);
    const percent = sale ? poolAfter(table, sale) : 0;
    const { poolLimit: limit } = boardOf(table).figures;
    return !!sale && percent > limit && { corp: sale.corp, percent, limit };
  }),
  rule18fb('2.3', 'sell.noSuccessor', (table, _frame, action) => {
    const sale = asSale(action);
    if (!sale || !breaksOffice(table, action.by, sale)) return false;
    return heirOf(table, action.by, sale) === undefined && { corp: sale.corp };
  }),
]);

/**
 * To the pool; a change of office comes first where the seller would not have single shares enough (ruling C4). Gives the
 * new President then.
 */
function handOver(tx: Tx18fb, seller: PlayerId, sale: Sale, each: number): PlayerId | undefined {
  const { corp, shares } = sale;
  const heir = breaksOffice(tx.table, seller, sale) ? heirOf(tx.table, seller, sale) : undefined;
  tx.emit({ type: 'stockSold', by: seller, corp, shares, amount: each * shares });
  if (heir) exchangePresidency(tx, corp, seller, heir);
  for (const cert of singlesOf(tx.table, corp, seller).slice(0, shares)) {
    tx.emit({ type: 'certMoved', corp, cert, to: POOL });
  }
  pay(tx, BANK, seller, each * shares, 'sale');
  return heir;
}

/** One transaction at one price; the price falls by a row for each share (3.2.1). */
export function sellShares(tx: Tx18fb, seller: PlayerId, sale: Sale): void {
  const heir = handOver(tx, seller, sale, price(tx.table, sale.corp));
  moveDown(tx, sale.corp, sale.shares);
  checkOffice(tx, sale.corp, heir);
}

/** 3.4.10: half the price, fractions of a ducat dropped; the price does not fall (ruling M3). */
export const emergencyPrice = (table: Table18fb, corp: CorpId): number => Math.floor(price(table, corp) / 2);

/** Sells shares to raise money for a train. */
export function sellInEmergency(tx: Tx18fb, seller: PlayerId, sale: Sale): void {
  checkOffice(tx, sale.corp, handOver(tx, seller, sale, emergencyPrice(tx.table, sale.corp)));
}

/** Every sale of a player that can be imagined: one to all shares of each company. */
export const salesOf = (table: Table18fb, seller: PlayerId): readonly Sale[] =>
  inMarketOrder(table).flatMap((corp) =>
    Array.from({ length: sharesOf(table, corp, seller) }, (_, n) => ({ corp, shares: n + 1 })),
  );
