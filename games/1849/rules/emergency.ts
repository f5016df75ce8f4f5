import { type Frame, firstBreach } from '@binario/kernel';
import { type CorpId, cashOf, type PlayerId } from '@binario/rail';
import type { Action1849, ActionOf, Sale } from '../actions.ts';
import type { Corp } from '../data/corporations.ts';
import { plays18xx, presidentOf, price, type Table1849 } from '../table.ts';
import { saleShares } from './presidency.ts';
import { rule1849 } from './rule.ts';
import { exchangesFor, heirOf, salesOf, stockOf } from './selling.ts';
import { type StockRule, saleRules } from './stock.ts';

/** Money that a president must find for his corporation: a train (10.7) or interest (14.2). */
export interface Need {
  readonly corp: CorpId;
  /** What treasury and president together must reach. */
  readonly amount: number;
}

/** What money is missing in a frame, and for which corporation. */
export type NeedOf<F extends Frame> = (table: Table1849, frame: F) => Need;

/** What is still missing once treasury and president's cash are put together. */
export function missing(table: Table1849, need: Need): number {
  return need.amount - cashOf(table, need.corp) - cashOf(table, presidentOf(table, need.corp));
}

const asSale = (action: Action1849): ActionOf<'sellStock'> | undefined =>
  action.type === 'sellStock' ? action : undefined;

const worth = (table: Table1849, sale: Sale): number => price(table, sale.corp) * saleShares(sale);

/**
 * Would the same sale with one single less, or without the last certificate, be enough? A last certificate cannot be
 * split, so it may bring more than is needed (RUL-53); so may one that comes in exchange for the president's.
 */
export function smallerSaleWouldDo(table: Table1849, seller: PlayerId, sale: Sale, short: number): boolean {
  const lastInExchange = sale.president === 2 && givesOnlyLast(table, seller, sale);
  const singles = sale.ordinary + (lastInExchange ? 0 : sale.president);
  const enough = (shares: number) => shares > 0 && price(table, sale.corp) * shares >= short;
  return (
    (singles > 0 && enough(saleShares(sale) - 1)) || ((sale.last > 0 || lastInExchange) && enough(saleShares(sale) - 2))
  );
}

function givesOnlyLast(table: Table1849, seller: PlayerId, sale: Sale): boolean {
  const heir = heirOf(table, seller, sale);
  return heir !== undefined && !exchangesFor(table, sale, heir).includes('singles');
}

/** Sales of a president for his corporation: only as much as is needed, and never the office itself (10.7). */
export function emergencySaleRules<F extends Frame>(needOf: NeedOf<F>): readonly StockRule[] {
  const need = (table: Table1849, frame: Frame) => needOf(table, frame as F);
  return [
    rule1849('10.7', 'emergency.enough', (table, frame, action) => {
      const sale = asSale(action);
      if (!sale || (sale.president === 1 && plays18xx(table, 'presidentSaleOvershoots'))) return false;
      return missing(table, need(table, frame)) <= 0 && { corp: need(table, frame).corp };
    }),
    ...saleRules,
    rule1849('10.7', 'emergency.keepsOffice', (table, frame, action) => {
      const sale = asSale(action);
      const changes = !!sale && sale.corp === need(table, frame).corp && heirOf(table, action.by, sale) !== undefined;
      return changes && { corp: need(table, frame).corp };
    }),
    rule1849('10.7', 'emergency.moreThanNeeded', (table, frame, action) => {
      const sale = asSale(action);
      if (!sale || (sale.president > 0 && plays18xx(table, 'presidentSaleOvershoots'))) return false;
      const short = missing(table, need(table, frame));
      return smallerSaleWouldDo(table, action.by, sale, short) && { corp: sale.corp, missing: short };
    }),
  ];
}

/** The largest sale of each corporation that the rules allow, whatever is needed: all that can be turned into money. */
export function largestSales(table: Table1849, player: PlayerId, operating: CorpId): readonly Sale[] {
  return stockOf(table, player).flatMap((corp) => largestSale(table, player, corp, operating) ?? []);
}

const anyFrame: Frame = { step: '' };

/** The sale of a corporation's stock that raises most for the player, among the lawful ones. */
export function largestSale(table: Table1849, player: PlayerId, corp: CorpId, operating: CorpId): Sale | undefined {
  let best: Sale | undefined;
  for (const sale of salesOf(table, player, corp as Corp)) {
    if (best && !isLarger(sale, best)) continue;
    if (firstBreach(saleRules, table, anyFrame, sale)) continue;
    if (corp === operating && heirOf(table, player, sale)) continue;
    // Compatibility 11: the other site does not sell the last certificate and half of the president's together.
    if (sale.last > 0 && sale.president === 1 && sale.ordinary === 0 && plays18xx(table, 'lastSplitThroughPool'))
      continue;
    best = sale;
  }
  return best;
}

/** Of two sales of the same size: the last certificate first, the president's only if it must be, and then whole. */
function isLarger(sale: Sale, than: Sale): boolean {
  const size = (each: Sale) => saleShares(each) * 100 + each.last * 10 + [2, 0, 1][each.president]!;
  return size(sale) > size(than);
}

/** All a president can lay hands on for his corporation (10.7 B): treasury, cash, and every sale the rules allow. */
export function meansOf(table: Table1849, corp: CorpId): number {
  const president = presidentOf(table, corp);
  const stock = largestSales(table, president, corp).reduce((sum, sale) => sum + worth(table, sale), 0);
  return cashOf(table, corp) + cashOf(table, president) + stock;
}

/** Closing is no choice while the money can be raised (10.7). */
export function bankruptcyRule<F extends Frame>(needOf: NeedOf<F>): StockRule {
  return rule1849('10.7', 'bankruptcy.canStillPay', (table, frame, action) => {
    if (action.type !== 'declareBankruptcy') return false;
    const need = needOf(table, frame as F);
    const means = meansOf(table, need.corp);
    return means >= need.amount && { corp: need.corp, means, need: need.amount };
  });
}
