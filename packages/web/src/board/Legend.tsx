import { terrainCosts } from '../games/1849/show.ts';
import { useText } from '../text/useText.ts';
import { hexPoints } from './geometry.ts';
import { TrackLines } from './Track.tsx';

const small = hexPoints(13);

/** Title and key, engraved in the empty sea. */
export function Legend({ x, y }: { x: number; y: number }) {
  const text = useText();
  return (
    <g transform={`translate(${x} ${y})`} className="legend">
      <text className="legend-title" y={0}>
        {text.t('legend.title')}
      </text>
      <text className="legend-sub" y={20}>
        {text.t('legend.sub')}
      </text>
      <path d="M-116 30H116M-90 33.5H90" className="legend-rule" />
      {['rough', 'hills', 'mountains'].map((terrain, i) => (
        <g key={terrain} transform={`translate(${-110} ${54 + i * 28})`}>
          <polygon points={small} className="hex hex-open" />
          <polygon points={small} fill={`url(#${terrain})`} />
          <text x={20} y={4} className="legend-text">
            {text.say(`terrain.${terrain}`)} {text.money(terrainCosts[terrain] ?? 0)}
          </text>
        </g>
      ))}
      {(['standard', 'narrow', 'dual'] as const).map((gauge, i) => (
        <g key={gauge} transform={`translate(${62} ${54 + i * 28})`}>
          <TrackLines lines={[{ path: 'M-14 0H14', gauge: (i + 1) as 1 | 2 | 3 }]} />
          <text x={20} y={4} className="legend-text">
            {text.say(`gauge.${gauge}`)}
          </text>
        </g>
      ))}
    </g>
  );
}

export function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="compass">
      <circle r={30} />
      <circle r={26} />
      <path d="M0-38L5 0L0 38L-5 0Z" />
      <path d="M-38 0L0-5L38 0L0 5Z" />
      <path d="M0-38L5 0H-5Z" className="compass-north" />
      <text y={-43}>N</text>
    </g>
  );
}
