import { hexPoints, manyPeaks, massif, meander } from '@binario/web/board';
import { useText } from '@binario/web/store';
import type { ReactNode } from 'react';
import type { Board1865 } from '../board/compile.ts';

const line = [
  { x: -18, y: 0 },
  { x: 18, y: 0 },
] as const;
const range = massif(line, manyPeaks);
const small = hexPoints(11);

type Costs = Board1865['terrainCost'];

interface LegendProps {
  readonly x: number;
  readonly y: number;
  readonly costs: Costs;
  /** Sardinia alone: dotted lines lead nowhere. */
  readonly alone?: boolean;
}

/** Title and key, engraved in the empty sea. */
export function Legend({ x, y, costs, alone = false }: LegendProps) {
  const text = useText();
  const cost = (border: keyof Costs) => `${text.say(`legend.${border}`)} ${text.money(costs[border])}`;
  return (
    <g transform={`translate(${x} ${y})`} className="legend">
      <text className="legend-title" y={0}>
        {text.say('legend.title')}
      </text>
      <text className="legend-sub" y={20}>
        {text.say(alone ? 'legend.sub.alone' : 'legend.sub')}
      </text>
      <path d="M-190 30H190M-150 33.5H150" className="legend-rule" />
      <Entry column={0} row={0} words={cost('plain')}>
        <path d="M-18 0H18" className="legend-rule" />
      </Entry>
      <Entry column={0} row={1} words={cost('river')}>
        <path d={meander(line, 0)} className="river" />
      </Entry>
      <Entry column={0} row={2} words={cost('mountain')}>
        <path d={range.peaks} className="range" />
        <path d={range.shade} className="range-shade" />
      </Entry>
      <Entry column={0} row={3} words={text.say(alone ? 'legend.sea.alone' : 'legend.sea')}>
        <path d="M-18 0H18" className="sea-route" />
      </Entry>
      <Entry column={1} row={0} words={text.say('legend.destination')}>
        <g className="pennant">
          <path d="M-6-9V9" />
          <path d="M-6-9L9-4L-6 1Z" className="pennant-any" />
        </g>
      </Entry>
      <Entry column={1} row={1} words={text.say('legend.card')}>
        <g className="sea-card">
          <path d="M-12-7H12L9 8H-9Z" className="sea-card-any" />
          <text y={4}>M1</text>
        </g>
      </Entry>
      <Entry column={1} row={2} words={text.say('legend.large')}>
        <polygon points={small} className="hex hex-yellow" />
      </Entry>
      <Entry column={1} row={3} words={text.say('legend.district')}>
        <path d="M-16-8H16V8H-16Z" className="district" />
      </Entry>
    </g>
  );
}

interface EntryProps {
  readonly column: number;
  readonly row: number;
  readonly words: string;
  readonly children: ReactNode;
}

function Entry({ column, row, words, children }: EntryProps) {
  return (
    <g transform={`translate(${-200 + column * 224} ${56 + row * 30})`}>
      {children}
      <text x={30} y={5} className="legend-text">
        {words}
      </text>
    </g>
  );
}
