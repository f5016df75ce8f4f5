import { type Point, polar } from '../geometry.ts';

/** Places for words, which are wide: rows through the whole hex. */
export const rows: readonly Point[] = Array.from({ length: 27 }, (_, i) => -39 + i * 3).flatMap((y) =>
  [0, -4, 4, -8, 8, -12, 12, -17, 17, -22, 22, -27, 27, -32, 32].map((x) => ({ x, y })),
);

/** Places for what is small: rings around the station, the corners of the hex among them. */
export const rings: readonly Point[] = [38, 34, 30, 26, 22, 18].flatMap((distance) =>
  Array.from({ length: 24 }, (_, i) => polar(i * 15, distance)),
);

/** Corners of the hex in the order in which one looks for a value: the upper right first. */
const corners: readonly Point[] = [-60, 0, -120, 180, 60, 120].map((angle) => polar(angle, 37));

/** The nearer a corner the better, and the first corners before the last. */
export function cornerCost(at: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, corner] of corners.entries()) {
    least = Math.min(least, rank * 0.5 + Math.hypot(at.x - corner.x, at.y - corner.y) * 0.12);
  }
  return least;
}

/** Beside the middle of the hex, rather below than above, not out to the side. */
export const nameCost = ({ x, y }: Point): number => Math.abs(x) * 0.09 + Math.abs(y) * 0.05 + (y < 0 ? 0.4 : 0);
