import { done, type Frame, type Offer } from '@binario/kernel';
import { type CorpId, certsOf, type PlayerId } from '@binario/rail';
import { LAST } from '../data/corporations.ts';
import { buyBack, financialRules, sellTreasury } from '../rules/financial.ts';
import { certsIn } from '../rules/presidency.ts';
import { isStarted, presidentOf, type Table1849 } from '../table.ts';
import { askIfChoice, type Step1849 } from './step.ts';

/** The financial step of a corporation's turn (10.8). */
export interface FinanceFrame extends Frame {
  readonly step: 'finance';
  readonly corp: CorpId;
}

function treasurySales(table: Table1849, corp: CorpId, by: PlayerId): readonly Offer[] {
  const certs = certsIn(table, corp);
  const singles = certsOf(certs, corp, 'ordinary').length;
  const offers: Offer[] = [];
  for (let ordinary = 1; ordinary <= singles; ordinary++) offers.push({ type: 'sellTreasury', by, ordinary, last: 0 });
  if (certs[LAST]?.holder === corp) offers.push({ type: 'sellTreasury', by, ordinary: singles, last: 1 });
  return offers;
}

/** One sale of treasury stock, or one certificate bought back, or neither (10.8). */
export const finance: Step1849<FinanceFrame> = {
  actions: ['sellTreasury', 'buyBack', 'pass'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin: (tx, frame) => askIfChoice(tx, finance, frame, presidentOf(tx.table, frame.corp)),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (table, frame, by) => [
    ...treasurySales(table, frame.corp, by),
    { type: 'buyBack', by },
    { type: 'pass', by },
  ],
  rules: financialRules,
  take(tx, frame, action) {
    if (action.type === 'sellTreasury') sellTreasury(tx, frame.corp, action);
    else if (action.type === 'buyBack') buyBack(tx, frame.corp);
    return done();
  },
};
