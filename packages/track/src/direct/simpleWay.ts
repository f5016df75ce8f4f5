import { type Board, type Face, STOP } from '@binario/rail';
import { borrowBytes, borrowLinks, giveBack, giveBackLinks, NOWHERE } from '../buffers.ts';
import { STOPS_PER_HEX } from '../stops.ts';
import { fromStop, onwards, townAt } from './stations.ts';

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

function shortestWay(
  board: Board,
  faces: readonly Face[],
  start: number,
  isGoal: (at: number) => boolean,
  barred: Uint8Array,
): readonly number[] | undefined {
  /** The side before each on the shortest way. */
  const back = borrowLinks(board.meets.length);
  const queue: number[] = [];
  const arrive = (side: number, before: number) => {
    const at = board.meets[side] as number;
    if (at < 0 || back[at] !== NOWHERE || barred[at]) return;
    back[at] = before;
    queue.push(at);
  };
  for (const edge of fromStop(faces[start] as Face)) arrive(start * 6 + edge, -1);
  let goal = -1;
  for (let i = 0; i < queue.length && goal < 0; i++) {
    const at = queue[i] as number;
    const hex = Math.floor(at / 6);
    if (isGoal(at)) goal = at;
    else for (const end of onwards(faces[hex] as Face, at % 6)) if (end !== STOP) arrive(hex * 6 + end, at);
  }
  const way = goal < 0 ? undefined : backFrom(back, goal);
  giveBackLinks(back);
  return way;
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
