import type { Board, CorpId, RailTable } from '@binario/rail';
import { bestRoute, type Candidate, candidateAt, candidatesOf, routeOf } from './candidates.ts';
import { lagrangeBound } from './lagrangeBound.ts';
import { packRoutes } from './packRoutes.ts';
import { alike, type Route, type Runner } from './runner.ts';
import { type TrainNetwork, trainNetworkOf } from './trainNetwork.ts';
import type { Work } from './walkRoutes.ts';

/** The best run that was found for the trains of a corporation, and how far it is proven to be the best. */
export interface BestRoutes {
  /** At most one for each train, in the order of the trains. */
  readonly routes: readonly Route[];
  readonly revenue: number;
  /** No set of routes pays more. */
  readonly bound: number;
  /** Nothing pays more than `revenue`. */
  readonly proven: boolean;
  /** Work spent. */
  readonly work: number;
}

/** Far more than any position of a played game needs, and at most some tenths of a second. */
const WORK_LIMIT = 500_000;

/** Trains that run alike, and what one of them could earn if it were alone. */
interface Kind {
  readonly runners: readonly Runner[];
  readonly lines: TrainNetwork;
  readonly best: Candidate | undefined;
  readonly most: number;
}

/** For each kind the routes of its trains. */
type RouteSet = readonly (readonly Candidate[])[];

/**
 * The routes that together pay most, and whether that is certain. Which of several equal sets is named depends
 * on the board, the tiles and the trains alone.
 */
export function bestRoutes(
  board: Board,
  table: Pick<RailTable, 'map' | 'stations'>,
  corp: CorpId,
  runners: readonly Runner[],
  options: { readonly workLimit?: number } = {},
): BestRoutes {
  const workLimit = options.workLimit ?? WORK_LIMIT;
  const work: Work = { left: workLimit };
  const groups = alike(runners).map((group) => ({
    runners: group,
    lines: trainNetworkOf(board, table, corp, group[0]),
  }));
  const grain = commonDivisor(groups.flatMap(({ lines }) => [...lines.values]));
  const kinds = groups.map(({ runners: group, lines }, i) => {
    const none = new Int32Array(lines.words);
    const share = runners.length === 1 ? 1 : 1 / 4 / (groups.length - i);
    return {
      runners: group,
      lines,
      ...within(work, share, (part) => bestRoute(lines, group[0].limit, none, grain, part)),
    };
  });
  // The strongest train first: what it takes leaves the fewest choices to the others.
  kinds.sort((a, b) => b.most - a.most);
  const found = together(kinds, grain, work);
  const routes = kinds.flatMap((kind, k) =>
    (found.set[k] ?? [])
      .toSorted((a, b) => b.revenue - a.revenue)
      .map((each, i) => routeOf(board, kind.lines, kind.runners[i] as Runner, each)),
  );
  const revenue = sum(routes, (route) => route.revenue);
  return {
    routes: runners.flatMap(({ train }) => routes.filter((route) => route.train === train)),
    revenue,
    bound: found.bound,
    proven: found.bound === revenue,
    work: Math.ceil(workLimit - work.left),
  };
}

/** First a set and a bound that cost little; only if they leave a gap, all routes that could be part of a better set. */
function together(
  kinds: readonly Kind[],
  grain: number,
  work: Work,
): { readonly set: RouteSet; readonly bound: number } {
  let set = oneAfterAnother(kinds, grain, work);
  let revenue = sum(set.flat(), (each) => each.revenue);
  const upper = sum(kinds, ({ runners, most }) => runners.length * most);
  if (revenue === upper) return { set, bound: upper };

  let complete = true;
  const groups = kinds.map(({ runners, lines, most }) => {
    // Less than this is not enough even if all other trains earn the most they can.
    const least = revenue + grain - (upper - most);
    const limit = (runners[0] as Runner).limit;
    const found = within(work, 1 / 2, (part) => candidatesOf(lines, limit, runners.length, least, part));
    complete &&= found.complete;
    return found.candidates;
  });
  const bounded = lagrangeBound(groups, revenue, revenue + grain, work);
  if (complete && bounded.most < revenue + grain) return { set, bound: revenue };
  const unseen = packRoutes(bounded, revenue + grain, grain, work, (better, chosen) => {
    revenue = better;
    set = chosen.map((numbers, k) => numbers.map((n) => candidateAt(groups[k] as (typeof groups)[number], n)));
  });
  if (!complete) return { set, bound: upper };
  return { set, bound: Math.max(revenue, Math.floor(Math.min(upper, unseen) / grain) * grain) };
}

/** Each train in turn the best that those before it leave. */
function oneAfterAnother(kinds: readonly Kind[], grain: number, work: Work): RouteSet {
  const taken = new Int32Array(kinds[0]?.lines.words ?? 0);
  return kinds.map(({ runners, lines, best }, k) => {
    const routes: Candidate[] = [];
    for (const [i, { limit }] of runners.entries()) {
      const found =
        k === 0 && i === 0 ? best : within(work, 1 / 8, (part) => bestRoute(lines, limit, taken, grain, part)).best;
      if (!found) break;
      routes.push(found);
      for (const leg of found.arms.flat()) {
        for (let w = 0; w < lines.words; w++) {
          taken[w] = (taken[w] as number) | (lines.sections[leg * lines.words + w] as number);
        }
      }
    }
    return routes;
  });
}

/** Spends at most this part of the work that is left. */
function within<T>(work: Work, fraction: number, run: (part: Work) => T): T {
  const part = { left: work.left * fraction };
  const given = part.left;
  const result = run(part);
  work.left -= given - part.left;
  return result;
}

/** All revenues are multiples of it: a bound less than one such step above the best proves it. */
function commonDivisor(values: readonly number[]): number {
  let divisor = 0;
  for (const value of values) {
    let other = value;
    while (other > 0) [divisor, other] = [other, divisor % other];
  }
  return divisor || 1;
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
