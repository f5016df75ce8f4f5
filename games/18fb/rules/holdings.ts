import { about, type Rule } from '@binario/kernel';
import { BANK, type CorpFrame, type CorpId, cashOf, POOL, pay } from '@binario/rail';
import type { Action18fb, ActionOf } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import type { Tx18fb } from '../effects.ts';
import { SHARE } from '../stock.ts';
import { isStarted, type Table18fb } from '../table.ts';
import { certThere, costThere } from './buying.ts';
import { isLeasing } from './dividends.ts';
import { inMarketOrder, price, zoneOf } from './market.ts';
import { checkOffice } from './presidency.ts';
import { rule18fb } from './rule.ts';
import { mayBeSold, poolAfter, type Sale } from './selling.ts';
import { percentHeld, singlesOf } from './shares.ts';
import { floatIfSold } from './starting.ts';
import { trainIsDue } from './trains.ts';

/** Single shares a corporation has in its treasury, by company. */
export const holdingsOf = (table: Table18fb, corp: CorpId): readonly Sale[] =>
  inMarketOrder(table).flatMap((stock) => {
    const shares = singlesOf(table, stock, corp).length;
    return shares > 0 ? [{ corp: stock, shares }] : [];
  });

/** To the pool at so much a share; sales by corporations never lower a price (ruling M3). */
export function sellHolding(tx: Tx18fb, seller: CorpId, { corp, shares }: Sale, each: number): void {
  tx.emit({ type: 'stockSold', by: seller, corp, shares, amount: each * shares });
  for (const cert of singlesOf(tx.table, corp, seller).slice(0, shares)) {
    tx.emit({ type: 'certMoved', corp, cert, to: POOL });
  }
  pay(tx, BANK, seller, each * shares, 'sale');
}

/** What a corporation must sell: all in light or dark blue, everything when it is dark blue itself (ruling O16). */
function forcedSales(table: Table18fb, corp: CorpId): readonly Sale[] {
  const dark = zoneOf(table, corp) === 'dark';
  return holdingsOf(table, corp).flatMap((holding) => {
    if (dark || zoneOf(table, holding.corp) !== 'white') return [holding];
    // A merger may have brought a second share of a third company (ruling F6).
    const extra = holding.corp === corp ? 0 : holding.shares - boardOf(table).figures.corporateLimit / SHARE;
    return extra > 0 ? [{ corp: holding.corp, shares: extra }] : [];
  });
}

/** No pool limit, no building state stands in the way (3.4.9). */
export function sellForced(tx: Tx18fb, corp: CorpId): void {
  for (const sale of forcedSales(tx.table, corp)) {
    sellHolding(tx, corp, sale, price(tx.table, sale.corp));
    tx.emit({ type: 'holdingBarred', corp: sale.corp });
  }
}

/** A rule about stock that companies hold of each other. */
export type HoldingRule = Rule<Table18fb, CorpFrame, Action18fb>;

/** The action, if it is the sale of a company's holding. */
export const asHolding = (action: Action18fb): ActionOf<'sellHolding'> | undefined =>
  action.type === 'sellHolding' ? action : undefined;

/** What a sale out of a treasury must respect, wished or in an emergency. */
export const holdingSaleRules: readonly HoldingRule[] = about('sellHolding', [
  rule18fb('3.4.9', 'holding.notHeld', (table, frame, action) => {
    const sale = asHolding(action);
    return !!sale && singlesOf(table, sale.corp, frame.corp).length < sale.shares && { corp: sale.corp };
  }),
  rule18fb('3.4.9', 'holding.notOperated', (table, _frame, action) => {
    const sale = asHolding(action);
    return !!sale && !mayBeSold(table, sale.corp) && { corp: sale.corp };
  }),
  rule18fb('3.4.9', 'holding.poolFull', (table, _frame, action) => {
    const sale = asHolding(action);
    const percent = sale ? poolAfter(table, sale) : 0;
    const { poolLimit: limit } = boardOf(table).figures;
    return !!sale && percent > limit && { corp: sale.corp, percent, limit };
  }),
]);

const asPurchase = (action: Action18fb): ActionOf<'buyHolding'> | undefined =>
  action.type === 'buyHolding' ? action : undefined;

/** What guards purchases and sales of a company's holdings. */
export const holdingPurchaseRules: readonly HoldingRule[] = about(
  ['sellHolding', 'buyHolding'],
  [
    rule18fb('3.6.1', 'holding.leaseFirst', (table, frame, action) => {
      return !!asPurchase(action) && isLeasing(table, frame.corp) && { corp: frame.corp };
    }),
    rule18fb('3.4.8', 'holding.trainFirst', (table, frame, action) => {
      return !!asPurchase(action) && trainIsDue(table, frame.corp) && { corp: frame.corp };
    }),
    rule18fb('3.4.9', 'holding.oneCertificate', (table, frame, action) => {
      const trade = asPurchase(action) ?? asHolding(action);
      return !!trade && table.turn.bought && { corp: frame.corp };
    }),
    rule18fb('3.4.9', 'holding.noneThere', (table, _frame, action) => {
      const buy = asPurchase(action);
      const there = !!buy && isStarted(table, buy.corp) && certThere(table, buy.corp, buy.from) !== undefined;
      return !!buy && !there && { corp: buy.corp };
    }),
    rule18fb('3.4.9', 'holding.ownFromOffer', (_table, frame, action) => {
      const buy = asPurchase(action);
      return !!buy && buy.corp === frame.corp && buy.from === 'offer' && { corp: buy.corp };
    }),
    rule18fb('3.4.9', 'holding.justSold', (table, _frame, action) => {
      const buy = asPurchase(action);
      return !!buy && table.turn.sold.includes(buy.corp) && { corp: buy.corp };
    }),
    rule18fb('3.4.9', 'holding.oneOfEach', (table, frame, action) => {
      const buy = asPurchase(action);
      const full = !!buy && percentHeld(table, buy.corp, frame.corp) >= boardOf(table).figures.corporateLimit;
      return full && buy.corp !== frame.corp && { corp: buy.corp };
    }),
    rule18fb('2.2.3', 'holding.blueStock', (table, _frame, action) => {
      const buy = asPurchase(action);
      return !!buy && zoneOf(table, buy.corp) === 'light' && { corp: buy.corp };
    }),
    rule18fb('2.2.4', 'holding.darkStock', (table, _frame, action) => {
      const buy = asPurchase(action);
      return !!buy && zoneOf(table, buy.corp) === 'dark' && { corp: buy.corp };
    }),
    rule18fb('2.2.4', 'holding.darkBuyer', (table, frame, action) => {
      return !!asPurchase(action) && zoneOf(table, frame.corp) === 'dark' && { corp: frame.corp };
    }),
    rule18fb('3.4.9', 'holding.noMoney', (table, frame, action) => {
      const buy = asPurchase(action);
      const cost = buy ? costThere(table, buy.corp, buy.from) : 0;
      const cash = cashOf(table, frame.corp);
      return !!buy && cost > cash && { corp: frame.corp, cost, cash };
    }),
  ],
);

/** From the offer the money goes to the issuing company, from the pool to the bank (ruling O15). */
export function buyHolding(tx: Tx18fb, buyer: CorpId, corp: CorpId, from: 'offer' | 'pool'): void {
  const cost = costThere(tx.table, corp, from);
  const cert = certThere(tx.table, corp, from) as number;
  pay(tx, buyer, from === 'offer' ? corp : BANK, cost, 'certificate');
  tx.emit({ type: 'certBought', corp, cert, from, to: buyer, price: cost });
  floatIfSold(tx, corp);
  checkOffice(tx, corp);
}
