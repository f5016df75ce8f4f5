import { lasting } from '@binario/kernel';
import { type Board, type Face, type HexDef, type HexId, isEdge, STOP, type Stop, type StopKind } from '@binario/rail';

const stations: readonly (StopKind | undefined)[] = ['city', 'mine', 'offmap'];

/** The stop of a face that shows at most one station. */
export const stopOf = (face: Face): Stop | undefined => face.stops[0];
/** Does a direct route end at this stop? Not at a town, nor where there is none. */
export const isStation = (stop: Stop | undefined): boolean => stations.includes(stop?.kind);

/** Do the two hexes show the same place? */
export function samePlace(board: Board, a: number, b: number): boolean {
  return a === b || placeOf(board, a) === placeOf(board, b);
}

function placeOf(board: Board, n: number): HexId {
  const hex = board.hexes[n] as HexDef;
  return hex.location ?? hex.id;
}

const onwardsByEdge = lasting((face: Face) => [0, 1, 2, 3, 4, 5].map((edge) => findOnwards(face, edge)));

/** Where one comes out of a hex entered over this edge: edges, or the station itself. */
export const onwards = (face: Face, edge: number): readonly number[] => onwardsByEdge(face)[edge] as readonly number[];

function findOnwards(face: Face, edge: number): readonly number[] {
  const out: number[] = [];
  for (const { a, b } of face.track) {
    if (a !== edge && b !== edge) continue;
    const end = a === edge ? b : a;
    if (isEdge(end)) out.push(end);
    else if (isStation(stopOf(face))) out.push(STOP);
    else out.push(...fromStop(face, end).filter((other) => other !== edge));
  }
  return out;
}

/** The edges to which track leads from a stop. */
export function fromStop(face: Face, stop = STOP): readonly number[] {
  return face.track.filter(({ a, b }) => a === stop || b === stop).map(({ a, b }) => (a === stop ? b : a));
}

const townsByEdge = lasting((face: Face) => [0, 1, 2, 3, 4, 5].map((edge) => findTown(face, edge)));

/** The town to which track leads from this edge; -1 if none. */
export const townAt = (face: Face, edge: number): number => townsByEdge(face)[edge] as number;

function findTown(face: Face, edge: number): number {
  for (const { a, b } of face.track) {
    const end = a === edge ? b : b === edge ? a : edge;
    if (!isEdge(end)) return isStation(face.stops[end - STOP]) ? -1 : end - STOP;
  }
  return -1;
}
