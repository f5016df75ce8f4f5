import { lasting } from '@binario/kernel';
import {
  borderLine,
  boxOf,
  Compass,
  centreOf,
  coastOf,
  hexOn,
  manyPeaks,
  massif,
  meander,
  outlineOf,
  type Point,
  type Scenery,
  type Sheet,
} from '@binario/web/board';
import { useText } from '@binario/web/store';
import { boardFrom } from '../board/boardOf.ts';
import type { Board1865 } from '../board/compile.ts';
import { Legend } from './Legend.tsx';
import { at, endPoint, SeaSides } from './SeaSides.tsx';

/** Water lined as engravers do, and the coast. */
function Coast({ sheet }: { sheet: Sheet }) {
  const coast = coastOf(sheet.hexes);
  return (
    <g className="coast">
      {[34, 28, 21, 15, 8].map((width, i) => (
        <path key={width} d={coast} className={i % 2 === 0 ? 'water-line' : 'water'} strokeWidth={width} />
      ))}
    </g>
  );
}

interface Drawn {
  readonly sheet: Sheet;
  readonly game: Board1865;
}

/** Rivers and mountains lie on borders: a blue line, or peaks along it. */
function Borders({ sheet, game: { borders } }: Drawn) {
  const shown = borders.filter(({ a, b }) => sheet.board.numberOf.has(a) && sheet.board.numberOf.has(b));
  const lineOf = ({ a, b }: (typeof borders)[number]) => borderLine(hexOn(sheet, a), hexOn(sheet, b));
  return (
    <>
      <path d={coastOf(sheet.hexes)} className="coast-line" />
      {shown
        .filter(({ terrain }) => terrain === 'river')
        .map((border, i) => {
          const line = lineOf(border);
          return line ? (
            <path key={`${border.a}-${border.b}`} d={meander(line, i)} className="river" data-symbol="river" />
          ) : null;
        })}
      {shown
        .filter(({ terrain }) => terrain === 'mountain')
        .map((border) => {
          const line = lineOf(border);
          if (!line) return null;
          const { peaks, shade } = massif(line, manyPeaks);
          return (
            <g key={`${border.a}-${border.b}`} data-symbol="mountain">
              <path d={peaks} className="range" />
              <path d={shade} className="range-shade" />
            </g>
          );
        })}
    </>
  );
}

/** The three mines of which a company may have one only. */
function Carbonia({ sheet, game: { carbonia } }: Drawn) {
  const district = carbonia.map((id) => hexOn(sheet, id));
  const [first] = district.map(centreOf);
  if (!first) return null;
  return (
    <>
      <path d={outlineOf(district)} className="district" data-symbol="district" />
      <text
        x={first.x - 62}
        y={first.y - 86}
        className="district-name"
        transform={`rotate(-90 ${first.x - 62} ${first.y - 86})`}
      >
        Carbonia
      </text>
    </>
  );
}

/** Where a hex of the sea would lie, from its name. */
const seaPoint = (id: string): Point => centreOf({ x: id.charCodeAt(0) - 65, y: Number(id.slice(1)) });

function Cost({ point, cost }: { point: Point; cost: number }) {
  return (
    <g transform={`translate(${at(point)})`}>
      <rect x={-17} y={-10} width={34} height={20} rx={10} className="map-value" />
      <text y={4} className="map-value-text">
        {cost}
      </text>
    </g>
  );
}

/** Dotted lines between the islands, with what they cost. */
function SeaRoutes({ sheet, game: { seaRoutes } }: Drawn) {
  return seaRoutes
    .filter(({ from, to }) => sheet.board.numberOf.has(from.hex) && sheet.board.numberOf.has(to.hex))
    .map(({ id, from, to, via, cost }) => {
      const points = [endPoint(sheet, from), ...via.map(seaPoint), endPoint(sheet, to)];
      const middle = points[Math.floor(points.length / 2)] as Point;
      return (
        <g key={id}>
          <path d={`M${points.map(at).join('L')}`} className="sea-route" data-symbol="seaRoute" />
          <Cost point={middle} cost={cost} />
        </g>
      );
    });
}

/** On the atlas the lines end at the edge of a plate: each end says where it goes. */
function SeaEnds({ sheet, game: { hexNamed, seaRoutes } }: Drawn) {
  return seaRoutes
    .filter(({ from, to }) => sheet.board.numberOf.has(from.hex) && sheet.board.numberOf.has(to.hex))
    .flatMap(({ id, from, to, cost }) =>
      (
        [
          [from, to],
          [to, from],
        ] as const
      ).map(([here, there]) => {
        const start = endPoint(sheet, here);
        const end = endPoint(sheet, here, 30);
        const name = endPoint(sheet, here, here.edge === 3 || here.edge === 0 ? 52 : 62);
        return (
          <g key={`${id} ${here.hex}`}>
            <path d={`M${at(start)}L${at(end)}`} className="sea-route" data-symbol="seaRoute" />
            <Cost point={end} cost={cost} />
            <text x={name.x} y={name.y + 4} className="sea-end">
              {hexNamed.get(there.hex)?.name ?? there.hex}
            </text>
          </g>
        );
      }),
    );
}

/** The frame of Corsica's plate. */
function Plate() {
  const text = useText();
  return (
    <g>
      <rect x={724} y={906} width={548} height={946} className="plate" />
      <rect x={728} y={910} width={540} height={938} className="plate thin" />
      <text x={822} y={958} className="plate-name">
        {text.say('legend.corsica')}
      </text>
    </g>
  );
}

/** Sardinia fills its sheet: the legend stands at the foot of it. */
function LegendBelow({ sheet, game }: Drawn) {
  const { x, y, width, height } = boxOf(sheet.hexes, 0);
  return <Legend x={x + width / 2} y={y + height + 44} costs={game.terrainCost} alone />;
}

const beneath = {
  atlas: ({ sheet, game }: Drawn) => (
    <>
      <Plate />
      <Coast sheet={sheet} />
      <SeaEnds sheet={sheet} game={game} />
      <Legend x={1000} y={1920} costs={game.terrainCost} />
      <Compass x={620} y={2010} />
    </>
  ),
  survey: ({ sheet, game }: Drawn) => (
    <>
      <Coast sheet={sheet} />
      <SeaRoutes sheet={sheet} game={game} />
      <Compass x={60} y={190} />
    </>
  ),
  sardinia: ({ sheet, game }: Drawn) => (
    <>
      <Coast sheet={sheet} />
      <SeaSides sheet={sheet} game={game} />
      <LegendBelow sheet={sheet} game={game} />
      <Compass x={560} y={2030} />
    </>
  ),
} as const;

/** Nothing of it ever changes: drawn once for each map of a board. */
export const sceneryOf: (game: Board1865) => (sheet: Sheet) => Scenery = lasting((game) =>
  lasting(
    (sheet: Sheet): Scenery => ({
      beneath: beneath[sheet.id as keyof typeof beneath]({ sheet, game }),
      above: (
        <>
          <Borders sheet={sheet} game={game} />
          <Carbonia sheet={sheet} game={game} />
        </>
      ),
    }),
  ),
);

/** On the board in the box. */
export const scenery1865 = sceneryOf(boardFrom(undefined));
