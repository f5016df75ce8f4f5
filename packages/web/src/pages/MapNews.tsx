import { centreOf, edgeCorners, hexPoints, type Point } from '../board/geometry.ts';
import { hexOn } from '../board/hexOn.ts';
import type { Sheet } from '../board/sheet.ts';
import type { Ran } from '../model/snapshot.ts';

const outline = hexPoints(48);

/** Its corners alone, on the border: nothing that is drawn or written on the hex lies there. */
const corners = Array.from({ length: 6 }, (_, edge) => {
  const [before, corner] = edgeCorners(edge);
  const [, after] = edgeCorners(edge + 1);
  const from = towards(corner, before);
  const to = towards(corner, after);
  return `M${from.x} ${from.y}L${corner.x} ${corner.y}L${to.x} ${to.y}`;
}).join('');

function towards(corner: Point, other: Point): Point {
  const part = 0.26;
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
}

interface MapNewsProps {
  readonly sheet: Sheet;
  /** Hexes on which something is new since the last turn, or by the move that is looked at. */
  readonly hexes: readonly string[];
  /** Is one move looked at? */
  readonly stepping: boolean;
  readonly ran: Ran | null;
  /** Places something is read about. */
  readonly lit: readonly string[];
}

/** Marks on what has changed, and on the stops a run has counted. */
export function MapNews({ sheet, hexes, stepping, ran, lit }: MapNewsProps) {
  const here = (id: string) => sheet.hexes.some((hex) => hex.id === id);
  return (
    <g className="map-news">
      {hexes.filter(here).map((id) => {
        const { x, y } = centreOf(hexOn(sheet, id));
        return (
          <g key={id} transform={`translate(${x} ${y})`} data-news={id}>
            {stepping ? (
              <polygon points={outline} className="news-mark" />
            ) : (
              <>
                <path d={corners} className="news-corners-edge" />
                <path d={corners} className="news-corners" />
              </>
            )}
          </g>
        );
      })}
      {ran?.stops.filter(here).map((id) => {
        const { x, y } = centreOf(hexOn(sheet, id));
        return <circle key={id} cx={x} cy={y} r={21} className="ran-stop" />;
      })}
      {[...new Set(lit)].filter(here).map((id) => {
        const { x, y } = centreOf(hexOn(sheet, id));
        return <polygon key={id} points={outline} transform={`translate(${x} ${y})`} className="lit" data-lit={id} />;
      })}
    </g>
  );
}
