import { boundAhead } from './lengthBound.ts';
import type { TrainNetwork } from './trainNetwork.ts';

/** What a search may still spend. Work is counted, not time: the answer is the same on every machine. */
export interface Work {
  left: number;
}

/**
 * Told of each route that pays enough, as the legs of its two arms; answers what later ones must pay. The arms are only
 * lent.
 */
export type OnRoute = (revenue: number, arms: readonly [readonly number[], readonly number[]]) => number;

/**
 * Goes over the routes of one train that use none of the `taken` sections and pay at least `least`. Every route is met
 * once: from the first of its own stations (in the order of `lines.own`), an arm outwards, then perhaps a second arm by
 * a later leg of that station. Returns the most that a route not looked at could pay: 0 if the work sufficed.
 */
export function walkRoutes(
  lines: TrainNetwork,
  limit: number,
  taken: Int32Array,
  least: number,
  work: Work,
  onRoute: OnRoute,
): number {
  const { values, passes, counts, first, to, lengths, sections, words } = lines;
  const used = Int32Array.from(taken);
  const visited = new Uint8Array(lines.count);
  const atMost = boundAhead(lines, limit, visited, used);
  const arms: [number[], number[]] = [[], []];
  let target = least;
  let unseen = 0;

  const isFree = (leg: number): boolean => {
    if (visited[to[leg] as number]) return false;
    for (let w = 0, s = leg * words; w < words; w++, s++) {
      if ((used[w] as number) & (sections[s] as number)) return false;
    }
    return true;
  };

  const flip = (leg: number): void => {
    for (let w = 0, s = leg * words; w < words; w++, s++) used[w] = (used[w] as number) ^ (sections[s] as number);
  };

  /** `second` is the leg from which the second arm may begin, or -1 if this is the second arm. */
  const take = (leg: number, anchor: number, second: number, left: number, revenue: number, stops: number): void => {
    const stop = to[leg] as number;
    const arm = second < 0 ? arms[1] : arms[0];
    visited[stop] = 1;
    flip(leg);
    const nowLeft = left - (lengths[leg] as number);
    const now = revenue + (values[stop] as number);
    const most = now + atMost(stop, second < 0 ? -1 : anchor, nowLeft);
    if (most >= target) {
      if (work.left <= 0) unseen = Math.max(unseen, most);
      else {
        arm.push(leg);
        const nowStops = stops + (counts[stop] as number);
        if (nowStops > 1 && now >= target) target = onRoute(now, arms);
        if (passes[stop]) grow(stop, first[stop] as number, anchor, second, nowLeft, now, nowStops);
        if (second >= 0) grow(anchor, second, anchor, -1, nowLeft, now, nowStops);
        arm.pop();
      }
    }
    flip(leg);
    visited[stop] = 0;
  };

  const grow = (
    head: number,
    from: number,
    anchor: number,
    second: number,
    left: number,
    revenue: number,
    stops: number,
  ): void => {
    const end = first[head + 1] as number;
    for (let leg = from; leg < end; leg++) {
      work.left--;
      if ((lengths[leg] as number) <= left && isFree(leg)) take(leg, anchor, second, left, revenue, stops);
    }
  };

  for (const anchor of lines.own) {
    // Stays visited: routes through this station have all been met when the next one's turn comes.
    visited[anchor] = 1;
    for (let leg = first[anchor] as number; leg < (first[anchor + 1] as number); leg++) {
      if (isFree(leg)) take(leg, anchor, leg + 1, limit, values[anchor] as number, 1);
    }
  }
  return unseen;
}
