import { borders, seaRoutes } from '@binario/game-1865/data/map';
import { hexDef } from '@binario/rail';
import { borderLine } from '../../board/borders.ts';
import { Compass } from '../../board/Compass.tsx';
import { centreOf, edgePoint, type Point } from '../../board/geometry.ts';
import type { Scenery, Sheet } from '../parts/maps.ts';

const at = ({ x, y }: Point): string => `${x} ${y}`;

/** Rivers and mountains lie on borders: a blue line, or peaks along it. */
function Borders({ sheet: { board } }: { sheet: Sheet }) {
  return borders
    .filter(({ a, b }) => board.numberOf.has(a) && board.numberOf.has(b))
    .map(({ a, b, terrain }) => {
      const line = borderLine(hexDef(board, a), hexDef(board, b));
      if (!line) return null;
      const path = terrain === 'river' ? `M${at(line[0])}L${at(line[1])}` : peaks(line);
      return <path key={`${a}-${b}`} d={path} className={terrain === 'river' ? 'river' : 'range'} />;
    });
}

/** Three peaks along a border, drawn upright. */
function peaks([from, to]: readonly [Point, Point]): string {
  return [0.2, 0.5, 0.8]
    .map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))
    .map(({ x, y }) => `M${x - 8} ${y + 6}L${x} ${y - 8}L${x + 8} ${y + 6}Z`)
    .join('');
}

/** Where a hex of the sea would lie, from its name. */
const seaPoint = (id: string): Point => centreOf({ x: id.charCodeAt(0) - 65, y: Number(id.slice(1)) });

/** Dotted lines between the islands, with what they cost. */
function SeaRoutes({ sheet: { board } }: { sheet: Sheet }) {
  return seaRoutes
    .filter(({ from, to }) => board.numberOf.has(from.hex) && board.numberOf.has(to.hex))
    .map(({ id, from, to, via, cost }) => {
      const end = ({ hex, edge }: typeof from) => {
        const centre = centreOf(hexDef(board, hex));
        const side = edgePoint(edge);
        return { x: centre.x + side.x, y: centre.y + side.y };
      };
      const points = [end(from), ...via.map(seaPoint), end(to)];
      const middle = points[Math.floor(points.length / 2)] as Point;
      return (
        <g key={id}>
          <path d={`M${points.map(at).join('L')}`} className="sea-route" />
          <g transform={`translate(${at(middle)})`}>
            <circle r={13} className="map-value" />
            <text y={4} className="map-value-text">
              {cost}
            </text>
          </g>
        </g>
      );
    });
}

export function scenery1865(sheet: Sheet): Scenery {
  return {
    beneath: (
      <>
        <SeaRoutes sheet={sheet} />
        <Compass x={60} y={sheet.id === 'both' ? 190 : 1960} />
      </>
    ),
    above: <Borders sheet={sheet} />,
  };
}
