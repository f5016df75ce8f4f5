import { tileDef, tileFace } from '@binario/rail';
import { centreOf, hexPoints, polar } from './geometry.ts';
import { hexOn } from './hexOn.ts';
import type { Sheet } from './sheet.ts';
import { FaceTrack } from './Track.tsx';

/** A tile in the ring of those that can be laid on a hex. */
export interface RingTile {
  readonly tile: string;
  readonly rotation: number;
  readonly chosen: boolean;
}

const MOST = 12;

/** The tiles that fit, around the hex they would lie on. The tray beside the map offers the same to keys and readers. */
export function TileRing({
  sheet,
  hex,
  tiles,
  onTile,
}: {
  sheet: Sheet;
  hex: string;
  tiles: readonly RingTile[];
  onTile: (tile: string) => void;
}) {
  if (tiles.length < 2 || tiles.length > MOST) return null;
  const { board } = sheet;
  const { x, y } = centreOf(hexOn(sheet, hex));
  const distance = tiles.length > 8 ? 112 : 92;
  return (
    <g transform={`translate(${x} ${y})`} className="ring">
      {tiles.map(({ tile, rotation, chosen }, i) => {
        const at = polar(-90 + (i * 360) / tiles.length, distance);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a second way by pointer; the tray is the way for everybody
          <g
            key={tile}
            transform={`translate(${at.x} ${at.y}) scale(0.5)`}
            className={chosen ? 'ring-tile is-chosen' : 'ring-tile'}
            onClick={() => onTile(tile)}
          >
            <circle r={58} className="ring-back" />
            <polygon points={hexPoints()} className={`hex hex-${tileDef(board, tile).colour}`} />
            <FaceTrack face={tileFace(board, tile, rotation)} />
          </g>
        );
      })}
    </g>
  );
}
