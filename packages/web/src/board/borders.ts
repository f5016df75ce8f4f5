import type { HexDef } from '@binario/rail';
import { centreOf, edgeCorners, type Point } from './geometry.ts';

const steps = ['0,2', '-1,1', '-1,-1', '0,-2', '1,-1', '1,1'];

/** The side of one hex at which another lies; -1 if they do not touch. */
export const edgeTowards = (from: HexDef, to: HexDef): number => steps.indexOf(`${to.x - from.x},${to.y - from.y}`);

/** The line between two neighbours, on the map. */
export function borderLine(a: HexDef, b: HexDef): readonly [Point, Point] | undefined {
  const edge = edgeTowards(a, b);
  if (edge < 0) return undefined;
  const { x, y } = centreOf(a);
  const [from, to] = edgeCorners(edge);
  return [
    { x: x + from.x, y: y + from.y },
    { x: x + to.x, y: y + to.y },
  ];
}
