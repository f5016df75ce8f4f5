import type { Rule } from '@binario/kernel';
import { type CorpFrame, type CorpId, cashOf, type HexId, hexNumber, pay, stationsOf } from '@binario/rail';
import { routeReachOf, STOPS_PER_HEX } from '@binario/track';
import type { Action1849, ActionOf } from '../actions.ts';
import { mapOf } from '../board/boardOf.ts';
import type { Tx1849 } from '../effects.ts';
import { factsOf, isStarted, type Table1849 } from '../table.ts';
import { rule1849 } from './rule.ts';
import { freeSlotFor } from './tokens.ts';

type DealRule = Rule<Table1849, CorpFrame, Action1849>;

const asDeal = (action: Action1849): ActionOf<'acquireToken'> | undefined =>
  action.type === 'acquireToken' ? action : undefined;

/** 14.1: which stations of others may be bought, and by whom. */
export const tokenDealRules: readonly DealRule[] = [
  rule1849('14.1', 'tokenDeal.phase', (table, _frame, action) => {
    return !!asDeal(action) && table.phase === '4' && { phase: table.phase };
  }),
  rule1849('14.1', 'tokenDeal.notThere', (table, frame, action) => {
    const deal = asDeal(action);
    if (!deal) return false;
    const there =
      deal.corp !== frame.corp && isStarted(table, deal.corp) && (table.stations[deal.hex] ?? []).includes(deal.corp);
    return !there && { corp: deal.corp, hex: deal.hex };
  }),
  rule1849('14.1', 'tokenDeal.home', (table, _frame, action) => {
    const deal = asDeal(action);
    return !!deal && factsOf(table, deal.corp).home === deal.hex && { corp: deal.corp, hex: deal.hex };
  }),
  rule1849('14.1', 'tokenDeal.onlyToken', (table, _frame, action) => {
    const deal = asDeal(action);
    return !!deal && stationsOf(table.stations, deal.corp).length < 2 && { corp: deal.corp };
  }),
  rule1849('14.1', 'tokenDeal.noneLeft', (table, frame, action) => {
    return !!asDeal(action) && (table.charters[frame.corp] ?? 0) === 0 && { corp: frame.corp };
  }),
  rule1849('14.1', 'tokenDeal.alreadyThere', (table, frame, action) => {
    const deal = asDeal(action);
    return !!deal && (table.stations[deal.hex] ?? []).includes(frame.corp) && { corp: frame.corp, hex: deal.hex };
  }),
  rule1849('14.1', 'tokenDeal.notConnected', (table, frame, action) => {
    const deal = asDeal(action);
    if (!deal) return false;
    const { stops } = routeReachOf(mapOf(table), table, frame.corp);
    return !stops.has(hexNumber(mapOf(table), deal.hex) * STOPS_PER_HEX) && { corp: frame.corp, hex: deal.hex };
  }),
  rule1849('14.1', 'tokenDeal.price', (table, frame, action) => {
    const deal = asDeal(action);
    const cash = cashOf(table, frame.corp);
    return !!deal && (deal.price < 1 || deal.price > cash) && { corp: frame.corp, cash };
  }),
];

/** The buyer's token from its charter takes the space, the seller's goes back to its charter. */
export function replaceToken(tx: Tx1849, corp: CorpId, seller: CorpId, hex: HexId, price: number): void {
  tx.emit({ type: 'stationBought', corp, from: seller, hex, price });
  pay(tx, corp, seller, price, 'token');
  tx.emit({ type: 'tokenTaken', corp: seller, hex, to: 'charter' });
  tx.emit({ type: 'tokenPlaced', corp, hex, slot: freeSlotFor(tx.table, corp, hex) });
}
