import type { Offer } from '@binario/kernel';
import { BANK, type Certs, type CorpId, certsOf, type PlayerId, POOL, pay, percentOf } from '@binario/rail';
import type { ActionOf, Sale } from '../actions.ts';
import { type Corp, LAST, PRESIDENT } from '../data/corporations.ts';
import type { Tx1849 } from '../effects.ts';
import { factsOf, inMarketOrder, isStarted, plays18xx, price, type Table1849 } from '../table.ts';
import { fallAfterSale, saleCloses } from './market.ts';
import { certsIn, type Exchange, exchange, layInPool, possibleExchanges, saleShares, successor } from './presidency.ts';

/** Has the corporation finished an operating turn since it was started (9.2, RUL-21)? */
export function hasOperated(table: Table1849, corp: Corp): boolean {
  return isStarted(table, corp) && factsOf(table, corp).turns > 0;
}

/** How many per cent of the corporation would lie in the pool after a sale. */
export function poolAfter(table: Table1849, sale: Sale): number {
  return percentOf(certsIn(table, sale.corp), POOL) + saleShares(sale) * 10;
}

/** Has the seller the certificates a sale names? */
export function holdsForSale(certs: Certs, seller: PlayerId, sale: Sale): boolean {
  const singles = certsOf(certs, seller, 'ordinary').length;
  if (sale.ordinary > singles) return false;
  if (sale.last > 0 && certs[LAST]?.holder !== seller) return false;
  return sale.president === 0 || certs[PRESIDENT]?.holder === seller;
}

/**
 * Shares come out of the president's certificate only when no single is left to sell instead, or when the successor can
 * give the last certificate for it, which then is what is sold.
 */
export function couldSellSingles(table: Table1849, seller: PlayerId, sale: Sale): boolean {
  if (sale.president === 0) return false;
  const singles = certsOf(certsIn(table, sale.corp), seller, 'ordinary').length;
  if (sale.ordinary === singles) return false;
  const heir = heirOf(table, seller, sale);
  return !(sale.president === 2 && heir && possibleExchanges(table, sale.corp, heir).includes('last'));
}

/** Is the player president of the corporation these certificates belong to? */
export const isPresident = (certs: Certs, player: PlayerId): boolean => certs[PRESIDENT]?.holder === player;

/** Who would become president by this sale. */
export function heirOf(table: Table1849, seller: PlayerId, sale: Sale): PlayerId | undefined {
  const certs = certsIn(table, sale.corp);
  return isPresident(certs, seller) ? successor(table, sale.corp, seller, saleShares(sale) * 10) : undefined;
}

/**
 * What the outgoing president may take so that what he sells is made up of whole certificates (9.5, RUL-22): one share
 * out of the president's certificate needs two singles in exchange.
 */
export function exchangesFor(table: Table1849, sale: Sale, heir: PlayerId): readonly Exchange[] {
  const possible = possibleExchanges(table, sale.corp, heir);
  if (sale.president !== 1) return possible;
  if (splitsThroughPool(table, sale, heir)) return ['last'];
  return possible.filter((each) => each === 'singles');
}

/** Compatibility 11: the last certificate goes to the pool and a single comes back out of it. */
function splitsThroughPool(table: Table1849, sale: Sale, heir: PlayerId): boolean {
  if (!plays18xx(table, 'lastSplitThroughPool')) return false;
  const certs = certsIn(table, sale.corp);
  return certs[LAST]?.holder === heir && certsOf(certs, POOL, 'ordinary').length > 0;
}

/** Must the seller choose what he takes in exchange? Not when the sale closes the corporation anyway (RUL-24). */
export function asksForExchange(table: Table1849, seller: PlayerId, sale: Sale): PlayerId | undefined {
  const heir = heirOf(table, seller, sale);
  if (!heir || exchangesFor(table, sale, heir).length < 2) return undefined;
  return saleCloses(table, sale.corp, saleShares(sale)) ? undefined : heir;
}

