import { centreOf, edgePoint, hexOn, type Point, type Sheet } from '@binario/web/board';
import type { Board1865 } from '../board/compile.ts';

/** A point as the path of a drawing writes it. */
export const at = ({ x, y }: Point): string => `${x} ${y}`;

type End = Board1865['seaRoutes'][number]['from'];

/** The middle of a side on a dotted line, or a point further out to sea. */
export function endPoint(sheet: Sheet, { hex, edge }: End, beyond = 0): Point {
  const centre = centreOf(hexOn(sheet, hex));
  const side = edgePoint(edge);
  const further = edgePoint(edge, beyond);
  return { x: centre.x + side.x + further.x, y: centre.y + side.y + further.y };
}

/** With one island the lines lead nowhere, but track may still leave by the sides they touch. */
export function SeaSides({ sheet, game }: { sheet: Sheet; game: Board1865 }) {
  return game.seaRoutes
    .flatMap(({ from, to }) => [from, to])
    .filter(({ hex }) => sheet.board.numberOf.has(hex))
    .map((end) => (
      <path
        key={end.hex}
        d={`M${at(endPoint(sheet, end))}L${at(endPoint(sheet, end, 40))}`}
        className="sea-route"
        data-sea={end.hex}
        data-symbol="seaRoute"
      />
    ));
}
