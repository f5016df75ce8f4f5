import { hexPoints, type KeyEntry, keyDrawings, LegendKey, manyPeaks, massif, meander } from '@binario/web/board';
import { useText } from '@binario/web/store';
import type { Board1865 } from '../board/compile.ts';

const line = [
  { x: -16, y: 0 },
  { x: 16, y: 0 },
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
  const entry = (symbol: string, draw: KeyEntry['draw'], words = text.say(`legend.${symbol}`)): KeyEntry => ({
    symbol,
    draw,
    words,
  });
  const entries: readonly KeyEntry[] = [
    entry('plain', <path d="M-16 0H16" className="legend-rule" />, cost('plain')),
    entry('river', <path d={meander(line, 0)} className="river" />, cost('river')),
    entry(
      'mountain',
      <>
        <path d={range.peaks} className="range" />
        <path d={range.shade} className="range-shade" />
      </>,
      cost('mountain'),
    ),
    entry(
      'seaRoute',
      <path d="M-16 0H16" className="sea-route" />,
      text.say(alone ? 'legend.sea.alone' : 'legend.sea'),
    ),
    entry('value', keyDrawings.value),
    entry('home', keyDrawings.home),
    entry('destination', <path d="M-5 9V-8H9V2H-5" className="key-flag" />),
    entry(
      'seaCard',
      <g className="sea-card">
        <path d="M-12-7H12L9 8H-9Z" className="sea-card-any" />
        <text y={4}>M1</text>
      </g>,
      text.say('legend.card'),
    ),
    entry('large', <polygon points={small} className="hex hex-yellow" />),
    entry('letter', keyDrawings.letter),
    entry('district', <path d="M-14-7H14V7H-14Z" className="district" />),
    entry('mine', <path d="M-6 6L5-5M6 6L-5-5M2-8l6 6M-2-8l-6 6" className="key-hammers" />),
    entry(
      'mineOut',
      <>
        <rect x={-8} y={-8} width={16} height={16} className="key-pit" />
        <path d="M-9 9L9-9" className="mine-out" />
      </>,
    ),
  ];
  return (
    <g transform={`translate(${x} ${y})`} className="legend">
      <text className="legend-title" y={0}>
        {text.say('legend.title')}
      </text>
      <text className="legend-sub" y={20}>
        {text.say(alone ? 'legend.sub.alone' : 'legend.sub')}
      </text>
      <path d="M-190 30H190M-150 33.5H150" className="legend-rule" />
      <LegendKey entries={entries} columns={[-250, -60, 112]} top={54} row={26} />
    </g>
  );
}
