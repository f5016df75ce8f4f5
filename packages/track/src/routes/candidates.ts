import type { Board, HexId } from '@binario/rail';
import type { Route, Runner } from './runner.ts';
import type { TrainNetwork } from './trainNetwork.ts';
import { type Work, walkRoutes } from './walkRoutes.ts';

/** One route as the legs of its two arms, both outwards from an own station. */
export interface Candidate {
  readonly revenue: number;
  readonly arms: readonly [readonly number[], readonly number[]];
}

/** The routes that may be part of a better set, for trains that run alike. Flat: there can be thousands. */
export interface Candidates {
  readonly lines: TrainNetwork;
  /** How many such trains there are. */
  readonly trains: number;
  readonly count: number;
  readonly revenues: readonly number[];
  /** Legs of route `n` are `legs[bounds[2n]]` on, the second arm from `bounds[2n + 1]`, up to `bounds[2n + 2]`. */
  readonly legs: readonly number[];
  readonly bounds: readonly number[];
  /** Sections of each route, `lines.words` at a time. */
  readonly sections: Int32Array;
}

/** The best route, if one pays; `most` is what no route can exceed, which is its revenue if the work sufficed. */
export function bestRoute(
  lines: TrainNetwork,
  limit: number,
  taken: Int32Array,
  grain: number,
  work: Work,
): { readonly best: Candidate | undefined; readonly most: number } {
  let best: Candidate | undefined;
  const unseen = walkRoutes(lines, limit, taken, grain, work, (revenue, [one, two]) => {
    best = { revenue, arms: [[...one], [...two]] };
    return revenue + grain;
  });
  return { best, most: Math.max(best?.revenue ?? 0, unseen) };
}

/** All routes that pay at least so much; not complete if that was too much work. */
export function candidatesOf(
  lines: TrainNetwork,
  limit: number,
  trains: number,
  least: number,
  work: Work,
): { readonly candidates: Candidates; readonly complete: boolean } {
  const revenues: number[] = [];
  const legs: number[] = [];
  const bounds: number[] = [0];
  const unseen = walkRoutes(lines, limit, new Int32Array(lines.words), least, work, (revenue, [one, two]) => {
    // Keeping a route costs more than looking at a leg.
    work.left -= 2;
    revenues.push(revenue);
    for (const leg of one) legs.push(leg);
    bounds.push(legs.length);
    for (const leg of two) legs.push(leg);
    bounds.push(legs.length);
    return least;
  });
  const { words } = lines;
  const sections = new Int32Array(revenues.length * words);
  for (let n = 0; n < revenues.length; n++) {
    for (let i = bounds[2 * n] as number; i < (bounds[2 * n + 2] as number); i++) {
      const at = (legs[i] as number) * words;
      for (let w = 0; w < words; w++) {
        sections[n * words + w] = (sections[n * words + w] as number) | (lines.sections[at + w] as number);
      }
    }
  }
  return {
    candidates: { lines, trains, count: revenues.length, revenues, legs, bounds, sections },
    complete: unseen === 0,
  };
}

/** The candidate of this number, taken out of the columns in which all of them lie. */
export function candidateAt(candidates: Candidates, n: number): Candidate {
  const { revenues, legs, bounds } = candidates;
  const [from, middle, to] = [bounds[2 * n], bounds[2 * n + 1], bounds[2 * n + 2]] as [number, number, number];
  return { revenue: revenues[n] as number, arms: [legs.slice(from, middle), legs.slice(middle, to)] };
}

/** From the end of the first arm over the station to the end of the second. */
export function routeOf(board: Board, lines: TrainNetwork, runner: Runner, { revenue, arms }: Candidate): Route {
  const [one, two] = arms;
  const anchor = board.hexes[lines.stretches[one[0] as number]?.hexes[0] as number]?.id as HexId;
  const along = (arm: readonly number[]): readonly HexId[] =>
    arm.flatMap((leg) => (lines.stretches[leg]?.hexes ?? []).slice(1).map((hex) => board.hexes[hex]?.id as HexId));
  const stops = (arm: readonly number[]) => arm.map((leg) => lines.stretches[leg]?.to as number);
  return {
    train: runner.train,
    hexes: [...along(one).toReversed(), anchor, ...along(two)],
    stops: [...stops(one).toReversed(), lines.stretches[one[0] as number]?.from as number, ...stops(two)],
    length: arms.flat().reduce((sum, leg) => sum + (lines.lengths[leg] as number), 0),
    revenue,
  };
}
