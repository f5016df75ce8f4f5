import { done, type Frame, stay } from '@binario/kernel';
import { type CorpId, privatesOf, trainsOf } from '@binario/rail';
import { noRevenue, payDividend, revenueOf, withhold } from '../rules/income.ts';
import { presidentOf, type Table1865 } from '../table.ts';
import { goneCompany } from './operating.ts';
import type { Step1865 } from './step.ts';

/** The revenue is paid out or withheld (4.5). */
export interface IncomeFrame extends Frame {
  readonly step: 'income';
  readonly corp: CorpId;
}

/** A maritime card could still bring the first chips to a company with a train. */
function mayStillEarn(table: Table1865, corp: CorpId): boolean {
  return trainsOf(table, corp).length > 0 && privatesOf(table, presidentOf(table, corp)).length > 0;
}

/** Operate trains (4.5): what they earn is paid out or kept; earning nothing leaves nothing to decide. */
export const income: Step1865<IncomeFrame> = {
  actions: ['payDividend', 'withhold'],
  gone: goneCompany,
  begin(tx, frame) {
    if (revenueOf(tx.table, frame.corp) > 0 || mayStillEarn(tx.table, frame.corp)) return stay(frame);
    noRevenue(tx, frame.corp);
    return done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [
    ...(revenueOf(table, frame.corp) > 0 ? [{ type: 'payDividend', by }] : []),
    { type: 'withhold', by },
  ],
  take(tx, frame, action) {
    const revenue = revenueOf(tx.table, frame.corp);
    if (revenue === 0) noRevenue(tx, frame.corp);
    else if (action.type === 'payDividend') payDividend(tx, frame.corp, revenue);
    else withhold(tx, frame.corp, revenue);
    return done();
  },
};
