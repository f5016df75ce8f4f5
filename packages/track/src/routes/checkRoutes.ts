import {
  type Board,
  type CorpId,
  facesOf,
  type Gauge,
  type HexId,
  type RailTable,
  type Stop,
  type TrainId,
  type WishedRoute,
} from '@binario/rail';
import { mayPass, STOPS_PER_HEX } from '../stops.ts';
import { lengthOf, type Route, type Runner } from './runner.ts';
import { type TracedStretch, type TraceProblem, traceStretches } from './traceStretches.ts';

/** Why the routes cannot be run: the first thing found wrong. A game gives each kind its own citation. */
export type RouteProblem =
  | { readonly kind: 'unknownTrain'; readonly train: TrainId }
  | { readonly kind: 'trainTwice'; readonly train: TrainId }
  | (TraceProblem & { readonly train: TrainId })
  | { readonly kind: 'stopTwice'; readonly train: TrainId; readonly hex: HexId }
  /** A port, or a place off the map, in the middle of the route. */
  | { readonly kind: 'passesEnd'; readonly train: TrainId; readonly hex: HexId; readonly stop: Stop['kind'] }
  /** A city full of others' stations in the middle of the route. */
  | { readonly kind: 'blocked'; readonly train: TrainId; readonly hex: HexId }
  /** A hexside crossed twice: within one route the two trains are the same. */
  | {
      readonly kind: 'trackTwice';
      readonly trains: readonly [TrainId, TrainId];
      readonly hexes: readonly [HexId, HexId];
    }
  | {
      readonly kind: 'gaugeForbidden';
      readonly train: TrainId;
      readonly gauge: Gauge;
      readonly from: HexId;
      readonly to: HexId;
    }
  | {
      readonly kind: 'tooLong';
      readonly train: TrainId;
      readonly length: number;
      readonly limit: number;
      readonly excess: number;
    }
  /** Fewer than two stops, not counting ports. */
  | { readonly kind: 'tooFewStops'; readonly train: TrainId }
  | { readonly kind: 'noStation'; readonly train: TrainId };

/** What came of checking the routes of a run: their revenue, or the first thing that is wrong with them. */
export type RouteCheck =
  | { readonly ok: true; readonly routes: readonly Route[]; readonly revenue: number }
  | { readonly ok: false; readonly problem: RouteProblem };

/** May these trains run these routes in one turn? What they earn, or why not. */
export function checkRoutes(
  board: Board,
  table: Pick<RailTable, 'map' | 'stations'>,
  corp: CorpId,
  runners: readonly Runner[],
  wished: readonly WishedRoute[],
): RouteCheck {
  const faces = facesOf(board, table.map);
  const hexAt = (hex: number) => board.hexes[hex]?.id as HexId;
  const hexOf = (stop: number) => hexAt(Math.floor(stop / STOPS_PER_HEX));
  const stopOf = (stop: number) => faces[Math.floor(stop / STOPS_PER_HEX)]?.stops[stop % STOPS_PER_HEX] as Stop;
  /** Sides crossed so far, and by which train. */
  const crossed = new Map<number, TrainId>();

  const alongStops = (train: TrainId, stops: readonly number[]): RouteProblem | undefined => {
    for (const [i, stop] of stops.entries()) {
      const hex = hexOf(stop);
      if (stops.indexOf(stop) < i) return { kind: 'stopTwice', train, hex };
      if (i === 0 || i === stops.length - 1) continue;
      const { kind } = stopOf(stop);
      if (kind !== 'city' && kind !== 'town') return { kind: 'passesEnd', train, hex, stop: kind };
      if (!mayPass(stopOf(stop), table.stations[hex], corp)) return { kind: 'blocked', train, hex };
    }
    return undefined;
  };

  const alongTrack = (runner: Runner, stretches: readonly TracedStretch[]): RouteProblem | undefined => {
    const { train, limit } = runner;
    for (const { sides } of stretches) {
      for (const side of sides) {
        const other = crossed.get(side);
        if (other !== undefined) {
          const hexes = [hexAt(Math.floor(side / 6)), hexAt(Math.floor((board.meets[side] as number) / 6))] as const;
          return { kind: 'trackTwice', trains: [other, train], hexes };
        }
        crossed.set(side, train);
      }
    }
    let length = 0;
    for (const stretch of stretches) {
      const more = lengthOf(runner, stretch);
      if (more === Number.POSITIVE_INFINITY) {
        const [from, to] = [hexOf(stretch.from), hexOf(stretch.to)];
        return { kind: 'gaugeForbidden', train, gauge: stretch.gauge, from, to };
      }
      length += more;
    }
    return length > limit ? { kind: 'tooLong', train, length, limit, excess: length - limit } : undefined;
  };

  const routes: Route[] = [];
  for (const { train, hexes } of wished) {
    const runner = runners.find((each) => each.train === train);
    if (!runner) return { ok: false, problem: { kind: 'unknownTrain', train } };
    if (routes.some((route) => route.train === train)) return { ok: false, problem: { kind: 'trainTwice', train } };
    const traced = traceStretches(board, faces, hexes);
    if ('problem' in traced) return { ok: false, problem: { ...traced.problem, train } };
    const { stretches } = traced;
    const stops = stretches.length === 0 ? [] : [stretches[0]?.from as number, ...stretches.map(({ to }) => to)];
    const problem = alongStops(train, stops) ?? alongTrack(runner, stretches);
    if (problem) return { ok: false, problem };
    if (stops.filter((stop) => stopOf(stop).kind !== 'port').length < 2) {
      return { ok: false, problem: { kind: 'tooFewStops', train } };
    }
    const isOwn = (stop: number) => stopOf(stop).kind === 'city' && table.stations[hexOf(stop)]?.includes(corp);
    if (!stops.some(isOwn)) return { ok: false, problem: { kind: 'noStation', train } };
    routes.push({
      train,
      hexes,
      stops,
      length: stretches.reduce((sum, stretch) => sum + lengthOf(runner, stretch), 0),
      revenue: stops.reduce((sum, stop) => sum + (runner.values[stop] ?? 0), 0),
    });
  }
  return { ok: true, routes, revenue: routes.reduce((sum, { revenue }) => sum + revenue, 0) };
}
