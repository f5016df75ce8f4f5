import type { Face } from '@binario/rail';
import { INNER, type Point } from '../geometry.ts';
import { barOf, isThrough, linesOfFace, partsOf } from '../paths.ts';
import { WALL, wallOf } from '../Track.tsx';
import { box, circle, type Shape } from './shapes.ts';

/** Half of a line; of its paper edge a word may touch the half. */
const TRACK = 4.9;
/** Within this distance of the middle lines meet in a station. */
const STATION = 12;
/** The end of a line is so long. */
const END = 5;
/** Points along a line lie so far apart. */
const STEP = 4;

/** What a face shows that no label may cover, and its track, which a label crosses on a plate only. */
export interface Ground {
  readonly solid: readonly Shape[];
  readonly track: readonly Shape[];
  /** Where track meets the border of the hex: covered there it would seem to stop short of its neighbour. */
  readonly ends: readonly Shape[];
}

const known = new WeakMap<Face, Ground>();

/** What track and stops of a face take up, so that no label covers them. */
export function groundOf(face: Face): Ground {
  const found = known.get(face);
  if (found) return found;
  const lines = linesOfFace(face).map(({ path }) => pointsAlong(path));
  const ground = {
    solid: [...stationsOf(face), ...crossings(lines, face.stops.length > 0 ? STATION : 0)],
    track: lines.flat().map(({ x, y }) => circle(x, y, TRACK)),
    ends: lines.flatMap(endsOf),
  };
  known.set(face, ground);
  return ground;
}

/** The stations of a face as `Track.tsx` draws them, strokes included. */
export function stationsOf(face: Face): readonly Shape[] {
  const [stop] = face.stops;
  if (stop?.kind === 'city') return cityOf(stop.slots);
  if (stop?.kind === 'mine') return [box(0, 0, 30, 30)];
  if (stop?.kind === 'port' && stop.value > 0) return [circle(0, 0, 17.6)];
  if (stop?.kind !== 'town') return [];
  const bare = face.track.length === 0 && face.stops.length > 1;
  return partsOf(face).flatMap((part, i) => {
    if (isThrough(part)) return barShapes(part);
    return [circle(bare ? (i - (face.stops.length - 1) / 2) * 20 : 0, 0, part.track.length > 0 ? 9 : 7.5)];
  });
}

function cityOf(slots: number): readonly Shape[] {
  if (slots < 2) return [circle(0, 0, 14.4)];
  if (slots === 2) return [circle(-13.5, 0, 15.4), circle(13.5, 0, 15.4), box(0, 0, 27, 30.8)];
  const wall = wallOf(slots);
  return wall.flatMap((from, i) => {
    const to = wall[(i + 1) % wall.length] as Point;
    return [0, 0.34, 0.67].map((t) => circle(part(from.x, to.x, t), part(from.y, to.y, t), WALL));
  });
}

function barShapes(face: Face): readonly Shape[] {
  const { point, angle } = barOf(face);
  const [cos, sin] = [Math.cos(((angle + 90) * Math.PI) / 180), Math.sin(((angle + 90) * Math.PI) / 180)];
  return [-6.6, 0, 6.6].map((along) => circle(point.x + cos * along, point.y + sin * along, 4.6));
}

/** Where two lines cross away from a station. */
function crossings(lines: readonly (readonly Point[])[], from: number): readonly Shape[] {
  return lines.flatMap((line, i) =>
    lines
      .slice(i + 1)
      .flatMap((other) =>
        line
          .filter((a) => Math.hypot(a.x, a.y) >= from && other.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < STEP / 2))
          .map(({ x, y }) => circle(x, y, TRACK)),
      ),
  );
}

const endsOf = (line: readonly Point[]): readonly Shape[] =>
  line.filter(({ x, y }) => Math.hypot(x, y) > INNER - END).map(({ x, y }) => circle(x, y, TRACK));

const part = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Points along a path of `paths.ts`: a straight line, or an arc of a circle. */
export function pointsAlong(path: string): readonly Point[] {
  const n = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const from = { x: n[0] ?? 0, y: n[1] ?? 0 };
  const to = { x: n.at(-2) ?? 0, y: n.at(-1) ?? 0 };
  const count = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  const steps = Array.from({ length: count + 1 }, (_, i) => i / count);
  if (!path.includes('A')) return steps.map((t) => ({ x: part(from.x, to.x, t), y: part(from.y, to.y, t) }));
  const radius = n[2] ?? 1;
  const turn = n[6] === 1 ? 1 : -1;
  const half = Math.hypot(to.x - from.x, to.y - from.y) / 2;
  const rise = (Math.sqrt(Math.max(0, radius * radius - half * half)) / (2 * half)) * turn;
  const centre = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * rise,
    y: (from.y + to.y) / 2 + (to.x - from.x) * rise,
  };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const sweep = 2 * Math.asin(Math.min(1, half / radius)) * turn;
  return steps.map((t) => ({
    x: centre.x + Math.cos(start + sweep * t) * radius,
    y: centre.y + Math.sin(start + sweep * t) * radius,
  }));
}