/** The steps of 9.2, with the exchange of 9.5 first. What must be asked has been asked: `given` is the answer. */
export function sellStock(tx: Tx1849, seller: PlayerId, sale: Sale, given?: Exchange): void {
  const { corp } = sale;
  const amount = price(tx.table, corp) * saleShares(sale);
  const heir = heirOf(tx.table, seller, sale);
  const swap = heir && (given ?? exchangesFor(tx.table, sale, heir)[0]);
  tx.emit({ type: 'stockSold', by: seller, corp, shares: saleShares(sale), amount });
  if (heir && swap) exchange(tx, corp, seller, heir, swap);
  layInPool(tx, seller, sale, swap);
  pay(tx, BANK, seller, amount, 'sale');
  fallAfterSale(tx, corp, saleShares(sale));
}

/** Sells, or owes the question that must be answered first. */
export function sellOrAsk(tx: Tx1849, seller: PlayerId, sale: Sale): void {
  const heir = asksForExchange(tx.table, seller, sale);
  if (!heir) {
    sellStock(tx, seller, sale);
  } else if (plays18xx(tx.table, 'swapAskedAfterwards')) {
    sellStock(tx, seller, sale, 'last');
    tx.owe<SwapBackFrame>({
      step: 'swapBack',
      corp: sale.corp,
      outgoing: seller,
      incoming: heir,
      pooled: sale.president === 2,
    });
  } else {
    const { corp, ordinary, last, president } = sale;
    const asked = { corp, ordinary, last, president };
    tx.owe<SwapFrame>({ step: 'swapCerts', corp, outgoing: seller, incoming: heir, sale: asked });
  }
}

/** Asks the outgoing president what he takes; the sale that caused it, if one did, is then carried out. */
export interface SwapFrame {
  readonly step: 'swapCerts';
  readonly corp: Corp;
  readonly outgoing: PlayerId;
  readonly incoming: PlayerId;
  readonly sale?: Sale;
}

/** Compatibility 12: the exchange for the last certificate has been made; may it be changed for two singles? */
export interface SwapBackFrame {
  readonly step: 'swapBack';
  readonly corp: Corp;
  readonly outgoing: PlayerId;
  readonly incoming: PlayerId;
  /** The certificates taken went to the pool. */
  readonly pooled: boolean;
}

/** All sales of one corporation that a player could conceivably declare. */
export function salesOf(table: Table1849, seller: PlayerId, corp: Corp): readonly ActionOf<'sellStock'>[] {
  const certs = certsIn(table, corp);
  const singles = certsOf(certs, seller, 'ordinary').length;
  const lasts = certs[LAST]?.holder === seller ? 1 : 0;
  const sales: ActionOf<'sellStock'>[] = [];
  const add = (ordinary: number, last: number, president: number) =>
    sales.push({ type: 'sellStock', by: seller, corp, ordinary, last, president });
  for (let last = 0; last <= lasts; last++) {
    for (let ordinary = last === 0 ? 1 : 0; ordinary <= singles; ordinary++) add(ordinary, last, 0);
    if (!isPresident(certs, seller)) continue;
    add(singles, last, 1);
    for (let ordinary = 0; ordinary <= singles; ordinary++) add(ordinary, last, 2);
  }
  return sales;
}

/** All sales that a player could conceivably declare, in market order. */
export function everySale(table: Table1849, seller: PlayerId): readonly Offer[] {
  const offers: Offer[] = [];
  for (const corp of stockOf(table, seller)) offers.push(...salesOf(table, seller, corp));
  return offers;
}

/** Corporations in which the player holds stock, in market order. */
export function stockOf(table: Table1849, player: PlayerId): readonly Corp[] {
  return (inMarketOrder(table) as readonly Corp[]).filter((corp) => percentOf(certsIn(table, corp), player) > 0);
}

/** Whoever sells stock of a corporation in a stock round does not buy it in the same round (9.2). */
export function barPurchase(tx: Tx1849, player: PlayerId, corp: CorpId): void {
  if (!tx.table.sold[player]?.includes(corp)) tx.emit({ type: 'saleBarred', player, corp });
}
