import type { Face } from '@binario/rail';
import { memo } from 'react';
import type { Point } from './geometry.ts';
import { barOf, isThrough, type Line, linesOfFace, partsOf } from './paths.ts';

/** The colour of track. */
export const BLACK = '#16130f';

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
          data-symbol={gauge === 2 ? 'narrow' : undefined}
        />
      ))}
      {lines
        .filter(({ gauge }) => gauge === 3)
        .map(({ path }) => (
          <path key={`d${path}`} d={path} stroke="#fffdf5" strokeWidth={4.6} data-symbol="dual" />
        ))}
    </g>
  );
}

/** Track and stations of a face, without values, names or tokens. */
export const FaceTrack = memo(function FaceTrack({ face }: { face: Face }) {
  return (
    <>
      <TrackLines lines={linesOfFace(face)} />
      <FaceStops face={face} />
    </>
  );
});

/** Towns, cities and mines of a face, without its track. */
export const FaceStops = memo(function FaceStops({ face }: { face: Face }) {
  const stop = face.stops[0];
  return (
    <>
      {stop?.kind === 'town' && <Towns face={face} />}
      {stop?.kind === 'city' && <City slots={stop.slots} />}
      {stop?.kind === 'mine' && <Mine />}
    </>
  );
});

/** Two towns without track lie side by side; with track each stands on its own line. */
function Towns({ face }: { face: Face }) {
  const bare = face.track.length === 0 && face.stops.length > 1;
  return partsOf(face).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the towns of a face never change places
    <g key={i} transform={bare ? `translate(${(i - (face.stops.length - 1) / 2) * 20} 0)` : undefined}>
      <Town face={part} />
    </g>
  ));
}

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

/** Where each space of a city lies: side by side, then in a triangle, then in a square. */
export function slotPlaces(slots: number): readonly Point[] {
  if (slots <= 1) return [{ x: 0, y: 0 }];
  if (slots === 2) return [-13.5, 13.5].map((x) => ({ x, y: 0 }));
  if (slots === 3) {
    return [
      { x: 0, y: -12.4 },
      { x: -11.2, y: 7 },
      { x: 11.2, y: 7 },
    ];
  }
  return [-11, 11].flatMap((y) => [-11, 11].map((x) => ({ x, y }))).slice(0, slots);
}

/** The middles of the spaces one after another around the city: its wall follows them. */
export const wallOf = (slots: number): readonly Point[] => {
  const [a, b, c, d] = slotPlaces(slots);
  return [a, b, d, c].filter((each) => each !== undefined);
};

/** From the middle of a space to the outer side of the wall of a large city. */
export const WALL = 13;

function City({ slots }: { slots: number }) {
  const wall = `M${wallOf(slots)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;
  return (
    <g stroke={BLACK} strokeWidth={1.8} fill="#fffdf5" strokeLinejoin="round">
      {slots === 2 && <rect x={-28} y={-14.5} width={56} height={29} rx={14.5} />}
      {slots > 2 && (
        <>
          <path d={wall} strokeWidth={WALL * 2} />
          <path d={wall} strokeWidth={(WALL - 1.8) * 2} stroke="#fffdf5" />
        </>
      )}
      {slotPlaces(slots).map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={slots > 2 ? 10.8 : 13.5} strokeWidth={slots > 2 ? 1.2 : 1.8} />
      ))}
    </g>
  );
}

/** A pit head: a square space for the token, with two hammers until one lies there. */
function Mine() {
  return (
    <g stroke={BLACK} strokeWidth={1.8} fill="#fffdf5" strokeLinecap="round" data-symbol="mine">
      <rect x={-14} y={-14} width={28} height={28} />
      <path d="M-8 8L6-6M8 8L-6-6M3-9l6 6M-3-9l-6 6" fill="none" strokeWidth={2.4} />
    </g>
  );
}
