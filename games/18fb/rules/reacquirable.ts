import { about, firstBreach } from '@binario/kernel';
import { type CorpId, cashOf, type PlayerId, POOL } from '@binario/rail';
import type { Action18fb, ActionOf } from '../actions.ts';
import { boardOf } from '../board/of.ts';
import { PRESIDENT, SHARE } from '../stock.ts';
import { factsOf, isFloated, type Table18fb } from '../table.ts';
import { depositAgain, ownsUnused } from './deposits.ts';
import { certificatesOf, hasSold, isOverLimit } from './limits.ts';
import { price } from './market.ts';
import { type PurchaseRule, rule18fb } from './rule.ts';
import { certsIn, isExceeded, percentHeld } from './shares.ts';

/** The action that takes a concession out of the pool again. */
export type Reacquire = ActionOf<'reacquireConcession'>;

/** The presidential certificate lies in the pool: it comes with the concession (ruling G5). */
export const officeInPool = (table: Table18fb, corp: CorpId): boolean =>
  certsIn(table, corp)[PRESIDENT]?.holder === POOL;

/** What the presidential certificate costs that comes with the concession. */
export const officePrice = (table: Table18fb, corp: CorpId): number =>
  officeInPool(table, corp) ? 2 * price(table, corp) : 0;

/** What a concession that lies in the pool costs in all. */
export const costAgain = (table: Table18fb, corp: CorpId, help: 'none' | 'bayard'): number =>
  depositAgain(table, corp, help) + officePrice(table, corp);

const as = (action: Action18fb): Reacquire | undefined => (action.type === 'reacquireConcession' ? action : undefined);

/** 3.2.3 What guards taking a concession out of the pool. */
export const reacquireRules: readonly PurchaseRule[] = about('reacquireConcession', [
  rule18fb('3.2.3', 'concession.notInPool', (table, _frame, action) => {
    const buy = as(action);
    return !!buy && !(isFloated(table, buy.corp) && factsOf(table, buy.corp).concession === POOL) && { corp: buy.corp };
  }),
  rule18fb('2.3', 'concession.overLimit', (table, _frame, action) => {
    return !!as(action) && isOverLimit(table, action.by) && { player: action.by };
  }),
  rule18fb('3.2.3', 'concession.exceeded', (table, _frame, action) => {
    const buy = as(action);
    const more = buy && officeInPool(table, buy.corp) ? 2 * SHARE : 0;
    return !!buy && isExceeded(table, buy.corp, action.by, more) && { corp: buy.corp };
  }),
  rule18fb('2.7', 'concession.bayardNotYours', (table, _frame, action) => {
    const buy = as(action);
    return !!buy && buy.help === 'bayard' && !ownsUnused(table, 'Bayard', action.by) && { corp: buy.corp };
  }),
  rule18fb('3.2.1', 'concession.soldThisRound', (table, _frame, action) => {
    const buy = as(action);
    const office = !!buy && officeInPool(table, buy.corp);
    return office && hasSold(table, action.by, buy.corp) && { corp: buy.corp };
  }),
  rule18fb('2.3', 'concession.holdingLimit', (table, _frame, action) => {
    const buy = as(action);
    if (!buy || !officeInPool(table, buy.corp)) return false;
    const percent = percentHeld(table, buy.corp, action.by) + 2 * SHARE;
    const { playerLimit: limit } = boardOf(table).figures;
    return percent > limit && { corp: buy.corp, percent, limit };
  }),
  rule18fb('2.3', 'concession.certificateLimit', (table, _frame, action) => {
    const buy = as(action);
    const full = !!buy && officeInPool(table, buy.corp) && certificatesOf(table, action.by) >= table.certLimit;
    return full && { limit: table.certLimit };
  }),
  rule18fb('3.2.3', 'concession.cannotPayAgain', (table, _frame, action) => {
    const buy = as(action);
    const cost = buy ? costAgain(table, buy.corp, buy.help) : 0;
    const cash = cashOf(table, action.by);
    return !!buy && cost > cash && { corp: buy.corp, cost, cash };
  }),
]);

/** Could this player take the concession out of the pool now, one way or the other? */
export function mayReacquire(table: Table18fb, corp: CorpId, player: PlayerId): boolean {
  return (['none', 'bayard'] as const).some((help) => {
    const action: Reacquire = { type: 'reacquireConcession', by: player, corp, help };
    return firstBreach(reacquireRules, table, { step: 'takeConcession' }, action) === undefined;
  });
}
