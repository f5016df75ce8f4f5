import { scaled } from './labels/scaled.tsx';
import { useLook } from './looks.tsx';
import type { ArtLabel, ArtWay } from './sheet.ts';

const WIDTH = 14.5;
const HEIGHT = 16;

/** A flag for each company that wants to come here, with its colour and its sign, pale if it has not begun; many of them in several rows. */
export function pennantLabel(playing: readonly string[], waiting: readonly string[] = []): ArtLabel {
  const corps = [...playing, ...waiting];
  const inRows = (rows: number): ArtWay => {
    const each = Math.ceil(corps.length / rows);
    return {
      width: WIDTH * each + 1,
      height: HEIGHT * rows,
      draw: () => <Pennants corps={corps} each={each} pale={waiting} />,
    };
  };
  const most = Math.min(corps.length, 3);
  const shapes = Array.from({ length: most }, (_, i) => inRows(i + 1));
  return {
    key: 'pennants',
    ways: [1, 0.85, 0.72, 0.62].flatMap((scale) => shapes.flatMap((way) => scaled(way, [scale]))),
  };
}

interface PennantsProps {
  readonly corps: readonly string[];
  readonly each: number;
  readonly pale: readonly string[];
}

function Pennants({ corps, each, pale }: PennantsProps) {
  const rows = Math.ceil(corps.length / each);
  return (
    <g data-symbol="destination">
      {corps.map((corp, i) => (
        <g
          key={corp}
          opacity={pale.includes(corp) ? 0.5 : undefined}
          transform={`translate(${((i % each) - (each - 1) / 2) * WIDTH} ${(Math.floor(i / each) - (rows - 1) / 2) * HEIGHT})`}
        >
          <Pennant corp={corp} />
        </g>
      ))}
    </g>
  );
}

/** Around the origin. */
function Pennant({ corp }: { corp: string }) {
  const { fill, ink, sign } = useLook(corp);
  return (
    <g className="pennant">
      <path d="M-6-7.5V7.5" />
      <path d="M-6-7.5H7V3H-6Z" fill={fill} />
      <g transform="translate(.5 -2.2) scale(.46)">{sign(ink)}</g>
    </g>
  );
}
