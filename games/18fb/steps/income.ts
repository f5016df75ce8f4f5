import { done, type Frame, stay } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import { isLeasing, payFull, payHalf, payRegionalHalf, withhold } from '../rules/dividends.ts';
import { payInterest } from '../rules/interest.ts';
import { isBuilding, isFrozen, presidentIfAny, presidentOf } from '../table.ts';
import { goneCompany } from './gone.ts';
import type { Step18fb } from './step.ts';

/** A step in which a company's revenue or interest is dealt with. */
export interface IncomeFrame extends Frame {
  readonly corp: CorpId;
}

/** Secured interest instead of revenue, while the line is being built (3.4.4). */
export const interest: Step18fb<IncomeFrame> = {
  gone: goneCompany,
  begin(tx, frame) {
    if (isBuilding(tx.table, frame.corp)) payInterest(tx, frame.corp);
    return done();
  },
};

/** Full, half or nothing (3.4.6). What leaves nothing to decide is done at once. */
export const dividend: Step18fb<IncomeFrame> = {
  actions: ['payDividend', 'withhold'],
  gone: goneCompany,
  begin(tx, { corp, step }) {
    const { table } = tx;
    const { revenue, building } = table.turn;
    if (building || revenue === null) return done();
    if (revenue === 0 || isLeasing(table, corp)) withhold(tx, corp, revenue);
    else if (isFrozen(table, corp) || presidentIfAny(table, corp) === undefined) payHalf(tx, corp, revenue);
    else return stay({ step, corp });
    return done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [
    { type: 'payDividend', by, how: 'full' },
    { type: 'payDividend', by, how: 'half' },
    { type: 'withhold', by },
  ],
  take(tx, { corp }, action) {
    const revenue = tx.table.turn.revenue ?? 0;
    if (action.type !== 'payDividend') withhold(tx, corp, revenue);
    else if (action.how === 'full') payFull(tx, corp, revenue);
    else payHalf(tx, corp, revenue);
    return done();
  },
};

/** A regional company always pays half (3.5.2). */
export const regionalDividend: Step18fb<IncomeFrame> = {
  gone: goneCompany,
  begin(tx, frame) {
    payRegionalHalf(tx, frame.corp, tx.table.turn.revenue ?? 0);
    return done();
  },
};
