import { memo1 } from '@binario/kernel';
import { type Board, type CorpId, type RailTable, type Stop, stationsOf } from '@binario/rail';
import { mayPass, STOPS_PER_HEX } from '../stops.ts';
import { type Network, networkOf, type Stretch } from './network.ts';
import { canRun, lengthOf, type Runner } from './runner.ts';

/**
 * The network as one train of one corporation sees it: only what it can reach from the corporation's stations, stops
 * numbered afresh, everything flat for the search. A leg is a stretch taken in one direction.
 */
export interface TrainNetwork {
  readonly count: number;
  /** By stop: stop number, value, whether a route may go on through it, whether it is more than a port. */
  readonly stops: readonly number[];
  readonly values: Float64Array;
  readonly passes: Uint8Array;
  readonly counts: Uint8Array;
  /** Cities with an own station. */
  readonly own: readonly number[];
  /** Legs of stop `n` are `first[n]` to `first[n + 1] - 1`. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly lengths: Float64Array;
  readonly stretches: readonly Stretch[];
  /** Sections of each leg, `words` at a time. */
  readonly sections: Int32Array;
  readonly words: number;
}

/** The stops and stretches a train of this kind can use, with what each is worth to the corporation. */
export function trainNetworkOf(
  board: Board,
  table: Pick<RailTable, 'map' | 'stations'>,
  corp: CorpId,
  runner: Runner,
): TrainNetwork {
  const network = networkOf(board, table.map);
  const homes = new Set(stationsOf(table.stations, corp));
  const own: number[] = [];
  for (const [stop, { kind }] of network.stops) {
    if (kind === 'city' && homes.has(hexOf(board, stop))) own.push(stop);
  }
  const passable = (stop: number) => mayPass(network.stops.get(stop) as Stop, table.stations[hexOf(board, stop)], corp);
  const stops = reachable(network, runner, own, passable);
  const numberOf = new Map(stops.map((stop, n) => [stop, n]));

  const first = new Int32Array(stops.length + 1);
  const stretches: Stretch[] = [];
  stops.forEach((stop, n) => {
    const legs = (network.from.get(stop) ?? []).filter((leg) => numberOf.has(leg.to) && canRun(runner, leg));
    // What pays most comes first: a good route found early cuts off more of the search.
    legs.sort((a, b) => valueFor(runner, b.to) - valueFor(runner, a.to) || lengthOf(runner, a) - lengthOf(runner, b));
    stretches.push(...legs);
    first[n + 1] = stretches.length;
  });
  const sections = new Int32Array(stretches.length * network.words);
  stretches.forEach((leg, n) => {
    sections.set(leg.sections, n * network.words);
  });
  return {
    count: stops.length,
    stops,
    values: Float64Array.from(stops, (stop) => valueFor(runner, stop)),
    passes: Uint8Array.from(stops, (stop) => (passable(stop) ? 1 : 0)),
    counts: Uint8Array.from(stops, (stop) => (network.stops.get(stop)?.kind === 'port' ? 0 : 1)),
    own: own.map((stop) => numberOf.get(stop) as number),
    first,
    to: Int32Array.from(stretches, (leg) => numberOf.get(leg.to) as number),
    lengths: Float64Array.from(stretches, (leg) => lengthOf(runner, leg)),
    stretches,
    sections,
    words: network.words,
  };
}

const hexOf = (board: Board, stop: number) => board.hexes[Math.floor(stop / STOPS_PER_HEX)]?.id ?? '';
const valueFor = (runner: Runner, stop: number) => runner.values[stop] ?? 0;

/** Stops within the train's limit of some own station, in the order of their numbers. */
function reachable(
  network: Network,
  runner: Runner,
  own: readonly number[],
  passable: (stop: number) => boolean,
): readonly number[] {
  const nearest = new Map<number, number>(own.map((stop) => [stop, 0]));
  const queue = [...own];
  for (let i = 0; i < queue.length; i++) {
    const stop = queue[i] as number;
    if (!passable(stop)) continue;
    for (const leg of network.from.get(stop) ?? []) {
      const length = (nearest.get(stop) as number) + lengthOf(runner, leg);
      if (length <= runner.limit && length < (nearest.get(leg.to) ?? Number.POSITIVE_INFINITY)) {
        nearest.set(leg.to, length);
        queue.push(leg.to);
      }
    }
  }
  return [...nearest.keys()].sort((a, b) => a - b);
}

/**
 * `distances[a * count + b]`: the least length of a way from a to b, Infinity if there is none. Only trains that length
 * holds back need them.
 */
export const distancesIn = memo1((lines: TrainNetwork): Float64Array => {
  const { count, first, to, lengths, passes } = lines;
  const distance = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY);
  for (let a = 0; a < count; a++) {
    distance[a * count + a] = 0;
    for (let leg = first[a] as number; leg < (first[a + 1] as number); leg++) {
      const at = a * count + (to[leg] as number);
      distance[at] = Math.min(distance[at] as number, lengths[leg] as number);
    }
  }
  for (let via = 0; via < count; via++) {
    if (!passes[via]) continue;
    for (let a = 0; a < count; a++) {
      const head = distance[a * count + via] as number;
      if (head === Number.POSITIVE_INFINITY) continue;
      for (let b = 0; b < count; b++) {
        const length = head + (distance[via * count + b] as number);
        if (length < (distance[a * count + b] as number)) distance[a * count + b] = length;
      }
    }
  }
  return distance;
});
