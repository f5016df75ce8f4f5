import { hexOfSide } from '@binario/rail';
import { borrowBytes, giveBack } from '../buffers.ts';
import { STOPS_PER_HEX } from '../stops.ts';
import { cheapestWays, type DirectWay } from './cheapestWays.ts';
import { AT_STATION, linesAt, lowest, type Net } from './faceLines.ts';
import { samePlace } from './stations.ts';

/**
 * What one comes upon who walks all ways from a station, in a fixed order, within so much work. Where there are too many
 * the cheapest are added: nobody may miss a route because others are listed.
 */
export interface Walked {
  /** One way for each end, cost and value of towns, by `routeKey`. */
  readonly ways: ReadonlyMap<number, DirectWay>;
  /** The hexes of their ends. */
  readonly ends: ReadonlySet<number>;
  /** What a way might cost. */
  readonly most: number;
  /** Has every way been walked that costs no more? */
  readonly isComplete: boolean;
  /** Was some way left because it costs more? */
  readonly isCut: boolean;
}

/** Sums far below 2 ** 16, hexes below 2 ** 21: no two keys are the same. */
export const routeKey = (end: number, cost: number, towns: number): number => (end * 2 ** 16 + cost) * 2 ** 16 + towns;

/** More steps than the routes of any ordinary position take; beyond it the cheapest are sought, the rules go on. */
const MOST_STEPS = 600;

/** Ways that cost more than `most` are not gone. */
export function walkAllWays(net: Net, crossing: Int16Array, start: number, most: number): Walked {
  const { board } = net;
  const { meets } = board;
  const ways = new Map<number, DirectWay>();
  const ends = new Set<number>();
  const used = borrowBytes(meets.length);
  const visited = borrowBytes(board.hexes.length * STOPS_PER_HEX);
  const path: number[] = [start];
  let left = MOST_STEPS;
  let isCut = false;

  const arrive = (hex: number, cost: number, towns: number) => {
    if (samePlace(board, hex, start)) return;
    ends.add(hex);
    const key = routeKey(hex, cost, towns);
    const known = ways.get(key);
    if (!known || known.path.length > path.length) ways.set(key, { path: path.slice(), cost, towns });
  };
  const cross = (side: number, paid: number, towns: number): void => {
    const other = meets[side] as number;
    const key = side < other ? side : other;
    if (other < 0 || used[key] === 1) return;
    const cost = paid + (crossing[side] as number);
    if (cost > most) isCut = true;
    if (cost > most || left-- <= 0) return;
    const hex = hexOfSide(other);
    const edge = other - hex * 6;
    const { onwards, over, values } = linesAt(net, hex);
    used[key] = 1;
    path.push(hex);
    let outs = onwards[edge] as number;
    if (outs & AT_STATION) {
      arrive(hex, cost, towns);
      outs &= ~AT_STATION;
    }
    for (; outs !== 0; outs &= outs - 1) {
      const out = lowest(outs);
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
  const isComplete = left > 0;
  if (!isComplete) {
    for (const way of cheapestWays(net, crossing, start, most)) {
      const end = way.path.at(-1) as number;
      const key = routeKey(end, way.cost, way.towns);
      ends.add(end);
      if (!ways.has(key)) ways.set(key, way);
    }
  }
  return { ways, ends, most, isComplete, isCut };
}
