import { type HexDef, hexSteps } from '@binario/rail';
import { centreOf, edgeCorners, type Point } from './geometry.ts';

type Place = Pick<HexDef, 'x' | 'y'>;

const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** Sides of these hexes that have no neighbour among them, by where they begin. */
function outerSides(hexes: readonly Place[]): Map<string, Side> {
  const here = new Set(hexes.map(({ x, y }) => `${x},${y}`));
  const sides = new Map<string, Side>();
  for (const hex of hexes) {
    const centre = centreOf(hex);
    for (const [edge, [dx, dy]] of hexSteps.entries()) {
      if (here.has(`${hex.x + dx},${hex.y + dy}`)) continue;
      const [a, b] = edgeCorners(edge);
      const from = { x: centre.x + a.x, y: centre.y + a.y };
      sides.set(key(from), { from, to: { x: centre.x + b.x, y: centre.y + b.y } });
    }
  }
  return sides;
}

/** The outline of some hexes as closed lines. */
export function outlineOf(hexes: readonly Place[]): string {
  const sides = outerSides(hexes);
  const rings: string[] = [];
  for (const [start, side] of sides) {
    if (!sides.delete(start)) continue;
    const points = [side.from];
    let end = side.to;
    for (let next = sides.get(key(end)); next; next = sides.get(key(end))) {
      sides.delete(key(end));
      points.push(next.from);
      end = next.to;
    }
    rings.push(`M${points.map(key).join('L')}Z`);
  }
  return rings.join('');
}

const known = new WeakMap<readonly Place[], string>();

/** The coast of all islands of a map: the outline of its hexes, worked out once. */
export function coastOf(hexes: readonly Place[]): string {
  const coast = known.get(hexes) ?? outlineOf(hexes);
  known.set(hexes, coast);
  return coast;
}
