import { lasting } from '@binario/kernel';
import {
  type Board,
  type CorpId,
  DUAL,
  facesOf,
  forFaces,
  type Gauge,
  hexOfSide,
  isEdge,
  STOP,
  shownOn,
  type TrackEnd,
} from '@binario/rail';
import { borrowBytes, borrowList, giveBack, giveBackList } from '../buffers.ts';
import { hexOfStop, passesStop, STOPS_PER_HEX, slotsOn, startsOf } from '../stops.ts';
import type { Tracks } from './reached.ts';

/** Ends of a face: the six edges, then the stops. */
const ENDS = STOP + STOPS_PER_HEX;

/**
 * A piece of track seen from one of its ends, in one number: its own number on the face, the end it leads to, its gauge.
 */
const onward = (piece: number, to: TrackEnd, gauge: Gauge): number => (piece << 5) | (to << 2) | gauge;
const pieceOf = (code: number): number => code >> 5;
/** The end of the face to which a piece of the onward table leads. */
export const leadsTo = (code: number): TrackEnd => (code >> 2) & 7;
/** The gauge of a piece of the onward table. */
export const gaugeOf = (code: number): Gauge => (code & DUAL) as Gauge;

const onwardsOfFaces = forFaces((face) => {
  const from: number[][] = Array.from({ length: ENDS }, () => []);
  face.track.forEach(({ a, b, gauge }, piece) => {
    from[a]?.push(onward(piece, b, gauge));
    from[b]?.push(onward(piece, a, gauge));
  });
  return from;
});

/** The pieces of every face from each of its ends, all in one list: `onwardsAt` knows where. */
export const onwardTable: (board: Board) => readonly (readonly number[])[] = lasting((board) =>
  onwardsOfFaces(board).flat(),
);

/** The place in the onward table of the pieces that begin at this end of a face. */
export const onwardsAt = (face: number, end: TrackEnd): number => face * ENDS + end;

/**
 * Ways along track, each by a number: one side crossed, or one station passed, and the way it goes on from. In columns
 * that are used again for the next search: there are a hundred ways in each, and hardly one is kept.
 */
export interface Ways {
  /** How many there are; the columns may be longer. */
  count: number;
  /** The side arrived at, or a stop as `~stop`. */
  readonly at: number[];
  /** The side whichever way it is crossed, or the stop: what a simple way has once. */
  readonly key: number[];
  /** The gauge, with SIMPLE if the way has no side and no station twice, with FOLLOWED if it is gone on from this side. */
  readonly mark: number[];
  /** The way before, -1 at a home. */
  readonly back: number[];
}

/** Mark of a way that has no side and no station twice. */
export const SIMPLE = 4;
/** Mark of a way that is gone on from the side it has reached. */
export const FOLLOWED = 8;

/** Columns for a search, with no way in them. */
export const borrowWays = (): Ways => ({
  count: 0,
  at: borrowList(),
  key: borrowList(),
  mark: borrowList(),
  back: borrowList(),
});

/** Columns whose borrower does not look at them any more. */
export function giveBackWays({ at, key, mark, back }: Ways): void {
  for (const column of [at, key, mark, back]) giveBackList(column);
}

/** A copy of ways, as long as they are, that outlives the search. */
export function keptWays({ count, at, key, mark, back }: Ways): Ways {
  return {
    count,
    at: at.slice(0, count),
    key: key.slice(0, count),
    mark: mark.slice(0, count),
    back: back.slice(0, count),
  };
}

/** What a search along track wants to be told, and where it decides whether to go on. */
export interface Explorer {
  /** A side is about to be crossed for the first time in this direction with this gauge: shall the route go on? */
  onSide(way: number): boolean;
  readonly onStop: ((way: number) => void) | undefined;
  /** Is all known that was to be found out? */
  readonly isDone: (() => boolean) | undefined;
}

/** Of a stop that was entered by two pieces, or is a home: it has been left by every piece already. */
const LEFT_BY_ALL = 255;

