import type { HexId } from '../model/ids.ts';
import { lasting } from '../model/memo.ts';
import { borrowBytes, giveBack } from '../model/scratch.ts';
import type { Board, HexDef } from './board.ts';
import { type Face, isEdge, STOP, type Stop, type StopKind } from './track.ts';
import { STOPS_PER_HEX } from './ways.ts';

const stations: readonly (StopKind | undefined)[] = ['city', 'mine', 'offmap'];

export const stopOf = (face: Face): Stop | undefined => face.stops[0];
export const isStation = (stop: Stop | undefined): boolean => stations.includes(stop?.kind);

/** Do the two hexes show the same place? */
export function samePlace(board: Board, a: number, b: number): boolean {
  return a === b || placeOf(board, a) === placeOf(board, b);
}

function placeOf(board: Board, n: number): HexId {
  const hex = board.hexes[n] as HexDef;
  return hex.location ?? hex.id;
}

/** Where one comes out of a hex entered over this edge: edges, or the station itself. Faces are few and stay. */
const onwardsByEdge = lasting((face: Face) => [0, 1, 2, 3, 4, 5].map((edge) => findOnwards(face, edge)));

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

/** More attempts than any real net needs, where the shortest way is none because it turns round in a loop. */
const MOST_ATTEMPTS = 1_000;

/**
 * A way from a station to a goal on which nothing is used twice and no station passed, as the sides at which it arrives;
 * undefined if there is none. The shortest way either is one, or it crosses some side both ways or comes to some town
 * twice: no simple way makes both arrivals, so it is sought without the one, then without the other.
 */
export function simpleWay(
  board: Board,
  faces: readonly Face[],
  start: number,
  isGoal: (at: number) => boolean,
): readonly number[] | undefined {
  let left = MOST_ATTEMPTS;
  const barred = borrowBytes(board.meets.length);
  const sought = (): readonly number[] | undefined => {
    if (left-- <= 0) return undefined;
    const way = shortestWay(board, faces, start, isGoal, barred);
    const clash = way && clashOn(board, faces, way);
    return clash ? (without(clash[0]) ?? without(clash[1])) : way;
  };
  const without = (at: number): readonly number[] | undefined => {
    barred[at] = 1;
    const way = sought();
    barred[at] = 0;
    return way;
  };
  const found = sought();
  giveBack(barred);
  return found;
}

/** The side before each on the shortest way, NOWHERE where none has come. Searches do not nest. */
let backKept = new Int16Array(0);
const NOWHERE = -2;

function shortestWay(
  board: Board,
  faces: readonly Face[],
  start: number,
  isGoal: (at: number) => boolean,
  barred: Uint8Array,
): readonly number[] | undefined {
  if (backKept.length !== board.meets.length) backKept = new Int16Array(board.meets.length);
  const back = backKept.fill(NOWHERE);
  const queue: number[] = [];
  const arrive = (side: number, before: number) => {
    const at = board.meets[side] as number;
    if (at < 0 || back[at] !== NOWHERE || barred[at]) return;
    back[at] = before;
    queue.push(at);
  };
  for (const edge of fromStop(faces[start] as Face)) arrive(start * 6 + edge, -1);
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number;
    if (isGoal(at)) return backFrom(back, at);
    const hex = Math.floor(at / 6);
    for (const end of onwards(faces[hex] as Face, at % 6)) if (end !== STOP) arrive(hex * 6 + end, at);
  }
  return undefined;
}

function backFrom(back: Int16Array, at: number): readonly number[] {
  const way: number[] = [];
  for (let last = at; last >= 0; last = back[last] as number) way.push(last);
  return way.reverse();
}

/** The first two arrivals of a way that cannot both be on a simple one. */
function clashOn(board: Board, faces: readonly Face[], way: readonly number[]): readonly [number, number] | undefined {
  const bySide = new Map<number, number>();
  const byTown = new Map<number, number>();
  for (const at of way) {
    const key = Math.min(at, board.meets[at] as number);
    const hex = Math.floor(at / 6);
    const number = townAt(faces[hex] as Face, at % 6);
    const town = hex * STOPS_PER_HEX + number;
    const before = bySide.get(key) ?? (number < 0 ? undefined : byTown.get(town));
    if (before !== undefined) return [before, at];
    bySide.set(key, at);
    if (number >= 0) byTown.set(town, at);
  }
  return undefined;
}
