import { type KeyEntry, keyDrawings, LegendKey, massif, meander, Token } from '@binario/web/board';
import { useText } from '@binario/web/store';
import type { MapPart } from '../board/file.ts';
import { bourbons } from '../ids.ts';
import { Harbour } from './art.tsx';

const line = [
  { x: -17, y: 0 },
  { x: 17, y: 0 },
] as const;
const range = massif(line);

/** Title and key, engraved in the empty corner. */
export function Legend({ x, y, costs }: { x: number; y: number; costs: MapPart['costs'] }) {
  const text = useText();
  const cost = (border: keyof MapPart['costs']) => `${text.say(`legend.${border}`)} ${text.money(costs[border])}`;
  const entry = (symbol: string, draw: KeyEntry['draw'], words = text.say(`legend.${symbol}`)): KeyEntry => ({
    symbol,
    draw,
    words,
  });
  const peaks = (
    <>
      <path d={range.peaks} className="range" />
      <path d={range.shade} className="range-shade" />
    </>
  );
  const entries: readonly KeyEntry[] = [
    entry('plain', <path d="M-17 0H17" className="legend-rule" />, cost('plain')),
    entry('river', <path d={meander(line, 0)} className="river" />, cost('river')),
    entry('mountain', peaks, cost('mountain')),
    entry(
      'passClosed',
      <>
        <g className="pass-closed">{peaks}</g>
        {keyDrawings.barrier}
      </>,
      text.say('legend.closed'),
    ),
    entry('barrier', keyDrawings.barrier),
    entry(
      'passage',
      <g className="passage">
        <circle r={9} />
        <text y={4}>a</text>
      </g>,
    ),
    entry('value', keyDrawings.value),
    entry('series', keyDrawings.series),
    entry('letter', keyDrawings.letter),
    entry(
      'letterLate',
      <text y={4.6} fontSize={13} className="map-label">
        L P
      </text>,
    ),
    entry(
      'kept',
      <>
        <circle r={10} className="slot-free" />
        <circle r={9} className="slot-kept slot-any" />
      </>,
    ),
    entry('home', keyDrawings.home),
    entry('destination', <path d="M-5 9V-8H9V2H-5" className="key-flag" />),
    entry(
      'slotLater',
      <>
        <circle r={10} className="slot-free" />
        <path d="M-4-4L4 4M4-4L-4 4" className="slot-later" />
      </>,
    ),
    entry('bourbon', <Token corp={bourbons[0] ?? ''} radius={10} />),
    entry(
      'regional',
      <text y={3.4} fontSize={9} className="regional-home">
        FAL
      </text>,
    ),
    entry('harbour', <Harbour value={20} />),
    entry('bonus', <Bonus word="+30" />, text.say('legend.falcon')),
    entry('lift', <Bonus word="+20" />),
    entry('volcano', <path d="M-13 8L-3-7Q0-5 3-7L13 8Z" className="key-peak" />),
  ];
  return (
    <g transform={`translate(${x} ${y}) scale(1.12)`} className="legend legend-18fb">
      <text className="legend-title" y={0}>
        {text.say('legend.title')}
      </text>
      <text className="legend-sub" y={24}>
        {text.say('legend.sub')}
      </text>
      <path d="M-210 38H210M-170 42H170" className="legend-rule" />
      <LegendKey entries={entries} columns={[-196, 22]} top={68} row={29} />
    </g>
  );
}

function Bonus({ word }: { word: string }) {
  return (
    <text y={4} fontSize={11.5} className="map-lift">
      {word}
    </text>
  );
}
