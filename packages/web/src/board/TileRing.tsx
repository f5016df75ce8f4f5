import { tileDef, tileFace } from '@binario/rail';
import { centreOf, hexPoints, type Point, polar } from './geometry.ts';
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
/** Towards a corner of the hex a tile lies between the stations of three hexes, further out towards a side between those of two. */
const corners = [-60, 0, 60, 120, 180, 240].map((angle) => polar(angle, 105));
const sides = [-90, -30, 30, 90, 150, 210].map((angle) => polar(angle, 130));

interface TileRingProps {
  readonly sheet: Sheet;
  readonly hex: string;
  readonly tiles: readonly RingTile[];
  readonly onTile: (tile: string) => void;
}

/** So many places around a hex, those first from which no city or town is hidden. */
function placesAround({ hexes }: Sheet, middle: Point, count: number): readonly Point[] {
  const stations = hexes.filter(({ name }) => name !== undefined).map(centreOf);
  const hidden = ({ x, y }: Point): number =>
    stations.filter((each) => Math.hypot(each.x - middle.x - x, each.y - middle.y - y) < 50).length;
  const isSide = (place: Point): number => (sides.includes(place) ? 3 : 0);
  const found = [...corners, ...sides].sort((a, b) => hidden(a) + isSide(a) - hidden(b) - isSide(b)).slice(0, count);
  return [...corners, ...sides].filter((place) => found.includes(place));
}

/** The tiles that fit, around the hex they would lie on. The tray beside the map offers the same to keys and readers. */
export function TileRing({ sheet, hex, tiles, onTile }: TileRingProps) {
  if (tiles.length < 2 || tiles.length > MOST) return null;
  const { board } = sheet;
  const middle = centreOf(hexOn(sheet, hex));
  const places = placesAround(sheet, middle, tiles.length);
  return (
    <g transform={`translate(${middle.x} ${middle.y})`} className="ring">
      {tiles.map(({ tile, rotation, chosen }, i) => {
        const { x, y } = places[i] as Point;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a second way by pointer; the tray is the way for everybody
          <g
            key={tile}
            transform={`translate(${x} ${y}) scale(0.5)`}
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
