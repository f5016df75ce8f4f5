import { boxOf, centreOf, type Sheet } from '@binario/web/board';
import type { GroundPart } from '../board/file.ts';
import { mapOf } from '../board/trackBoard.ts';
import { placeOn } from './sheet.ts';

/** The frame of the small map on the atlas, and the lines that lead to the two hexes it stands for. */
export function Plate({ sheet, ground }: { sheet: Sheet; ground: readonly GroundPart[] }) {
  const { x, y, width, height } = boxOf(
    sheet.hexes.filter(({ id }) => mapOf(id) === 'napoli'),
    62,
  );
  const stands = ground
    .filter(({ kind }) => kind === 'napoli')
    .map(({ id }) => centreOf(placeOn(sheet, id)))
    .sort((a, b) => a.y - b.y);
  const [top, bottom] = [stands[0], stands.at(-1)];
  const right = x + width;
  return (
    <g>
      {top && bottom && (
        <path
          d={`M${right} ${y}L${top.x} ${top.y - 40}M${right} ${y + height}L${bottom.x} ${bottom.y + 40}`}
          className="lens"
        />
      )}
      <rect x={x} y={y} width={width} height={height} className="plate" />
      <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} className="plate thin" />
      <text x={x + 74} y={y + height - 26} className="plate-name">
        Napoli
      </text>
    </g>
  );
}
