import { become, done, type Frame, stay } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import { isAskedToRun, noRevenue, payDividend, revenueOf, runRules, withhold } from '../rules/running.ts';
import { bestRun } from '../search/runs.ts';
import { isStarted, presidentOf } from '../table.ts';
import type { Step1849 } from './step.ts';

/** A corporation runs its trains (10.5). */
export interface RunFrame extends Frame {
  readonly step: 'runTrains';
  readonly corp: CorpId;
}

/** Run trains (10.5). Without a train, or without a route one could run, there is no revenue and nothing to ask. */
export const runTrains: Step1849<RunFrame> = {
  actions: ['runTrains'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  begin(tx, frame) {
    if (isAskedToRun(tx.table, frame.corp)) return stay(frame);
    noRevenue(tx, frame.corp);
    return done();
  },
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options(table, frame, by) {
    const routes = bestRun(table, frame.corp).routes.map(({ train, hexes }) => ({ train, hexes }));
    return [{ type: 'runTrains', by, routes: { open: 'routes', sample: routes } }];
  },
  openEnded: true,
  rules: runRules,
  take(tx, frame, action) {
    const { routes } = action as ActionOf<'runTrains'>;
    const revenue = revenueOf(tx.table, frame.corp, routes);
    if (routes.length === 0) {
      noRevenue(tx, frame.corp);
      return done();
    }
    tx.emit({ type: 'ran', corp: frame.corp, routes, revenue });
    return become<DividendFrame>({ step: 'payDividend', corp: frame.corp, revenue });
  },
};

/** The revenue is paid out or withheld (10.5.3). */
export interface DividendFrame extends Frame {
  readonly step: 'payDividend';
  readonly corp: CorpId;
  readonly revenue: number;
}

/** Asks where the revenue goes: all of it to the shareholders, or all of it to the treasury (10.5.3). */
export const distribute: Step1849<DividendFrame> = {
  actions: ['payDividend', 'withhold'],
  gone: (table, frame) => (isStarted(table, frame.corp) ? undefined : 'closed'),
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [
    { type: 'payDividend', by },
    { type: 'withhold', by },
  ],
  take(tx, frame, action) {
    if (action.type === 'payDividend') payDividend(tx, frame.corp, frame.revenue);
    else withhold(tx, frame.corp, frame.revenue);
    return done();
  },
};
