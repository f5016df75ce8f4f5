import { boxOf, centreOf, type Sheet } from '@binario/web/board';
import { mapOf } from '../data/map.ts';
import { placeOn } from './sheet.ts';

/** The frame of the small map on the atlas, and the lines that lead to the two hexes it stands for. */
export function Plate({ sheet }: { sheet: Sheet }) {
  const { x, y, width, height } = boxOf(
    sheet.hexes.filter(({ id }) => mapOf(id) === 'napoli'),
    62,
  );
  const top = centreOf(placeOn(sheet, 'F29'));
  const bottom = centreOf(placeOn(sheet, 'F27'));
  const right = x + width;
  return (
    <g>
      <path
        d={`M${right} ${y}L${top.x} ${top.y - 40}M${right} ${y + height}L${bottom.x} ${bottom.y + 40}`}
        className="lens"
      />
      <rect x={x} y={y} width={width} height={height} className="plate" />
      <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} className="plate thin" />
      <text x={x + 74} y={y + height - 26} className="plate-name">
        Napoli
      </text>
    </g>
  );
}
