import { about, type Frame, type Rule } from '@binario/kernel';
import { BANK, cashOf, certCount, certsOf, type PlayerId, POOL, pay, percentOf, privatesOf } from '@binario/rail';
import type { Action1849, ActionOf } from '../actions.ts';
import { holdingLimit, poolLimit } from '../board/boardOf.ts';
import { type Corp, LAST } from '../data/corporations.ts';
import type { Tx1849 } from '../effects.ts';
import { isStarted, plays18xx, price, type Table1849 } from '../table.ts';
import { certsIn, exchange, overtaken, possibleExchanges, saleShares } from './presidency.ts';
import { rule1849 } from './rule.ts';
import {
  couldSellSingles,
  exchangesFor,
  hasOperated,
  heirOf,
  holdsForSale,
  poolAfter,
  type SwapBackFrame,
  type SwapFrame,
} from './selling.ts';

/** A rule about sales and purchases of stock. */
export type StockRule = Rule<Table1849, Frame, Action1849>;

const asSale = (action: Action1849): ActionOf<'sellStock'> | undefined =>
  action.type === 'sellStock' ? action : undefined;

/** 9.1: certificates of corporations and private companies in a player's hand. */
export function certificates(table: Table1849, player: PlayerId): number {
  return certCount(table.certs, player) + privatesOf(table, player).length;
}

/** How many certificates a player has above the limit (9.1); negative below it. */
export const surplus = (table: Table1849, player: PlayerId): number => certificates(table, player) - table.certLimit;

/** What every sale of a player must respect, in stock rounds (9.2, 9.5) and in emergencies (10.7). */
export const saleRules: readonly StockRule[] = about('sellStock', [
  rule1849('9.2', 'sell.notHeld', (table, _frame, action) => {
    const sale = asSale(action);
    if (!sale) return false;
    const held = saleShares(sale) > 0 && holdsForSale(certsIn(table, sale.corp), action.by, sale);
    return !held && { corp: sale.corp };
  }),
  rule1849('9.2', 'sell.notOperated', (table, _frame, action) => {
    const sale = asSale(action);
    return !!sale && !hasOperated(table, sale.corp) && { corp: sale.corp };
  }),
  rule1849('9.2', 'sell.poolFull', (table, _frame, action) => {
    const sale = asSale(action);
    const percent = sale ? poolAfter(table, sale) : 0;
    const limit = poolLimit(table);
    return !!sale && percent > limit && { corp: sale.corp, percent, limit };
  }),
  rule1849('9.5', 'sell.noSuccessor', (table, _frame, action) => {
    const sale = asSale(action);
    if (!sale || sale.president === 0) return false;
    // Whoever has one single only cannot exchange it for the president's certificate.
    const heir = heirOf(table, action.by, sale);
    return (!heir || possibleExchanges(table, sale.corp, heir).length === 0) && { corp: sale.corp };
  }),
  rule1849('9.5', 'sell.singlesFirst', (table, _frame, action) => {
    const sale = asSale(action);
    return !!sale && couldSellSingles(table, action.by, sale) && { corp: sale.corp };
  }),
  rule1849('9.6', 'sell.lastNotSplit', (table, _frame, action) => {
    const sale = asSale(action);
    if (!sale || sale.president === 0) return false;
    const heir = heirOf(table, action.by, sale);
    return !!heir && exchangesFor(table, sale, heir).length === 0 && { corp: sale.corp, player: heir };
  }),
]);

/** Where a certificate can be bought from. */
export type Place = 'treasury' | 'pool';

/** The certificate one gets there: a single as long as there is one, else the last (9.3, 9.6). */
export function certOnOffer(table: Table1849, corp: Corp, from: Place): number | undefined {
  const certs = certsIn(table, corp);
  const holder = from === 'pool' ? POOL : corp;
  const [single] = certsOf(certs, holder, 'ordinary');
  return single ?? (certs[LAST]?.holder === holder ? LAST : undefined);
}

/** The size of the certificate that lies on top of treasury or pool; 0 where none does. */
export function percentOnOffer(table: Table1849, corp: Corp, from: Place): number {
  const cert = certOnOffer(table, corp, from);
  return cert === undefined ? 0 : (certsIn(table, corp)[cert]?.percent ?? 0);
}

/** The price of the certificate that lies on top of treasury or pool. */
export function costOnOffer(table: Table1849, corp: Corp, from: Place): number {
  return (price(table, corp) * percentOnOffer(table, corp, from)) / 10;
}

const asPurchase = (action: Action1849): ActionOf<'buyCert'> | undefined =>
  action.type === 'buyCert' ? action : undefined;

/** Types of action by which a player gets certificates. */
const purchases = ['buyCert', 'startCorp'];

/** What every purchase of a certificate must respect (9.3). */
export const purchaseRules: readonly StockRule[] = about(purchases, [
  rule1849('9.3', 'buy.noneThere', (table, _frame, action) => {
    const buy = asPurchase(action);
    const none = !!buy && (!isStarted(table, buy.corp) || certOnOffer(table, buy.corp, buy.from) === undefined);
    return none && { corp: buy.corp };
  }),
  rule1849('9.1', 'buy.certificateLimit', (table, _frame, action) => {
    const buys = action.type === 'buyCert' || action.type === 'startCorp';
    return buys && surplus(table, action.by) >= 0 && { limit: table.certLimit };
  }),
  rule1849('9.3', 'buy.holdingLimit', (table, _frame, action) => {
    const buy = asPurchase(action);
    if (!buy) return false;
    const percent = percentOf(certsIn(table, buy.corp), action.by) + percentOnOffer(table, buy.corp, buy.from);
    const limit = holdingLimit(table);
    return percent > limit && { corp: buy.corp, percent, limit };
  }),
  rule1849('9.2', 'buy.soldThisRound', (table, _frame, action) => {
    const buy = asPurchase(action);
    return !!buy && (table.sold[action.by] ?? []).includes(buy.corp) && { corp: buy.corp };
  }),
  rule1849('9.3', 'buy.noMoney', (table, _frame, action) => {
    const buy = asPurchase(action);
    if (!buy) return false;
    const cost = costOnOffer(table, buy.corp, buy.from);
    return cost > cashOf(table, action.by) && { corp: buy.corp, cost, cash: cashOf(table, action.by) };
  }),
]);

/** From the treasury the corporation is paid, from the pool the bank (9.3). The presidency may change at once (9.5). */
export function buyCert(tx: Tx1849, player: PlayerId, corp: Corp, from: Place): void {
  const cert = certOnOffer(tx.table, corp, from);
  if (cert === undefined) throw new Error(`no certificate of ${corp} in the ${from}`);
  const cost = costOnOffer(tx.table, corp, from);
  pay(tx, player, from === 'pool' ? BANK : corp, cost, 'stock');
  tx.emit({ type: 'certBought', corp, cert, from, to: player, price: cost });
  passPresidency(tx, corp);
}

function passPresidency(tx: Tx1849, corp: Corp): void {
  const change = overtaken(tx.table, corp);
  if (!change) return;
  const possible = possibleExchanges(tx.table, corp, change.incoming);
  if (possible.length < 2) {
    exchange(tx, corp, change.outgoing, change.incoming, possible[0] ?? 'singles');
  } else if (plays18xx(tx.table, 'swapAskedAfterwards')) {
    exchange(tx, corp, change.outgoing, change.incoming, 'last');
    tx.owe<SwapBackFrame>({ step: 'swapBack', corp, ...change, pooled: false });
  } else {
    tx.owe<SwapFrame>({ step: 'swapCerts', corp, ...change });
  }
}
