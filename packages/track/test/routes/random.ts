import {
  type Board,
  type Face,
  type HexDef,
  makeBoard,
  type RailTable,
  type Stop,
  type TrackPiece,
} from '@binario/rail';
import type { Runner } from '@binario/track';

export interface Position {
  readonly board: Board;
  readonly table: Pick<RailTable, 'map' | 'stations'>;
  readonly runners: readonly Runner[];
}

type Random = (below: number) => number;

/** Numbers that are the same in every run. */
function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A small board with stations of A and B; of ten sides within it, so many are crossed by track. */
export function randomPosition(seed: number, columns: number, rows: number, openSides = 7): Position {
  const random = seeded(seed);
  const blank = Array.from({ length: columns * rows }, (_, n): HexDef => {
    const [x, row] = [Math.floor(n / rows), n % rows];
    const print = { stops: [], track: [] };
    return { id: `${String.fromCharCode(65 + x)}${row}`, x, y: 2 * row + (x % 2), ground: 'fixed', print };
  });
  const { meets } = makeBoard(blank, []);
  const open = new Set<number>();
  meets.forEach((other, side) => {
    if (side < other && random(10) < openSides) open.add(side).add(other);
  });
  const stations: Record<string, (string | null)[]> = {};
  const hexes = blank.map((hex, n) => {
    const print = randomFace(
      random,
      [0, 1, 2, 3, 4, 5].filter((edge) => open.has(n * 6 + edge)),
    );
    const [stop] = print.stops;
    if (stop?.kind === 'city' && random(4) > 0) {
      stations[hex.id] = Array.from({ length: stop.slots }, () => ['A', 'B', null][random(3)] as string | null);
    }
    return { ...hex, print };
  });
  return { board: makeBoard(hexes, []), table: { map: {}, stations }, runners: randomRunners(random, hexes) };
}

function randomFace(random: Random, exits: readonly number[]): Face {
  const edges = [...exits];
  const draw = () => edges.splice(random(edges.length), 1)[0] as number;
  const main = ([1, 1, 2, 3] as const)[random(4)] as TrackPiece['gauge'];
  const piece = (a: number, b: number): TrackPiece => ({
    a,
    b,
    gauge: random(3) > 0 ? main : (([1, 2, 3] as const)[random(3)] as TrackPiece['gauge']),
  });
  const stop = randomStop(random);
  if (stop) {
    const isEnd = stop.kind === 'port' || stop.kind === 'offmap';
    const count = isEnd ? Math.min(edges.length, 1 + random(2)) : edges.length;
    return { stops: [stop], track: Array.from({ length: count }, () => piece(draw(), 6)) };
  }
  if (edges.length < 2) return { stops: [], track: [] };
  const [a, b] = [draw(), draw()];
  const track = [piece(a, b)];
  if (edges.length > 0) {
    const c = draw();
    if (edges.length > 0 && random(2) === 0) track.push(piece(c, draw()));
    else track.push(piece(a, c), ...(random(2) === 0 ? [piece(b, c)] : []));
  }
  return { stops: [], track };
}

function randomStop(random: Random): Stop | undefined {
  const draw = random(10);
  if (draw < 3) return { kind: 'city', value: 0, slots: 1 + random(2) };
  if (draw < 6) return { kind: 'town', value: 0, slots: 0 };
  if (draw === 6) return { kind: random(2) === 0 ? 'port' : 'offmap', value: 0, slots: 0 };
  return undefined;
}

function randomRunners(random: Random, hexes: readonly HexDef[]): readonly Runner[] {
  const grain = [1, 5, 10][random(3)] as number;
  const values = hexes.flatMap(() => [(1 + random(9)) * grain, 0]);
  const doubled = values.map((value, i) => (i % 4 === 0 ? 2 * value : value));
  const none = Number.POSITIVE_INFINITY;
  const draws: readonly (() => Omit<Runner, 'train'>)[] = [
    () => ({ limit: 2 + random(9), standardCost: 1, narrowCost: 2, dualCost: 1, values }),
    () => ({ limit: 4, standardCost: 1, narrowCost: 2, dualCost: 1, values: [...values] }),
    () => ({ limit: 6, standardCost: 2, narrowCost: 1, dualCost: 1, values }),
    () => ({ limit: none, standardCost: 0, narrowCost: none, dualCost: 0, values: doubled }),
  ];
  return Array.from({ length: 1 + random(3) }, (_, i) => ({
    train: `T${i}`,
    ...(draws[random(draws.length)] as () => Omit<Runner, 'train'>)(),
  }));
}
