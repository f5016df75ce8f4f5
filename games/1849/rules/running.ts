import type { Params, Rule } from '@binario/kernel';
import { BANK, type CorpFrame, type CorpId, isPlayer, pay, percentOf, trainsOf, type WishedRoute } from '@binario/rail';
import { type RouteProblem, routeReachOf } from '@binario/track';
import type { Action1849 } from '../actions.ts';
import { mapOf } from '../board/boardOf.ts';
import type { Tx1849 } from '../effects.ts';
import { bestRun, checkedRun, hasRun } from '../search/runs.ts';
import { plays18xx, price, type Table1849 } from '../table.ts';
import type { RuleKey } from '../text/keys.ts';
import { moveLeft, moveRight } from './market.ts';
import { certsIn } from './presidency.ts';
import { rule1849 } from './rule.ts';

/** Compatibility 28: the other site asks wherever a second stop is joined, a port included. */
export function isAskedToRun(table: Table1849, corp: CorpId): boolean {
  if (hasRun(table, corp)) return true;
  const asks = plays18xx(table, 'emptyRunsAsked') && trainsOf(table, corp).length > 0;
  return asks && routeReachOf(mapOf(table), table, corp).linked;
}

/** What these routes pay together; they must be legal. */
export function revenueOf(table: Table1849, corp: CorpId, routes: readonly WishedRoute[]): number {
  const checked = checkedRun(table, corp, routes);
  if (!checked.ok) throw new Error(`the routes of ${corp} are not legal: ${checked.problem.kind}`);
  return checked.revenue;
}

type RunRule = Rule<Table1849, CorpFrame, Action1849>;

function problemIn(table: Table1849, corp: CorpId, action: Action1849): RouteProblem | undefined {
  if (action.type !== 'runTrains') return undefined;
  const checked = checkedRun(table, corp, action.routes);
  return checked.ok ? undefined : checked.problem;
}

/** One rule for each way in which a wished route can be wrong. */
function routeRule(section: string, key: RuleKey, kinds: readonly RouteProblem['kind'][]): RunRule {
  return rule1849(section, key, (table, frame, action) => {
    const problem = problemIn(table, frame.corp, action);
    if (!problem || !kinds.includes(problem.kind)) return false;
    const { kind: _kind, ...params } = problem;
    return params as Params;
  });
}

/** 10.5 What guards a run of trains. */
export const runRules: readonly RunRule[] = [
  routeRule('10.5.1', 'run.train', ['unknownTrain', 'trainTwice']),
  routeRule('10.1', 'run.notAdjacent', ['notAdjacent', 'unknownHex']),
  routeRule('10.1', 'run.noTrack', ['noTrack']),
  routeRule('10.1', 'run.gaugeBreak', ['gaugeBreak']),
  routeRule('14.3', 'run.narrowForE', ['gaugeForbidden']),
  routeRule('10.1', 'run.blocked', ['blocked']),
  routeRule('10.1', 'run.endOnly', ['passesEnd']),
  routeRule('10.1', 'run.stopTwice', ['stopTwice']),
  routeRule('10.5.1', 'run.trackTwice', ['trackTwice']),
  routeRule('10.5.1', 'run.tooFewStops', ['tooFewStops']),
  routeRule('10.5.1', 'run.noStation', ['noStation']),
  routeRule('10.5.1', 'run.tooLong', ['tooLong']),
  rule1849('10.5.2', 'run.notBest', (table, frame, action) => {
    if (action.type !== 'runTrains' || table.options.revenue !== 'proven') return false;
    const revenue = revenueOf(table, frame.corp, action.routes);
    const best = bestRun(table, frame.corp).revenue;
    return revenue < best && { corp: frame.corp, revenue, best };
  }),
  rule1849('10.5', 'run.mustRun', (table, frame, action) => {
    return (
      action.type === 'runTrains' && action.routes.length === 0 && hasRun(table, frame.corp) && { corp: frame.corp }
    );
  }),
];

/** No revenue: the marker goes left, down at the edge (10.5). */
export function noRevenue(tx: Tx1849, corp: CorpId): void {
  tx.emit({ type: 'ran', corp, routes: [], revenue: 0 });
  moveLeft(tx, corp);
}

/** 10.5.3 The corporation keeps its revenue; the marker moves left. */
export function withhold(tx: Tx1849, corp: CorpId, revenue: number): void {
  pay(tx, BANK, corp, revenue, 'withheld');
  moveLeft(tx, corp);
}

/** What each holder of stock gets; the pool's part stays in the bank (10.5.3). */
export function dividends(table: Table1849, corp: CorpId, revenue: number): ReadonlyMap<string, number> {
  const certs = certsIn(table, corp);
  const parts = new Map<string, number>();
  for (const { holder } of certs) {
    if (holder === corp || isPlayer(holder)) parts.set(holder, (revenue * percentOf(certs, holder)) / 100);
  }
  return parts;
}

/** At least the value of one share in all moves the marker right (10.5.3). */
export function payDividend(tx: Tx1849, corp: CorpId, revenue: number): void {
  const before = price(tx.table, corp);
  tx.emit({ type: 'dividendDeclared', corp, amount: revenue });
  for (const [holder, amount] of dividends(tx.table, corp, revenue)) pay(tx, BANK, holder, amount, 'dividend');
  if (revenue >= before) moveRight(tx, corp);
}
