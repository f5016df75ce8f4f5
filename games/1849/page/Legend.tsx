import { hexPoints, type KeyEntry, keyDrawings, LegendKey, TrackLines } from '@binario/web/board';
import { useText } from '@binario/web/store';
import type { TerrainInFile } from '../board/file.ts';

const small = hexPoints(11);

/** Title and key, engraved in the empty sea. */
export function Legend({ x, y, costs }: { x: number; y: number; costs: TerrainInFile }) {
  const text = useText();
  const entry = (symbol: string, draw: KeyEntry['draw']): KeyEntry => ({
    symbol,
    draw,
    words: text.say(`legend.${symbol}`),
  });
  const entries: readonly KeyEntry[] = [
    ...(['rough', 'hills', 'mountains'] as const).map((terrain) => ({
      symbol: terrain,
      words: `${text.say(`legend.${terrain}`)} ${text.money(costs[terrain])}`,
      draw: (
        <>
          <polygon points={small} className="hex hex-open" />
          <polygon points={small} fill={`url(#${terrain})`} />
        </>
      ),
    })),
    entry('barrier', keyDrawings.barrier),
    entry('volcano', <path d="M-12 8L-3-7Q0-5 3-7L12 8Z" className="key-peak" />),
    ...(['standard', 'narrow', 'dual'] as const).map((gauge, i) =>
      entry(gauge, <TrackLines lines={[{ path: 'M-14 0H14', gauge: (i + 1) as 1 | 2 | 3 }]} />),
    ),
    entry('port', keyDrawings.port),
    entry('portToken', <circle r={7} className="key-token" />),
    entry('value', keyDrawings.value),
    entry('series', keyDrawings.series),
    entry('letter', keyDrawings.letter),
    entry('home', keyDrawings.home),
    entry('ruined', <path d="M-7-7L7 7M7-7L-7 7" className="ruined" />),
  ];
  return (
    <g transform={`translate(${x} ${y})`} className="legend">
      <text className="legend-title" y={0}>
        {text.say('legend.title')}
      </text>
      <text className="legend-sub" y={19}>
        {text.say('legend.sub')}
      </text>
      <path d="M-150 28H150M-116 31.5H116" className="legend-rule" />
      <LegendKey entries={entries} columns={[-226, -68, 82]} top={50} row={23.5} />
    </g>
  );
}
