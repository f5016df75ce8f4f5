import { type Face, isEdge, STOP, type TrackEnd, type TrackPiece } from '@binario/rail';
import { edgePoint, INNER, type Point, RADIUS } from './geometry.ts';

const at = ({ x, y }: Point): string => `${x} ${y}`;

/** From side to side: straight, a gentle or a sharp curve, all meeting the side at a right angle. */
export function curve(a: number, b: number): string {
  const turn = (b - a + 6) % 6;
  const from = edgePoint(a, INNER + 0.6);
  const to = edgePoint(b, INNER + 0.6);
  if (turn === 3) return `M${at(from)}L${at(to)}`;
  const radius = turn === 1 || turn === 5 ? RADIUS / 2 : RADIUS * 1.5;
  return `M${at(from)}A${radius} ${radius} 0 0 ${turn > 3 ? 1 : 0} ${at(to)}`;
}

const numbers = (text: string): readonly number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);

/** A path moved elsewhere. Paths of this file have moves, lines and arcs. */
export function moved(path: string, { x, y }: Point): string {
  return path.replace(/([MLA])([^MLA]*)/g, (_, command: string, rest: string) => {
    const values = numbers(rest);
    const ends = [(values.at(-2) as number) + x, (values.at(-1) as number) + y];
    return `${command}${[...values.slice(0, -2), ...ends].join(' ')}`;
  });
}

const spoke = (edge: number): string => `M${at(edgePoint(edge, INNER + 0.6))}L0 0`;

/** A town on a single line is drawn as a bar across the curve, not as a bend in the middle of the hex. */
export function isThrough(face: Face): boolean {
  const [first, second] = face.track;
  const town = face.stops[0]?.kind === 'town';
  return town && face.track.length === 2 && !!first && !!second && first.gauge === second.gauge;
}

/** The edge a piece of track between an edge and a stop begins at. */
export const edgeOf = (piece: TrackPiece): TrackEnd => (isEdge(piece.a) ? piece.a : piece.b);

/** A piece of track as a line of the drawing. */
export interface Line {
  readonly path: string;
  readonly gauge: 1 | 2 | 3;
}

/** A face with several stops as faces with one each; track between sides belongs to the first. */
export function partsOf(face: Face): readonly Face[] {
  if (face.stops.length < 2) return [face];
  const stopOf = ({ a, b }: TrackPiece): number => {
    const end = isEdge(a) ? b : a;
    return isEdge(end) ? 0 : end - STOP;
  };
  const at = (end: TrackEnd): TrackEnd => (isEdge(end) ? end : (STOP as TrackEnd));
  return face.stops.map((stop, i) => ({
    stops: [stop],
    track: face.track
      .filter((piece) => stopOf(piece) === i)
      .map((piece) => ({ ...piece, a: at(piece.a), b: at(piece.b) })),
  }));
}

/** The lines to draw for the track of a face. */
export function linesOfFace(face: Face): readonly Line[] {
  if (face.stops.length > 1) return partsOf(face).flatMap(linesOfFace);
  if (isThrough(face)) {
    const [first, second] = face.track as readonly [TrackPiece, TrackPiece];
    return [{ path: curve(edgeOf(first), edgeOf(second)), gauge: first.gauge }];
  }
  return face.track.map((piece) => ({
    path: isEdge(piece.a) && isEdge(piece.b) ? curve(piece.a, piece.b) : spoke(edgeOf(piece)),
    gauge: piece.gauge,
  }));
}

/** The way a train takes through a hex: in over one side (or beginning there), out over another (or ending there). */
export function wayThrough(face: Face, from: number | undefined, to: number | undefined): readonly Line[] {
  if (face.stops.length > 1) {
    const touches = (part: Face, edge: number | undefined) =>
      edge === undefined || part.track.some(({ a, b }) => a === edge || b === edge);
    const part = partsOf(face).find((each) => touches(each, from) && touches(each, to));
    return part ? wayThrough(part, from, to) : [];
  }
  const has = (a: TrackEnd, b: TrackEnd) =>
    face.track.find((piece) => (piece.a === a && piece.b === b) || (piece.a === b && piece.b === a));
  if (from !== undefined && to !== undefined) {
    const direct = has(from, to);
    if (direct) return [{ path: curve(from, to), gauge: direct.gauge }];
    if (isThrough(face)) return [{ path: curve(from, to), gauge: face.track[0]?.gauge ?? 1 }];
  }
  if (isThrough(face)) {
    const edge = from ?? to;
    return edge === undefined ? [] : [{ path: curveToBar(face, edge), gauge: face.track[0]?.gauge ?? 1 }];
  }
  return [from, to].flatMap((edge) => {
    const piece = edge === undefined ? undefined : has(edge, 6);
    return edge !== undefined && piece ? [{ path: spoke(edge), gauge: piece.gauge }] : [];
  });
}

/** From a side along the curve as far as the bar of its town. */
function curveToBar(face: Face, edge: number): string {
  const ends = face.track.map(edgeOf);
  const other = ends.find((end) => end !== edge) ?? edge;
  const turn = (other - edge + 6) % 6;
  const from = edgePoint(edge, INNER + 0.6);
  const { point } = barOf(face);
  if (turn === 3) return `M${at(from)}L${at(point)}`;
  const radius = turn === 1 || turn === 5 ? RADIUS / 2 : RADIUS * 1.5;
  return `M${at(from)}A${radius} ${radius} 0 0 ${turn > 3 ? 1 : 0} ${at(point)}`;
}

/** Where the bar of a town stands on its line, and how it is turned. */
export function barOf(face: Face): { readonly point: Point; readonly angle: number } {
  const [first, second] = face.track as readonly [TrackPiece, TrackPiece];
  const a = edgePoint(edgeOf(first), 1);
  const b = edgePoint(edgeOf(second), 1);
  const turn = (edgeOf(second) - edgeOf(first) + 6) % 6;
  const sum = { x: a.x + b.x, y: a.y + b.y };
  if (turn === 3) return { point: { x: 0, y: 0 }, angle: edgeAngleOf(a) };
  const length = Math.hypot(sum.x, sum.y);
  const distance = turn === 1 || turn === 5 ? RADIUS - RADIUS / 2 : RADIUS * Math.sqrt(3) - RADIUS * 1.5;
  const point = { x: (sum.x / length) * distance, y: (sum.y / length) * distance };
  return { point, angle: edgeAngleOf(sum) + 90 };
}

const edgeAngleOf = ({ x, y }: Point): number => (Math.atan2(y, x) * 180) / Math.PI;
