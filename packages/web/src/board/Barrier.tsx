import { edgeCorners } from './geometry.ts';

/** Sides over which no track may be laid. Drawn above all hexes, or the neighbour would cover half of it. */
export function Barrier({ edge }: { edge: number }) {
  const [a, b] = edgeCorners(edge);
  return (
    <g data-symbol="barrier">
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="barrier" />
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="barrier-light" />
    </g>
  );
}
