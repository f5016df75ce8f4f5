import type { LagrangeBound } from './lagrangeBound.ts';
import type { Work } from './walkRoutes.ts';

/** Work for one candidate looked at, where a leg looked at is 1. */
const LOOK = 1 / 32;

/** Chosen routes: for each kind of train the numbers of its candidates. */
export type Chosen = readonly (readonly number[])[];

/**
 * Chooses routes that share no section and together pay most, if that is at least `least`: branch and bound, train by
 * train, candidates by their net. What is chosen plus the best net that still fits each later train is a bound, because
 * a section is paid for at most once. Trains that run alike take candidates in the order of the list, so no set is tried
 * twice. Returns the most that a set not looked at could pay: 0 if the work sufficed.
 */
export function packRoutes(
  bounded: LagrangeBound,
  least: number,
  grain: number,
  work: Work,
  onSet: (revenue: number, chosen: Chosen) => void,
): number {
  const words = bounded.kinds[0]?.candidates.lines.words ?? 1;
  const lists = bounded.kinds.map(({ candidates, nets, kept }) => {
    // A train may stay at home: an entry of its own that uses nothing, after all that pay for their track.
    const worth = kept.filter((n) => (nets[n] as number) > 0);
    const order = [...worth, -1, ...kept.slice(worth.length)];
    const sections = new Int32Array(order.length * words);
    order.forEach((n, i) => {
      if (n >= 0) sections.set(candidates.sections.subarray(n * words, (n + 1) * words), i * words);
    });
    return {
      order,
      sections,
      nets: Float64Array.from(order, (n) => (n < 0 ? 0 : (nets[n] as number))),
      revenues: order.map((n) => (n < 0 ? 0 : (candidates.revenues[n] as number))),
      /** Entries that a bound may count: the rest have no positive net. */
      worth: worth.length,
    };
  });
  const kindOf = bounded.kinds.flatMap(({ candidates }, k) => new Array<number>(candidates.trains).fill(k));
  const used = Array.from({ length: kindOf.length + 1 }, () => new Int32Array(words));
  const picks = new Int32Array(kindOf.length);
  let target = least;
  let unseen = 0;

  const clashes = (sections: Int32Array, i: number, taken: Int32Array): boolean => {
    for (let w = 0, s = i * words; w < words; w++, s++) if ((sections[s] as number) & (taken[w] as number)) return true;
    return false;
  };

  /** The best nets for the trains from `level` on, each taken by itself; the first of them looks from `from` on. */
  const later = (level: number, taken: Int32Array, from: number): number => {
    let sum = 0;
    let looks = 0;
    let i = from;
    for (let at = level; at < kindOf.length; at++) {
      const kind = kindOf[at] as number;
      const { sections, nets, worth } = lists[kind] as (typeof lists)[number];
      if (at > level && kindOf[at - 1] !== kind) i = 0;
      const begun = i;
      while (i < worth && clashes(sections, i, taken)) i++;
      looks += i - begun + 1;
      if (i < worth) sum += nets[i++] as number;
    }
    work.left -= looks * LOOK;
    return sum;
  };

  const choose = (level: number, from: number, net: number, revenue: number): void => {
    const kind = kindOf[level];
    if (kind === undefined) {
      if (revenue < target) return;
      target = revenue + grain;
      onSet(
        revenue,
        lists.map(({ order }, k) =>
          kindOf.flatMap((each, at) =>
            each === k && order[picks[at] as number] !== -1 ? [order[picks[at] as number] as number] : [],
          ),
        ),
      );
      return;
    }
    const { order, sections, nets, revenues } = lists[kind] as (typeof lists)[number];
    const taken = used[level] as Int32Array;
    const next = used[level + 1] as Int32Array;
    const alike = kindOf[level + 1] === kind;
    const rest = later(level + 1, taken, alike ? from : 0);
    for (let i = from; i < order.length; i++) {
      const now = net + (nets[i] as number);
      if (now + rest < target) break;
      if (work.left <= 0) {
        // Best net first: what comes later in the list is not better.
        unseen = Math.max(unseen, now + rest);
        break;
      }
      work.left -= LOOK;
      if (clashes(sections, i, taken)) continue;
      for (let w = 0; w < words; w++) next[w] = (taken[w] as number) | (sections[i * words + w] as number);
      const most = now + later(level + 1, next, alike ? i : 0);
      if (most < target) continue;
      picks[level] = i;
      choose(level + 1, alike ? i : 0, now, revenue + (revenues[i] as number));
    }
  };

  choose(0, 0, bounded.total, 0);
  return unseen;
}
