import type { Point } from '../geometry.ts';
import { gapBetween, movedBy, type Shape, within } from './shapes.ts';
import type { Ground } from './solid.ts';

/** One way a label can look: its room around the origin, and how little it is liked. */
interface Variant {
  readonly shape: Shape;
  readonly cost: number;
}

/** Something that wants a place on a hex. */
export interface Item {
  readonly key: string;
  readonly variants: readonly Variant[];
  readonly spots: readonly Point[];
  /** How little a place is liked, whatever lies there. */
  cost(at: Point): number;
  /** What it costs to cross a length of track. */
  readonly crossing: number;
  /** It may be missing, at this cost. */
  readonly optional?: number;
}

/** Where a label lies, how it looks there, and whether it crosses track: then it stands on a plate. */
export interface Placed {
  readonly key: string;
  readonly variant: number;
  readonly at: Point;
  readonly shape: Shape;
  readonly crosses: boolean;
}

/** Room kept to stations, to other labels and to the border of the hex. */
export const ROOM = { solid: 0.5, label: 0.8, border: 1.2 } as const;
/** To cover the end of a line is worse than to cross it, so many times. */
const AT_THE_END = 8;
/** What must be shown is left out only where there is no room for it at all. */
const MISSING = 1000;
/** How many places of each label are tried together with those of the others, how far apart, how long, and in which of their variants; then again, harder. */
const efforts: readonly Effort[] = [
  { tried: 12, apart: 6, steps: 1200, dislike: 1.4, enough: 6 },
  { tried: 24, apart: 5, steps: 2500, dislike: 9, enough: 20 },
  { tried: 70, apart: 4, steps: 40_000, dislike: Number.POSITIVE_INFINITY, enough: MISSING },
];

interface Effort {
  readonly tried: number;
  readonly apart: number;
  readonly steps: number;
  readonly dislike: number;
  /** What costs less is good; otherwise the next effort may find better. */
  readonly enough: number;
}

interface Candidate extends Placed {
  readonly cost: number;
}

/** All places where a label fits, the best first. */
function candidatesOf(
  { key, variants, spots, cost, crossing }: Item,
  { solid, track, ends }: Ground,
  most: number,
): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const [variant, { shape, cost: dislike }] of variants.entries()) {
    if (dislike > most) continue;
    for (const at of spots) {
      const room = within(shape, at);
      if (room < ROOM.border || solid.some((each) => gapBetween(shape, each, at) < ROOM.solid)) continue;
      let crossed = 0;
      for (const each of track) if (gapBetween(shape, each, at) < 0) crossed++;
      for (const each of ends) if (gapBetween(shape, each, at) < 0) crossed += AT_THE_END;
      const near = room < 3.5 ? 0.6 : 0;
      const sum = dislike + cost(at) + crossed * crossing + near;
      found.push({ key, variant, at, shape, crosses: crossed > 0, cost: sum });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Some of them, spread over the hex. */
function spread(found: readonly Candidate[], { tried, apart }: Effort): readonly Candidate[] {
  const kept: Candidate[] = [];
  for (const each of found) {
    const isNew = kept.every(
      ({ variant, at }) => variant !== each.variant || Math.hypot(at.x - each.at.x, at.y - each.at.y) >= apart,
    );
    if (isNew) kept.push(each);
    if (kept.length === tried) break;
  }
  return kept.map((each) => ({ ...each, shape: movedBy(each.shape, each.at) }));
}

const area = ({ variants: [first] }: Item): number =>
  !first ? 0 : 'radius' in first.shape ? 4 * first.shape.radius ** 2 : first.shape.width * first.shape.height;

interface Row {
  readonly missing: number;
  readonly candidates: readonly Candidate[];
}

/** Places for all labels of a hex that cover neither a station nor each other, at the least cost; what finds none is left out. */
export function arrange(ground: Ground, items: readonly Item[]): readonly Placed[] {
  const sorted = [...items].sort(
    (a, b) => (a.optional === undefined ? 0 : 1) - (b.optional === undefined ? 0 : 1) || area(b) - area(a),
  );
  let best: Found = { placed: [], cost: Number.POSITIVE_INFINITY };
  for (const effort of efforts) {
    const rows = sorted.map((item) => ({
      missing: item.optional ?? MISSING,
      candidates: spread(candidatesOf(item, ground, effort.dislike), effort),
    }));
    const found = searched(rows, effort.steps);
    if (found.cost < best.cost) best = found;
    if (best.cost < effort.enough) break;
  }
  return best.placed;
}

interface Found {
  readonly placed: readonly Placed[];
  readonly cost: number;
}

function searched(rows: readonly Row[], most: number): Found {
  const least = rows.map(({ missing, candidates }) => Math.min(missing, candidates[0]?.cost ?? missing));
  const after = least.map((_, i) => least.slice(i + 1).reduce((sum, each) => sum + each, 0));
  let placed: readonly Placed[] = [];
  let cost = Number.POSITIVE_INFINITY;
  let steps = 0;
  const chosen: Candidate[] = [];
  const search = (row: number, sum: number): void => {
    if (row === rows.length) {
      placed = [...chosen];
      cost = sum;
      return;
    }
    const { missing, candidates } = rows[row] as Row;
    const rest = after[row] as number;
    for (const each of candidates) {
      if (sum + each.cost + rest >= cost || steps > most) break;
      if (chosen.some((other) => gapBetween(other.shape, each.shape) < ROOM.label)) continue;
      steps++;
      chosen.push(each);
      search(row + 1, sum + each.cost);
      chosen.pop();
    }
    if (sum + missing + rest < cost) search(row + 1, sum + missing);
  };
  search(0, 0);
  return { placed, cost };
}
