import { done, rule, type Step } from '@binario/kernel';
import { type Act, type CorpFrame, corpGone, corpOf, type Effect, kindOf, presidentOf, type Table } from '../model.ts';
import { pay } from '../verbs.ts';

type Run = Act<'run', { stops: readonly string[] }>;

const reach = (table: Table, corp: string): number =>
  Math.max(0, ...corpOf(table, corp).trains.map((train) => kindOf(train)));

/** Ten for each stop of the route. There are too many routes to list: the rules judge the one that is claimed. */
export const runTrains: Step<Table, Effect, CorpFrame, Run> = {
  actions: ['run'],
  gone: corpGone,
  actors: (table, frame) => [presidentOf(table, frame.corp)],
  options: (_table, _frame, by) => [{ type: 'run', by, stops: { open: 'route', sample: [] } }],
  rules: [
    rule('toy §3.4', 'run.stopTwice', (_table, _frame, action) => {
      return new Set(action.stops).size < action.stops.length && { stops: action.stops };
    }),
    rule('toy §3.5', 'run.tooFar', (table, frame, action) => {
      return action.stops.length > reach(table, frame.corp) && { reach: reach(table, frame.corp) };
    }),
  ],
  take(tx, frame, action) {
    pay(tx, 'bank', frame.corp, 10 * action.stops.length);
    return done();
  },
};
