import { blockBound } from './blockBound.ts';
import { distancesIn, type TrainNetwork } from './trainNetwork.ts';

/**
 * How much a route can at most still collect: from `head`, and from `anchor` (else -1) while its second arm is to come.
 * Each further stop takes at least its shortest leg out of the length left, so the best stops per length, the last one in
 * part, are a bound; of those that can only be ends, one for each arm.
 */
export function boundAhead(
  lines: TrainNetwork,
  limit: number,
  visited: Uint8Array,
  used: Int32Array,
): (head: number, anchor: number, left: number) => number {
  const { count, values, passes, to, lengths } = lines;
  const shortest = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (let leg = 0; leg < to.length; leg++) {
    const stop = to[leg] as number;
    shortest[stop] = Math.min(shortest[stop] as number, lengths[leg] as number);
  }
  const value = (stop: number) => values[stop] as number;
  const cost = (stop: number) => shortest[stop] as number;
  const all = Array.from({ length: count }, (_, stop) => stop).filter((stop) => Number.isFinite(cost(stop)));
  const through = all.filter((stop) => passes[stop]).sort((a, b) => value(b) * cost(a) - value(a) * cost(b) || a - b);
  const ends = all.filter((stop) => !passes[stop]).sort((a, b) => value(b) - value(a) || a - b);
  // If it could be long enough for all stops, length says nothing, but the shape of the network does.
  if (all.reduce((sum, stop) => sum + cost(stop), 0) <= limit) return blockBound(lines, visited, used);
  const distance = distancesIn(lines);
  const isNear = (stop: number, head: number, anchor: number, left: number): boolean =>
    (distance[head * count + stop] as number) <= left ||
    (anchor >= 0 && (distance[anchor * count + stop] as number) <= left);

  return (head, anchor, left) => {
    let sum = 0;
    let room = left;
    for (const stop of through) {
      if (visited[stop] || !isNear(stop, head, anchor, left)) continue;
      const need = cost(stop);
      if (need > room) {
        sum += Math.floor((value(stop) * room) / need);
        break;
      }
      sum += value(stop);
      room -= need;
    }
    let arms = anchor < 0 ? 1 : 2;
    for (let i = 0; i < ends.length && arms > 0; i++) {
      const stop = ends[i] as number;
      if (visited[stop] || !isNear(stop, head, anchor, left)) continue;
      sum += value(stop);
      arms--;
    }
    return sum;
  };
}
