import { useText } from '../store/useText.ts';
import { apart } from './apart.ts';

/** One line of a chart. */
export interface Series {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly (number | undefined)[];
}

/** What a chart shows. */
export interface ChartProps {
  readonly title: string;
  /** What stands under the axis, one for each value. */
  readonly rounds: readonly string[];
  readonly series: readonly Series[];
  /** Money, or a bare number. */
  readonly unit: 'money' | 'count';
}

const WIDTH = 420;
const HEIGHT = 182;
const LEFT = 44;
const RIGHT = 66;
const TOP = 10;
const BOTTOM = 30;
/** Height of a name at the end of a line. */
const NAME = 9;
/** So much room has one name of a round. */
const ROUND = 34;
const marks = ['0', '6 3', '2 3', '8 3 2 3', '1 3', '10 4'];

/** Lines over the rounds. Each has its own stroke besides its colour, and its name at its end. */
export function Chart({ title, rounds, series, unit }: ChartProps) {
  const text = useText();
  const most = Math.max(unit === 'money' ? 10 : 4, ...series.flatMap((line) => line.values.map((value) => value ?? 0)));
  const x = (i: number) => LEFT + (i / Math.max(1, rounds.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - BOTTOM - TOP);
  const grain = unit === 'money' ? 10 : 1;
  const steps = [...new Set([0, 0.25, 0.5, 0.75, 1].map((part) => Math.round((most * part) / grain) * grain))];
  const lines = series.map((line) => ({
    ...line,
    points: line.values.flatMap((value, at) => (value === undefined ? [] : [[x(at), y(value)] as const])),
  }));
  const drawn = lines.filter(({ points }) => points.length > 0);
  const names = apart(
    drawn.map(({ points }) => points.at(-1)?.[1] ?? 0),
    NAME,
    HEIGHT - BOTTOM,
  );
  const every = Math.max(1, Math.ceil((rounds.length * ROUND) / (WIDTH - LEFT - RIGHT)));
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {steps.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} className="chart-grid" />
            <text x={LEFT - 5} y={y(value) + 3} className="chart-value">
              {unit === 'money' ? text.money(value) : value}
            </text>
          </g>
        ))}
        {rounds.map((round, i) =>
          i % every === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds follow one another
            <text key={i} x={x(i)} y={HEIGHT - BOTTOM + 14} className="chart-round">
              {round}
            </text>
          ) : null,
        )}
        {drawn.map(({ name, colour, points }, i) => (
          <g key={name}>
            <polyline
              points={points.map((point) => point.join(',')).join(' ')}
              fill="none"
              style={{ stroke: `color-mix(in srgb, ${colour} 68%, var(--ink))` }}
              strokeWidth={2}
              strokeDasharray={marks[i % marks.length]}
            />
            <text x={(points.at(-1)?.[0] ?? 0) + 4} y={(names[i] ?? 0) + 3} className="chart-name">
              {name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
