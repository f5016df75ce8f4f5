import { hexPoints, TrackLines } from '@binario/web/board';
import { useText } from '@binario/web/store';
import type { TerrainInFile } from '../board/file.ts';

const small = hexPoints(13);

/** Title and key, engraved in the empty sea. */
export function Legend({ x, y, costs }: { x: number; y: number; costs: TerrainInFile }) {
  const text = useText();
  return (
    <g transform={`translate(${x} ${y})`} className="legend">
      <text className="legend-title" y={0}>
        {text.say('legend.title')}
      </text>
      <text className="legend-sub" y={20}>
        {text.say('legend.sub')}
      </text>
      <path d="M-116 30H116M-90 33.5H90" className="legend-rule" />
      {(['rough', 'hills', 'mountains'] as const).map((terrain, i) => (
        <g key={terrain} transform={`translate(${-110} ${54 + i * 28})`}>
          <polygon points={small} className="hex hex-open" />
          <polygon points={small} fill={`url(#${terrain})`} />
          <text x={20} y={4} className="legend-text">
            {text.say(`legend.${terrain}`)} {text.money(costs[terrain])}
          </text>
        </g>
      ))}
      {(['standard', 'narrow', 'dual'] as const).map((gauge, i) => (
        <g key={gauge} transform={`translate(${62} ${54 + i * 28})`}>
          <TrackLines lines={[{ path: 'M-14 0H14', gauge: (i + 1) as 1 | 2 | 3 }]} />
          <text x={20} y={4} className="legend-text">
            {text.say(`legend.${gauge}`)}
          </text>
        </g>
      ))}
    </g>
  );
}
