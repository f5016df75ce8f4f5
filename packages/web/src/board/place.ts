import { exitsOf, type Face } from '@binario/rail';
import { edgeAngle, type Point, polar } from './geometry.ts';

/** Corners 0 to 5 lie clockwise after the edge of the same number. The freest one takes the value of the station. */
export function freeCorner(face: Face, closed: readonly number[], avoid: readonly number[] = []): number {
  const exits = exitsOf(face);
  const has = (edge: number) => (exits & (1 << ((edge + 6) % 6))) !== 0;
  let best = 3;
  let least = Number.POSITIVE_INFINITY;
  // The upper right first: that is where one looks for a value.
  for (const corner of [3, 4, 2, 5, 1, 0]) {
    const near = (has(corner) ? 2 : 0) + (has(corner + 1) ? 2 : 0);
    const shut = closed.filter((edge) => edge === corner || edge === (corner + 1) % 6).length;
    // Below or above the station stands its name.
    const named = (nameSide(face) > 0 ? [0, 5] : [2, 3]).includes(corner) ? 2.5 : 0;
    const cost = near + shut + named + (avoid.includes(corner) ? 6 : 0);
    if (cost < least) {
      least = cost;
      best = corner;
    }
  }
  return best;
}

export const cornerPoint = (corner: number, distance: number): Point => polar(edgeAngle(corner) + 30, distance);

/** Names go above or below the station, where there is less track. */
export function nameSide(face: Face): 1 | -1 {
  const exits = exitsOf(face);
  const count = (edges: readonly number[]) =>
    edges.reduce((sum, edge) => sum + (exits & (1 << edge) ? (edge % 3 === 0 ? 2 : 1) : 0), 0);
  return count([5, 0, 1]) <= count([2, 3, 4]) ? 1 : -1;
}
