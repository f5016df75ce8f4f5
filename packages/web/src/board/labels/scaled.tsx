import type { ArtWay } from '../sheet.ts';

/** A drawing in several sizes. */
export const scaled = ({ width, height, draw }: ArtWay, scales: readonly number[]): readonly ArtWay[] =>
  scales.map((scale) => ({
    width: width * scale,
    height: height * scale,
    draw: () => (scale === 1 ? draw() : <g transform={`scale(${scale})`}>{draw()}</g>),
  }));
