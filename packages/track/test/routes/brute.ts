import { type Board, type Face, facesOf, type HexId, isEdge, type RailTable, STOP, type Stop } from '@binario/rail';
import { isBlocked, type Runner, STOPS_PER_HEX } from '@binario/track';

type Ground = Pick<RailTable, 'map' | 'stations'>;

export interface BruteRoute {
  readonly hexes: readonly HexId[];
  readonly sides: readonly number[];
  readonly length: number;
  readonly revenue: number;
}

/**
 * Every route of one train, in both directions, by following single pieces of track: slow, plain, and written without a
 * look at the search it is compared with.
 */
export function everyRoute(board: Board, table: Ground, corp: string, runner: Runner): readonly BruteRoute[] {
  const faces = facesOf(board, table.map);
  const found: BruteRoute[] = [];
  const hexes: number[] = [];
  const stops: number[] = [];
  const sides: number[] = [];
  const stopAt = (stop: number) => faces[Math.floor(stop / STOPS_PER_HEX)]?.stops[stop % STOPS_PER_HEX] as Stop;
  const tokensAt = (stop: number) => table.stations[board.hexes[Math.floor(stop / STOPS_PER_HEX)]?.id as HexId];

  const arrive = (stop: number, length: number): void => {
    if (stops.includes(stop)) return;
    stops.push(stop);
    const counted = stops.filter((each) => stopAt(each).kind !== 'port').length;
    const hasStation = stops.some((each) => stopAt(each).kind === 'city' && tokensAt(each)?.includes(corp));
    if (stops.length > 1 && counted > 1 && hasStation) {
      found.push({
        hexes: hexes.map((hex) => board.hexes[hex]?.id as HexId),
        sides: [...sides],
        length,
        revenue: stops.reduce((sum, each) => sum + (runner.values[each] as number), 0),
      });
    }
    const { kind, slots } = stopAt(stop);
    const isEnd = kind === 'port' || kind === 'offmap' || (kind === 'city' && isBlocked(slots, tokensAt(stop), corp));
    if (stops.length === 1 || !isEnd) {
      const hex = Math.floor(stop / STOPS_PER_HEX);
      for (const { a, b, gauge } of (faces[hex] as Face).track) {
        if (a === STOP + (stop % STOPS_PER_HEX)) leave(hex, b, gauge, 0, length);
        if (b === STOP + (stop % STOPS_PER_HEX)) leave(hex, a, gauge, 0, length);
      }
    }
    stops.pop();
  };

  const leave = (hex: number, end: number, gauge: number, crossed: number, length: number): void => {
    if (!isEdge(end)) {
      const cost = gauge === 3 ? runner.dualCost : gauge === 2 ? runner.narrowCost : runner.standardCost;
      const total = length + crossed * cost;
      if (total <= runner.limit && total < Number.POSITIVE_INFINITY) {
        arrive(hex * STOPS_PER_HEX + end - STOP, total);
      }
      return;
    }
    const here = hex * 6 + end;
    const there = board.meets[here] as number;
    if (there < 0 || sides.includes(here) || sides.includes(there)) return;
    sides.push(here, there);
    const next = Math.floor(there / 6);
    hexes.push(next);
    for (const piece of (faces[next] as Face).track) {
      if ((piece.gauge & gauge) === 0) continue;
      if (piece.a === there % 6) leave(next, piece.b, piece.gauge & gauge, crossed + 1, length);
      if (piece.b === there % 6) leave(next, piece.a, piece.gauge & gauge, crossed + 1, length);
    }
    hexes.pop();
    sides.length -= 2;
  };

  faces.forEach((face, hex) => {
    face.stops.forEach((_, i) => {
      hexes.push(hex);
      arrive(hex * STOPS_PER_HEX + i, 0);
      hexes.pop();
    });
  });
  return found;
}

/** The most that these trains can earn together, by trying all sets of routes. */
export function bestTotal(lists: readonly (readonly BruteRoute[])[]): number {
  const [list, ...rest] = lists;
  if (!list) return 0;
  let best = bestTotal(rest);
  const most = rest.reduce((sum, each) => sum + Math.max(0, ...each.map(({ revenue }) => revenue)), 0);
  for (const route of list) {
    if (route.revenue + most <= best) continue;
    const free = rest.map((each) => each.filter(({ sides }) => !sides.some((side) => route.sides.includes(side))));
    best = Math.max(best, route.revenue + bestTotal(free));
  }
  return best;
}
