import type { ReactNode } from 'react';
import { ValueCircle } from './labels/labelsOf.tsx';
import { Anchor } from './Port.tsx';

/** One line of the key: what a symbol of the map means. */
export interface KeyEntry {
  /** Drawings on the map name the same symbol; a test holds that none is missing here. */
  readonly symbol: string;
  readonly words: string;
  readonly draw: ReactNode;
}

interface LegendKeyProps {
  readonly entries: readonly KeyEntry[];
  /** Where each column begins. */
  readonly columns: readonly number[];
  readonly top: number;
  readonly row: number;
}

/** The key of a map, column by column. */
export function LegendKey({ entries, columns, top, row }: LegendKeyProps) {
  const each = Math.ceil(entries.length / columns.length);
  return entries.map(({ symbol, words, draw }, i) => (
    <g
      key={symbol}
      transform={`translate(${columns[Math.floor(i / each)] ?? 0} ${top + (i % each) * row})`}
      data-symbol={symbol}
    >
      {draw}
      <text x={24} y={4.2} className="legend-text">
        {words}
      </text>
    </g>
  ));
}

/** Drawings of what every map can have. */
export const keyDrawings = {
  value: (
    <g transform="scale(.9)">
      <ValueCircle value={20} />
    </g>
  ),
  letter: (
    <text y={4.6} fontSize={14} className="map-label">
      P
    </text>
  ),
  series: (
    <g transform="scale(.8)">
      {['yellow', 'green', 'brown'].map((colour, i) => (
        <rect
          key={colour}
          x={-20 + i * 13}
          y={-6}
          width={13}
          height={12}
          fill={`var(--tile-${colour})`}
          className={i === 1 ? 'series-now' : 'series'}
        />
      ))}
    </g>
  ),
  home: <circle r={9} className="key-home" />,
  barrier: (
    <>
      <path d="M-15 0H15" className="barrier" />
      <path d="M-15 0H15" className="barrier-light" />
    </>
  ),
  port: (
    <g transform="scale(.6)">
      <Anchor />
    </g>
  ),
} as const;
