import type { HexDef } from '@binario/rail';

/** Flat-topped hexes; one unit of the drawing is a fiftieth of a hex's radius. */
export const RADIUS = 50;
/** The distance from the centre of a hex to the middle of its side. */
export const INNER = (RADIUS * Math.sqrt(3)) / 2;

/** A point of a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of a hex on its sheet. */
export const centreOf = (hex: Pick<HexDef, 'x' | 'y'>): Point => ({ x: hex.x * RADIUS * 1.5, y: hex.y * INNER });

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const round = (value: number): number => Math.round(value * 100) / 100;

/** The point at this angle and distance from the centre. */
export function polar(degrees: number, distance: number): Point {
  return { x: round(Math.cos(radians(degrees)) * distance), y: round(Math.sin(radians(degrees)) * distance) };
}

/** Edge 0 is the south; they follow clockwise, as on the screen. */
export const edgeAngle = (edge: number): number => 90 + 60 * edge;

/** The point on the line from the centre of a hex to the middle of one of its edges. */
export const edgePoint = (edge: number, distance = INNER): Point => polar(edgeAngle(edge), distance);

/** The two corners of an edge. */
export function edgeCorners(edge: number, radius = RADIUS): readonly [Point, Point] {
  return [polar(edgeAngle(edge) - 30, radius), polar(edgeAngle(edge) + 30, radius)];
}

/** The corners of a hex, as a polygon writes them. */
export function hexPoints(radius = RADIUS): string {
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => polar(angle, radius))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

/** A rectangle of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle around these hexes, with a margin. */
export function boxOf(hexes: readonly HexDef[], margin: number, foot = 0): Box {
  const points = hexes.map(centreOf);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - RADIUS - margin;
  const y = Math.min(...ys) - INNER - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + RADIUS + margin - x,
    height: Math.max(...ys) + INNER + margin + foot - y,
  };
}
