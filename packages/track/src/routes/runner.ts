import { DUAL, type HexId, NARROW, type TrainId } from '@binario/rail';
import type { Stretch } from './network.ts';

/** A train as the search needs it: how far it goes on which track, and what each stop pays it. */
export interface Runner {
  readonly train: TrainId;
  /** Greatest length of its route, Infinity if there is none. */
  readonly limit: number;
  /** Length of each hexside crossed, by the gauge of the stretch; Infinity where it may not go. */
  readonly standardCost: number;
  readonly narrowCost: number;
  readonly dualCost: number;
  /** Revenue by stop number (hex number times STOPS_PER_HEX plus number on the face): whole numbers, none negative. */
  readonly values: readonly number[];
}

/** The run of one train. */
export interface Route {
  readonly train: TrainId;
  /** Every hex passed, from the first stop to the last. It determines the track. */
  readonly hexes: readonly HexId[];
  /** Stop numbers in the same order. */
  readonly stops: readonly number[];
  readonly length: number;
  readonly revenue: number;
}

/** How much of its limit a stretch costs this train. */
export function lengthOf(runner: Runner, stretch: Pick<Stretch, 'gauge' | 'sides'>): number {
  if (stretch.gauge === DUAL) return stretch.sides.length * runner.dualCost;
  return stretch.sides.length * (stretch.gauge === NARROW ? runner.narrowCost : runner.standardCost);
}

/** Is there a train's route with this stretch in it, as far as length and gauge go? */
export function canRun(runner: Runner, stretch: Pick<Stretch, 'gauge' | 'sides'>): boolean {
  const length = lengthOf(runner, stretch);
  return length <= runner.limit && length < Number.POSITIVE_INFINITY;
}

/** Do two trains run alike? Then what was searched for one holds for the other. */
function runsLike(a: Runner, b: Runner): boolean {
  return (
    a.limit === b.limit &&
    a.standardCost === b.standardCost &&
    a.narrowCost === b.narrowCost &&
    a.dualCost === b.dualCost &&
    (a.values === b.values ||
      (a.values.length === b.values.length && a.values.every((value, i) => value === b.values[i])))
  );
}

/** Trains that run alike together, in the order in which the first of them comes. */
export function alike(runners: readonly Runner[]): readonly (readonly [Runner, ...Runner[]])[] {
  const groups: [Runner, ...Runner[]][] = [];
  for (const runner of runners) {
    const group = groups.find(([first]) => runsLike(first, runner));
    if (group) group.push(runner);
    else groups.push([runner]);
  }
  return groups;
}
