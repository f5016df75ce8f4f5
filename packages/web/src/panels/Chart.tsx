import { useText } from '../store/useText.ts';

export interface Series {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly (number | undefined)[];
}

const WIDTH = 420;
const HEIGHT = 170;
const LEFT = 44;
const BOTTOM = 20;
const marks = ['0', '6 3', '2 3', '8 3 2 3', '1 3', '10 4'];

/** Lines over the rounds. Each has its own stroke besides its colour, and its name at its end. */
export function Chart({
  title,
  rounds,
  series,
}: {
  title: string;
  rounds: readonly string[];
  series: readonly Series[];
}) {
  const text = useText();
  const most = Math.max(10, ...series.flatMap((line) => line.values.map((value) => value ?? 0)));
  const x = (i: number) => LEFT + (i / Math.max(1, rounds.length - 1)) * (WIDTH - LEFT - 44);
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - BOTTOM - 10);
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round((most * part) / 10) * 10);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {steps.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - 44} y1={y(value)} y2={y(value)} className="chart-grid" />
            <text x={LEFT - 5} y={y(value) + 3} className="chart-value">
              {text.money(value)}
            </text>
          </g>
        ))}
        {series.map((line, i) => {
          const points = line.values.flatMap((value, at) => (value === undefined ? [] : [[x(at), y(value)] as const]));
          const last = points.at(-1);
          return (
            <g key={line.name}>
              <polyline
                points={points.map((point) => point.join(',')).join(' ')}
                fill="none"
                style={{ stroke: `color-mix(in srgb, ${line.colour} 68%, var(--ink))` }}
                strokeWidth={2}
                strokeDasharray={marks[i % marks.length]}
              />
              {last && (
                <text x={last[0] + 4} y={last[1] + 3} className="chart-name">
                  {line.name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
