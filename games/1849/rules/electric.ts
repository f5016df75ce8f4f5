import type { Rule } from '@binario/kernel';
import { type CorpFrame, cashOf } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import { isLaterPhase } from '../data/phases.ts';
import { factsOf, plays18xx, type Table1849 } from '../table.ts';
import { rule1849 } from './rule.ts';

/** 14.3: the first E token is dearer, and all are cheaper in Phase 16. */
export function eTokenPrice(table: Table1849): number {
  if (table.eTokensSold === 0) return table.phase === '16' ? 800 : 1100;
  return table.phase === '16' ? 550 : 800;
}

/** How many E-tokens there are (14.3). */
export const E_TOKENS = 6;

/** 14.3 What guards the purchase of an E-token. */
export const eTokenRules: readonly Rule<Table1849, CorpFrame, Action1849>[] = [
  rule1849('14.3', 'eToken.phase', (table, _frame, action) => {
    return action.type === 'buyEToken' && !isLaterPhase(table.phase, '10') && { phase: table.phase };
  }),
  rule1849('14.3', 'eToken.onlyOne', (table, frame, action) => {
    return action.type === 'buyEToken' && factsOf(table, frame.corp).eToken && { corp: frame.corp };
  }),
  rule1849('14.3', 'eToken.noneLeft', (table, _frame, action) => {
    const endless = plays18xx(table, 'endlessETokens');
    return action.type === 'buyEToken' && !endless && table.eTokensSold >= E_TOKENS && { count: E_TOKENS };
  }),
  rule1849('14.3', 'eToken.noMoney', (table, frame, action) => {
    const cash = cashOf(table, frame.corp);
    const cost = eTokenPrice(table);
    return action.type === 'buyEToken' && cost > cash && { corp: frame.corp, cost, cash };
  }),
];
