import type { Face } from '@binario/rail';
import { memo } from 'react';
import { barOf, isThrough, type Line, linesOfFace } from './paths.ts';

const BLACK = '#16130f';

/** Standard solid black, narrow dashed, dual white between two black lines; a paper edge keeps crossings apart. */
export function TrackLines({ lines }: { lines: readonly Line[] }) {
  return (
    <g fill="none" strokeLinecap="butt">
      {lines.map(({ path }) => (
        <path key={`e${path}`} d={path} stroke="var(--track-edge)" strokeWidth={11.5} />
      ))}
      {lines.map(({ path, gauge }) => (
        <path
          key={path}
          d={path}
          stroke={BLACK}
          strokeWidth={gauge === 3 ? 9.5 : 7.5}
          strokeDasharray={gauge === 2 ? '6.2 3.6' : undefined}
        />
      ))}
      {lines
        .filter(({ gauge }) => gauge === 3)
        .map(({ path }) => (
          <path key={`d${path}`} d={path} stroke="#fffdf5" strokeWidth={4.6} />
        ))}
    </g>
  );
}

/** Track and stations of a face, without values, names or tokens. */
export const FaceTrack = memo(function FaceTrack({ face }: { face: Face }) {
  const lines = linesOfFace(face);
  const stop = face.stops[0];
  return (
    <>
      <TrackLines lines={lines} />
      {stop?.kind === 'town' && <Town face={face} />}
      {stop?.kind === 'city' && <City slots={stop.slots} />}
    </>
  );
});

function Town({ face }: { face: Face }) {
  if (isThrough(face)) {
    const { point, angle } = barOf(face);
    return (
      <rect
        x={-10}
        y={-3.5}
        width={20}
        height={7}
        rx={1.5}
        fill={BLACK}
        stroke="var(--track-edge)"
        strokeWidth={1.6}
        transform={`translate(${point.x} ${point.y}) rotate(${angle + 90})`}
      />
    );
  }
  return <circle r={face.track.length > 0 ? 8 : 6.5} fill={BLACK} stroke="var(--track-edge)" strokeWidth={2} />;
}

/** Where each space of a city lies. */
export function slotPlaces(slots: number): readonly number[] {
  if (slots <= 1) return [0];
  return Array.from({ length: slots }, (_, i) => (i - (slots - 1) / 2) * 27);
}

function City({ slots }: { slots: number }) {
  const places = slotPlaces(slots);
  return (
    <g stroke={BLACK} strokeWidth={1.8} fill="#fffdf5">
      {slots > 1 && <rect x={-28} y={-14.5} width={56} height={29} rx={14.5} />}
      {places.map((x) => (
        <circle key={x} cx={x} r={13.5} />
      ))}
    </g>
  );
}
