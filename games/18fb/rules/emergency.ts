import type { Frame } from '@binario/kernel';
import { type CorpId, cashOf, type PlayerId, pay, type TrainId } from '@binario/rail';
import type { Action18fb, ActionOf } from '../actions.ts';
import type { Tx18fb } from '../effects.ts';
import { presidentOf, type Table18fb } from '../table.ts';
import { asHolding, type HoldingRule, holdingSaleRules, holdingsOf } from './holdings.ts';
import { rule18fb } from './rule.ts';
import { asSale, emergencyPrice, heirOf, type Sale, type StockRule, saleRules, salesOf } from './selling.ts';
import { holdsOffice } from './shares.ts';
import { acquireTrain, faceValue } from './trains.ts';

/** Money is raised for this train of this company (3.4.10). */
export interface RaiseFrame extends Frame {
  readonly step: 'raiseMoney';
  readonly corp: CorpId;
  readonly train: TrainId;
}

const of = (frame: Frame): RaiseFrame => frame as RaiseFrame;

/** What the treasury lacks. */
export const gap = (table: Table18fb, { corp, train }: Pick<RaiseFrame, 'corp' | 'train'>): number =>
  faceValue(table, train) - cashOf(table, corp);

/** What is still missing when the President has put in all his cash. */
export const missing = (table: Table18fb, frame: RaiseFrame): number =>
  gap(table, frame) - cashOf(table, presidentOf(table, frame.corp));

const worth = (table: Table18fb, { corp, shares }: Sale): number => emergencyPrice(table, corp) * shares;

/** First the stock in the treasury, at half price (ruling O17); where a block may be sold every smaller one may. */
export const treasurySaleRules: readonly HoldingRule[] = [
  ...holdingSaleRules,
  rule18fb('3.4.10', 'emergency.treasuryMoreThanNeeded', (table, frame, action) => {
    const sale = asHolding(action);
    const lacks = gap(table, of(frame));
    return !!sale && worth(table, { ...sale, shares: sale.shares - 1 }) >= lacks && { corp: sale.corp, missing: lacks };
  }),
];

const lawful = <R extends { breach(table: Table18fb, frame: never, action: never): unknown }>(
  rules: readonly R[],
  table: Table18fb,
  frame: RaiseFrame,
  action: Action18fb,
): boolean => rules.every((rule) => rule.breach(table, frame as never, action as never) === false);

/** Sales out of the treasury that would be lawful now. */
export function treasurySales(table: Table18fb, frame: RaiseFrame, by: PlayerId): readonly Sale[] {
  return holdingsOf(table, frame.corp)
    .flatMap(({ corp, shares }) => Array.from({ length: shares }, (_, n) => ({ corp, shares: n + 1 })))
    .filter((sale) => lawful(treasurySaleRules, table, frame, { type: 'sellHolding', by, ...sale }));
}

/** What binds every block the President may sell: never the office of the company that buys. */
const blockRules: readonly StockRule[] = [
  ...saleRules,
  rule18fb('3.4.10', 'emergency.keepsOffice', (table, frame, action) => {
    const sale = asSale(action);
    if (!sale || sale.corp !== of(frame).corp) return false;
    // Who only acts as President (ruling F4) would lose the office with any share.
    const changes = heirOf(table, action.by, sale) !== undefined || !holdsOffice(table, sale.corp, action.by);
    return changes && { corp: sale.corp };
  }),
];

/** Could fewer shares of that company be sold, and would they do? A smaller block may be the one that is forbidden. */
function fewerSuffice(table: Table18fb, frame: RaiseFrame, sale: ActionOf<'sellShares'>): boolean {
  const lacks = missing(table, frame);
  for (let shares = sale.shares - 1; shares > 0 && worth(table, { ...sale, shares }) >= lacks; shares--) {
    if (lawful(blockRules, table, frame, { ...sale, shares })) return true;
  }
  return false;
}

/** The President's sales: after those of the treasury, and never more than is needed. */
export const presidentSaleRules: readonly StockRule[] = [
  rule18fb('3.4.10', 'emergency.treasuryFirst', (table, frame, action) => {
    return !!asSale(action) && treasurySales(table, of(frame), action.by).length > 0 && { corp: of(frame).corp };
  }),
  ...blockRules,
  rule18fb('3.4.10', 'emergency.moreThanNeeded', (table, frame, action) => {
    const sale = asSale(action);
    const more = !!sale && fewerSuffice(table, of(frame), sale);
    return more && { corp: sale.corp, missing: missing(table, of(frame)) };
  }),
];

/** The lawful sales by which a president can raise money for his company. */
export const presidentSales = (table: Table18fb, frame: RaiseFrame, by: PlayerId): readonly Sale[] =>
  salesOf(table, by).filter((sale) => lawful(presidentSaleRules, table, frame, { type: 'sellShares', by, ...sale }));

/** The whole treasury, the rest by the President. */
export function completePurchase(tx: Tx18fb, frame: RaiseFrame): void {
  const { corp, train } = frame;
  const rest = gap(tx.table, frame);
  if (rest > 0) pay(tx, presidentOf(tx.table, corp), corp, rest, 'presidentAdds');
  acquireTrain(tx, corp, train, faceValue(tx.table, train));
}
