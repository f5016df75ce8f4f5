import { borrowBytes, giveBack } from '../model/scratch.ts';
import { hexOfSide } from './board.ts';
import { AT_STATION, linesAt, lowest, type Net, nameOf } from './directNet.ts';
import type { DirectRoute } from './directTrace.ts';
import { samePlace } from './lines.ts';
import { STOPS_PER_HEX } from './ways.ts';

/** What one comes upon who walks all ways from a station, in a fixed order, within so much work. */
export interface Walked {
  /** One route for each end, cost and value of towns, by `routeKey`. */
  readonly routes: Map<number, DirectRoute>;
  /** The hexes of their ends. */
  readonly ends: ReadonlySet<number>;
  /** Has every way been walked? */
  readonly isComplete: boolean;
}

/** Sums far below 2 ** 16, hexes below 2 ** 21: no two keys are the same. */
export const routeKey = (end: number, cost: number, towns: number): number => (end * 2 ** 16 + cost) * 2 ** 16 + towns;

/** More steps than the routes of any ordinary position take; beyond it the listing stops, the rules do not. */
const MOST_STEPS = 600;

export function walkRoutes(net: Net, crossing: Int16Array, start: number): Walked {
  const { board } = net;
  const { meets } = board;
  const routes = new Map<number, DirectRoute>();
  const ends = new Set<number>();
  const used = borrowBytes(meets.length);
  const visited = borrowBytes(board.hexes.length * STOPS_PER_HEX);
  const path: number[] = [start];
  let left = MOST_STEPS;

  const arrive = (hex: number, cost: number, towns: number) => {
    if (samePlace(board, hex, start)) return;
    ends.add(hex);
    const key = routeKey(hex, cost, towns);
    const known = routes.get(key);
    if (known && known.hexes.length <= path.length) return;
    routes.set(key, { hexes: path.map((n) => nameOf(board, n)), cost, towns });
  };
  const cross = (side: number, paid: number, towns: number): void => {
    const other = meets[side] as number;
    const key = side < other ? side : other;
    if (other < 0 || used[key] === 1 || left-- <= 0) return;
    const hex = hexOfSide(other);
    const edge = other - hex * 6;
    const cost = paid + (crossing[side] as number);
    const { onwards, over, values } = linesAt(net, hex);
    used[key] = 1;
    path.push(hex);
    let ways = onwards[edge] as number;
    if (ways & AT_STATION) {
      arrive(hex, cost, towns);
      ways &= ~AT_STATION;
    }
    for (; ways !== 0; ways &= ways - 1) {
      const out = lowest(ways);
      const number = over[edge * 6 + out] as number;
      if (number < 0) {
        cross(hex * 6 + out, cost, towns);
        continue;
      }
      const town = hex * STOPS_PER_HEX + number;
      if (visited[town] === 1) continue;
      visited[town] = 1;
      cross(hex * 6 + out, cost, towns + (values[number] as number));
      visited[town] = 0;
    }
    path.pop();
    used[key] = 0;
  };
  for (let exits = linesAt(net, start).exits; exits !== 0; exits &= exits - 1) cross(start * 6 + lowest(exits), 0, 0);
  giveBack(used);
  giveBack(visited);
  return { routes, ends, isComplete: left > 0 };
}