/**
 * Follows track outwards from a corporation's stations, shortest ways first, through every stop it may pass. Does not
 * care whether a way crosses itself: that is for the explorer to judge.
 */
export function followTrack(board: Board, table: Tracks, corp: CorpId, ways: Ways, explorer: Explorer): void {
  const faces = facesOf(board, table.map);
  const shown = shownOn(board, table.map);
  const slots = slotsOn(board, table.stations);
  const pieces = onwardTable(board);
  const { meets } = board;
  const { at: ats, key: keys, mark: marks, back: backs } = ways;
  const crossed = borrowBytes(meets.length);
  /** One more than the number of the first piece by which each stop was entered: it is left by it after a second way in. */
  const enteredBy = borrowBytes(board.hexes.length * STOPS_PER_HEX);

  /** `seen`: has any way been there before? Only then this one may come there again. */
  const add = (at: number, key: number, gauge: Gauge, back: number, seen: boolean): number => {
    const way = ways.count++;
    const isSimple = back < 0 || (((marks[back] as number) & SIMPLE) !== 0 && !(seen && comesAgain(ways, back, key)));
    ats[way] = at;
    keys[way] = key;
    marks[way] = isSimple ? gauge | SIMPLE : gauge;
    backs[way] = back;
    return way;
  };

  const leave = (stop: number, way: number, except: number, only: number) => {
    const hex = hexOfStop(stop);
    const onwards = pieces[onwardsAt(shown[hex] as number, STOP + (stop % STOPS_PER_HEX))] as readonly number[];
    for (const code of onwards) {
      const piece = pieceOf(code);
      if (piece !== except && (only < 0 || piece === only)) follow(hex, piece, leadsTo(code), gaugeOf(code), way);
    }
  };

  const enter = (stop: number, gauge: Gauge, back: number, piece: number) => {
    const entered = enteredBy[stop] as number;
    const way = add(~stop, ~stop, gauge, back, entered !== 0);
    explorer.onStop?.(way);
    if (entered === LEFT_BY_ALL || entered === piece + 1) return;
    enteredBy[stop] = entered === 0 ? piece + 1 : LEFT_BY_ALL;
    if (!passesStop(faces, slots, corp, stop)) return;
    if (entered === 0) leave(stop, way, piece, -1);
    else leave(stop, way, -1, entered - 1);
  };

  const follow = (hex: number, piece: number, end: TrackEnd, gauge: Gauge, back: number) => {
    if (!isEdge(end)) {
      enter(hex * STOPS_PER_HEX + (end - STOP), gauge, back, piece);
      return;
    }
    const from = hex * 6 + end;
    const side = meets[from] as number;
    if (side < 0 || (crossed[side] as number) & (1 << gauge)) return;
    const seen = crossed[side] !== 0 || crossed[from] !== 0;
    const way = add(side, Math.min(side, from), gauge, back, seen);
    if (!explorer.onSide(way)) return;
    crossed[side] = (crossed[side] as number) | (1 << gauge);
    marks[way] = (marks[way] as number) | FOLLOWED;
  };

  const homes = startsOf(board, table, corp);
  for (const home of homes) enteredBy[home] = LEFT_BY_ALL;
  for (const home of homes) leave(home, add(~home, ~home, DUAL, -1, false), -1, -1);
  for (let way = 0; way < ways.count && !explorer.isDone?.(); way++) {
    const mark = marks[way] as number;
    if ((mark & FOLLOWED) === 0) continue;
    const at = ats[way] as number;
    const hex = hexOfSide(at);
    for (const code of pieces[onwardsAt(shown[hex] as number, at % 6)] as readonly number[]) {
      const common = (code & gaugeOf(mark)) as Gauge | 0;
      if (common !== 0) follow(hex, pieceOf(code), leadsTo(code), common, way);
    }
  }
  giveBack(crossed);
  giveBack(enteredBy);
}

function comesAgain({ key: keys, back: before }: Ways, from: number, key: number): boolean {
  for (let way = from; way >= 0; way = before[way] as number) if (keys[way] === key) return true;
  return false;
}
