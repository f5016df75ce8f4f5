import { INNER, type Point } from '../geometry.ts';

/** What takes room on a hex: a circle, or a box that stands upright, both around their middle. */
export type Shape =
  | { readonly x: number; readonly y: number; readonly radius: number }
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A circle that a label takes up. */
export const circle = (x: number, y: number, radius: number): Shape => ({ x, y, radius });
/** A rectangle that a label takes up. */
export const box = (x: number, y: number, width: number, height: number): Shape => ({ x, y, width, height });

/** The shape, moved. */
export const movedBy = (shape: Shape, { x, y }: Point): Shape => ({ ...shape, x: shape.x + x, y: shape.y + y });

const NOWHERE: Point = { x: 0, y: 0 };

/** How far two shapes are apart, the first moved to a place; below nothing they overlap. */
export function gapBetween(a: Shape, b: Shape, at: Point = NOWHERE): number {
  let dx = Math.abs(a.x + at.x - b.x);
  let dy = Math.abs(a.y + at.y - b.y);
  let round = 0;
  if ('radius' in a) round += a.radius;
  else {
    dx -= a.width / 2;
    dy -= a.height / 2;
  }
  if ('radius' in b) round += b.radius;
  else {
    dx -= b.width / 2;
    dy -= b.height / 2;
  }
  return (dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy)) - round;
}

const SLOPE = Math.sqrt(3) / 2;

/** How far a shape, moved to a place, stays within the border of its hex; below nothing it crosses it. */
export function within(shape: Shape, at: Point = NOWHERE): number {
  let x = Math.abs(shape.x + at.x);
  let y = Math.abs(shape.y + at.y);
  let round = 0;
  if ('radius' in shape) round = shape.radius;
  else {
    x += shape.width / 2;
    y += shape.height / 2;
  }
  return Math.min(INNER - y, INNER - x * SLOPE - y / 2) - round;
}
