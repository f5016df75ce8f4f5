import { type Board, tileDef, tileFace } from '@binario/rail';
import { hexPoints } from './geometry.ts';
import { arrange } from './labels/arrange.ts';
import { letterLabel, valueLabel } from './labels/labelsOf.tsx';
import { groundOf } from './labels/solid.ts';
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
  const [stop] = face.stops;
  const labels = [
    ...(stop && stop.value > 0 ? [valueLabel(stop)] : []),
    ...(def.label ? [letterLabel(def.label)] : []),
  ];
  return (
    <svg width={size} height={size * 0.9} viewBox="-52 -47 104 94" aria-hidden="true" focusable="false">
      <polygon points={hexPoints()} className={`hex hex-${def.colour}`} />
      <FaceTrack face={face} />
      {arrange(groundOf(face), labels).map(({ key, at, variant }) => (
        <g key={key} transform={`translate(${at.x} ${at.y})`}>
          {labels.find((label) => label.key === key)?.draw(variant)}
        </g>
      ))}
    </svg>
  );
}
