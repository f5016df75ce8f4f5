import { type Board, tileDef, tileFace } from '@binario/rail';
import { hexPoints } from './geometry.ts';
import { cornerPoint, freeCorner } from './place.ts';
import { FaceTrack } from './Track.tsx';

interface TileViewProps {
  readonly board: Board;
  readonly tile: string;
  readonly rotation?: number;
  readonly size?: number;
}

/** A tile by itself: in the tray, in the list of tiles left. */
export function TileView({ board, tile, rotation = 0, size = 56 }: TileViewProps) {
  const def = tileDef(board, tile);
  const face = tileFace(board, tile, rotation);
  const value = face.stops[0]?.value ?? 0;
  const corner = freeCorner(face, []);
  const at = cornerPoint(corner, 34);
  const label = cornerPoint(freeCorner(face, [], [corner]), 36);
  return (
    <svg width={size} height={size * 0.9} viewBox="-52 -47 104 94" aria-hidden="true" focusable="false">
      <polygon points={hexPoints()} className={`hex hex-${def.colour}`} />
      <FaceTrack face={face} />
      {value > 0 && (
        <g transform={`translate(${at.x} ${at.y})`}>
          <circle r={9.4} className="map-value" />
          <text y={4} className="map-value-text">
            {value}
          </text>
        </g>
      )}
      {def.label && (
        <text x={label.x} y={label.y + 5} className="map-label">
          {def.label}
        </text>
      )}
    </svg>
  );
}
