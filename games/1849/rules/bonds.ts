import type { Rule } from '@binario/kernel';
import { type CorpFrame, cashOf } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import { isLaterPhase } from '../data/phases.ts';
import { factsOf, type Table1849 } from '../table.ts';
import { rule1849 } from './rule.ts';

/** 14.2: each corporation may owe one bond. */
export const BOND = 500;
/** The interest on a bond in each operating turn (14.2). */
export const INTEREST = 50;

type BondRule = Rule<Table1849, CorpFrame, Action1849>;

/** 14.2 What guards the repayment of a bond. */
export const repayRules: readonly BondRule[] = [
  rule1849('14.2', 'bond.notIssued', (table, frame, action) => {
    return action.type === 'repayBond' && !factsOf(table, frame.corp).bond && { corp: frame.corp };
  }),
  rule1849('14.2', 'bond.noMoney', (table, frame, action) => {
    const cash = cashOf(table, frame.corp);
    return action.type === 'repayBond' && cash < BOND && { corp: frame.corp, cost: BOND, cash };
  }),
];

/** 14.2 What guards the issue of a bond. */
export const issueRules: readonly BondRule[] = [
  rule1849('14.2', 'bond.phase', (table, _frame, action) => {
    return action.type === 'issueBond' && !isLaterPhase(table.phase, '6') && { phase: table.phase };
  }),
  rule1849('14.2', 'bond.onlyOne', (table, frame, action) => {
    return action.type === 'issueBond' && factsOf(table, frame.corp).bond && { corp: frame.corp };
  }),
];
