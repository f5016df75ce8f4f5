import { massif, meander } from '@binario/web/board';
import { useText } from '@binario/web/store';
import type { ReactNode } from 'react';
import type { MapPart } from '../board/file.ts';

const line = [
  { x: -18, y: 0 },
  { x: 18, y: 0 },
] as const;
const range = massif(line);

/** Title and key, engraved in the empty corner. */
export function Legend({ x, y, costs }: { x: number; y: number; costs: MapPart['costs'] }) {
  const text = useText();
  const cost = (border: keyof MapPart['costs']) => `${text.say(`legend.${border}`)} ${text.money(costs[border])}`;
  return (
    <g transform={`translate(${x} ${y}) scale(1.12)`} className="legend legend-18fb">
      <text className="legend-title" y={0}>
        {text.say('legend.title')}
      </text>
      <text className="legend-sub" y={24}>
        {text.say('legend.sub')}
      </text>
      <path d="M-210 38H210M-170 42H170" className="legend-rule" />
      <Entry row={0} words={cost('plain')}>
        <path d="M-18 0H18" className="hex" />
      </Entry>
      <Entry row={1} words={cost('river')}>
        <path d={meander(line, 0)} className="river" />
      </Entry>
      <Entry row={2} words={cost('mountain')}>
        <path d={range.peaks} className="range" />
        <path d={range.shade} className="range-shade" />
      </Entry>
      <Entry row={3} words={text.say('legend.closed')}>
        <g className="pass-closed">
          <path d={range.peaks} className="range" />
          <path d={range.shade} className="range-shade" />
        </g>
        <path d="M-18 0H18" className="barrier" />
        <path d="M-18 0H18" className="barrier-light" />
      </Entry>
      <Entry row={4} words={text.say('legend.passage')}>
        <g className="passage">
          <circle r={10} />
          <text y={4}>a</text>
        </g>
      </Entry>
      <Entry row={0} column={1} words={text.say('legend.kept')}>
        <circle r={12} className="slot-free" />
        <circle r={11} className="slot-kept slot-any" />
      </Entry>
      <Entry row={1} column={1} words={text.say('legend.destination')}>
        <g className="pennant">
          <path d="M-6-9V9" />
          <path d="M-6-9L9-4L-6 1Z" className="pennant-any" />
        </g>
      </Entry>
      <Entry row={2} column={1} words={text.say('legend.harbour')}>
        <g className="harbour">
          <rect x={-15} y={-7} width={30} height={14} rx={7} />
          <path d="M-8.5-4a1 1 0 1 1 .1 0V4.4M-10.6-1H-6.4M-12.4 1.4Q-11.6 4.4-8.5 4.4T-4.6 1.4" />
          <text x={5} y={3.2}>
            +20
          </text>
        </g>
      </Entry>
      <Entry row={3} column={1} words={text.say('legend.falcon')}>
        <text y={5} className="map-lift legend-lift">
          +30
        </text>
      </Entry>
      <Entry row={4} column={1} words={text.say('legend.regional')}>
        <text y={4} className="regional-home">
          FAL
        </text>
      </Entry>
    </g>
  );
}

interface EntryProps {
  readonly column?: number;
  readonly row: number;
  readonly words: string;
  readonly children: ReactNode;
}

function Entry({ column = 0, row, words, children }: EntryProps) {
  return (
    <g transform={`translate(${-196 + column * 218} ${70 + row * 33})`}>
      {children}
      <text x={28} y={5} className="legend-text">
        {words}
      </text>
    </g>
  );
}
