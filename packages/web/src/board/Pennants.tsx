import type { Point } from './geometry.ts';
import { useLook } from './looks.tsx';

/** A pennant for each company that wants to come here. */
export function Pennants({ corps, at }: { corps: readonly string[]; at: Point }) {
  return (
    <g transform={`translate(${at.x - (corps.length - 1) * 5} ${at.y})`}>
      {corps.map((corp, i) => (
        <Pennant key={corp} corp={corp} x={i * 11} />
      ))}
    </g>
  );
}

function Pennant({ corp, x }: { corp: string; x: number }) {
  const { fill } = useLook(corp);
  return (
    <g transform={`translate(${x} 0)`} className="pennant">
      <path d="M-4-9V9" />
      <path d="M-4-9L7-5L-4-1Z" fill={fill} />
    </g>
  );
}
