import type { Point } from './geometry.ts';

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

const say = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A river along a border: it swings gently to either side, but meets its next part at the corner. */
export function meander([from, to]: readonly [Point, Point], turn: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const swing = (turn % 2 === 0 ? 6 : -6) / length;
  const quarter = between(from, to, 0.27);
  const first = { x: quarter.x - (to.y - from.y) * swing, y: quarter.y + (to.x - from.x) * swing };
  return `M${say(from)}Q${say(first)} ${say(between(from, to, 0.5))}T${say(to)}`;
}

/** Where along a border a peak stands, and how large it is. */
type Peak = readonly [part: number, size: number];

/** The middle is left to the railway. */
export const fewPeaks: readonly Peak[] = [
  [0.1, 4.5],
  [0.28, 6.8],
  [0.73, 6.4],
  [0.9, 4.5],
];

/** A chain for maps that are shown large. */
export const manyPeaks: readonly Peak[] = [
  [0.08, 4.6],
  [0.23, 6.6],
  [0.37, 4.2],
  [0.63, 4.2],
  [0.78, 6.8],
  [0.92, 4.6],
];

/** Peaks along a border, drawn upright, with their shaded side. */
export function massif(
  [from, to]: readonly [Point, Point],
  tops: readonly Peak[] = fewPeaks,
): { readonly peaks: string; readonly shade: string } {
  const peaks: string[] = [];
  const shade: string[] = [];
  for (const [part, size] of tops) {
    const { x, y } = between(from, to, part);
    const top = { x, y: y - size };
    const foot = y + size * 0.7;
    peaks.push(`M${say({ x: x - size, y: foot })}L${say(top)}L${say({ x: x + size, y: foot })}Z`);
    shade.push(`M${say(top)}L${say({ x: x + size * 0.2, y: foot })}L${say({ x: x + size, y: foot })}Z`);
  }
  return { peaks: peaks.join(''), shade: shade.join('') };
}
