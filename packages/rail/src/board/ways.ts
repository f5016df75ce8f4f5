import type { CorpId, HexId } from '../model/ids.ts';
import { lasting } from '../model/memo.ts';
import { type RailTable, type Slots, stationsOf } from '../model/table.ts';
import { type Board, hexNumber } from './board.ts';
import { facesOf } from './faces.ts';
import { DUAL, type Face, type Gauge, isEdge, STOP, type Stop, type TrackPiece } from './track.ts';

/** A stop by number: hex number times STOPS_PER_HEX plus its number on the face. */
export const STOPS_PER_HEX = 2;

/** Is a city closed to a corporation: every space taken, none by itself? */
export function isBlocked(slots: number, tokens: Slots | undefined, corp: CorpId): boolean {
  if (!tokens) return false;
  let taken = 0;
  for (const token of tokens) {
    if (token === corp) return false;
    if (token !== null) taken++;
  }
  return taken >= slots;
}

/** Any town, and a city with a free space or an own station. Ports, mines and what lies off the map are ends. */
export function mayPass(stop: Stop, tokens: Slots | undefined, corp: CorpId): boolean {
  return stop.kind === 'town' || (stop.kind === 'city' && !isBlocked(stop.slots, tokens, corp));
}

export function passesStop(
  board: Board,
  faces: readonly Face[],
  stations: RailTable['stations'],
  corp: CorpId,
  stop: number,
): boolean {
  const hex = Math.floor(stop / STOPS_PER_HEX);
  const found = (faces[hex] as Face).stops[stop % STOPS_PER_HEX];
  return found !== undefined && mayPass(found, stations[board.hexes[hex]?.id ?? ''], corp);
}

/** By the place a token lies in: all hexes that show it. */
const hexesShowing = lasting((board: Board) => {
  const shown = new Map<HexId, number[]>();
  board.hexes.forEach((hex, n) => {
    if (hex.location === undefined) return;
    const known = shown.get(hex.location) ?? [hexNumber(board, hex.location)];
    shown.set(hex.location, [...known, n]);
  });
  return shown;
});

/**
 * Stops from which a corporation's routes start: its stations, in every hex that shows them. Who starts in a town starts
 * from all towns of that hex.
 */
export function startsOf(
  board: Board,
  faces: readonly Face[],
  stations: RailTable['stations'],
  corp: CorpId,
): readonly number[] {
  const shown = hexesShowing(board);
  const starts: number[] = [];
  for (const place of stationsOf(stations, corp)) {
    for (const hex of shown.get(place) ?? [hexNumber(board, place)]) {
      starts.push(hex * STOPS_PER_HEX);
      const { stops } = faces[hex] as Face;
      if (stops[0]?.kind === 'town' && stops.length === 2) starts.push(hex * STOPS_PER_HEX + 1);
    }
  }
  return starts;
}

/** The same number from whichever hex a side is looked at. */
export function sideKey(board: Board, side: number): number {
  return Math.min(side, board.meets[side] as number);
}

/** One side crossed on the way, or one station passed; `back` leads to where the route came from. */
export interface Way {
  readonly kind: 'side' | 'stop';
  /** Side number for a side (the one arrived at), stop number for a stop. */
  readonly at: number;
  /** The side whichever way it is crossed, or the stop. */
  readonly key: number;
  readonly gauge: Gauge;
  readonly back: Way | undefined;
  /** Filled in when somebody asks: see `isSimple`. */
  simple: boolean | undefined;
}

export interface Explorer {
  /** A side is about to be crossed for the first time in this direction with this gauge: shall the route go on? */
  onSide(way: Way): boolean;
  onStop?(way: Way): void;
  /** Is all known that was to be found out? */
  isDone?(): boolean;
}

/** Of a stop that was entered by two pieces, or is a home: it has been left by every piece already. */
const LEFT_BY_ALL = 255;

type Tracks = Pick<RailTable, 'map' | 'stations'>;

/**
 * Follows track outwards from a corporation's stations, shortest ways first, through every stop it may pass. Does not
 * care whether a way crosses itself: that is for the explorer to judge.
 */
export function explore(board: Board, table: Tracks, corp: CorpId, explorer: Explorer): void {
  const faces = facesOf(board, table.map);
  const crossed = new Uint8Array(board.hexes.length * 6);
  /** One more than the number of the first piece by which each stop was entered: it is left by it after a second way in. */
  const enteredBy = new Uint8Array(board.hexes.length * STOPS_PER_HEX);
  const queue: Way[] = [];

  const leave = (stop: Way, except: number, only: number) => {
    const hex = Math.floor(stop.at / STOPS_PER_HEX);
    const end = STOP + (stop.at % STOPS_PER_HEX);
    const { track } = faces[hex] as Face;
    for (let n = 0; n < track.length; n++) {
      if (n === except || (only >= 0 && n !== only)) continue;
      const piece = track[n] as TrackPiece;
      if (piece.a === end) follow(hex, n, piece.b, piece.gauge, stop);
      else if (piece.b === end) follow(hex, n, piece.a, piece.gauge, stop);
    }
  };

  const enter = (stop: Way, piece: number) => {
    explorer.onStop?.(stop);
    const first = (enteredBy[stop.at] as number) - 1;
    if (first === LEFT_BY_ALL - 1 || first === piece) return;
    const isFirst = first < 0;
    enteredBy[stop.at] = isFirst ? piece + 1 : LEFT_BY_ALL;
    if (!passesStop(board, faces, table.stations, corp, stop.at)) return;
    if (isFirst) leave(stop, piece, -1);
    else leave(stop, -1, first);
  };

  const follow = (hex: number, piece: number, end: number, gauge: Gauge, back: Way) => {
    if (!isEdge(end)) {
      const at = hex * STOPS_PER_HEX + (end - STOP);
      enter({ kind: 'stop', at, key: at, gauge, back, simple: undefined }, piece);
      return;
    }
    const side = board.meets[hex * 6 + end] as number;
    if (side < 0 || (crossed[side] as number) & (1 << gauge)) return;
    const way: Way = { kind: 'side', at: side, key: sideKey(board, side), gauge, back, simple: undefined };
    if (!explorer.onSide(way)) return;
    crossed[side] = (crossed[side] as number) | (1 << gauge);
    queue.push(way);
  };

  const homes = startsOf(board, faces, table.stations, corp);
  for (const home of homes) enteredBy[home] = LEFT_BY_ALL;
  for (const at of homes) leave({ kind: 'stop', at, key: at, gauge: DUAL, back: undefined, simple: true }, -1, -1);
  for (let i = 0; i < queue.length && !explorer.isDone?.(); i++) {
    const way = queue[i] as Way;
    const hex = Math.floor(way.at / 6);
    const edge = way.at % 6;
    const { track } = faces[hex] as Face;
    for (let n = 0; n < track.length; n++) {
      const piece = track[n] as TrackPiece;
      const end = piece.a === edge ? piece.b : piece.b === edge ? piece.a : edge;
      const gauge = (piece.gauge & way.gauge) as Gauge | 0;
      if (end !== edge && gauge !== 0) follow(hex, n, end, gauge, way);
    }
  }
}

/** No side and no station twice on the way. A way is as simple as the one it goes on from, so that is known already. */
export function isSimple(way: Way): boolean {
  way.simple ??= way.back === undefined || (isSimple(way.back) && !comesAgain(way, way.back));
  return way.simple;
}

function comesAgain(way: Way, from: Way): boolean {
  for (let back: Way | undefined = from; back; back = back.back) {
    if (back.key === way.key && back.kind === way.kind) return true;
  }
  return false;
}

/** More steps than a search for one simple way ever took on a real map; a denser one is given the benefit of the doubt. */
const MOST_STEPS = 50_000;

/**
 * Does some simple route arrive at this side with this gauge without crossing `avoided`? Only asked where the shortest
 * way crosses itself. First without the side itself, which a simple way cannot have crossed before: if nothing leads
 * there then, as beyond a bridge, the answer is no; if a simple way does, it is yes. Only then all ways are searched.
 */
export function hasSimpleWay(
  board: Board,
  table: Tracks,
  corp: CorpId,
  target: number,
  wanted: Gauge,
  avoided?: number,
): boolean {
  const barred = new Set([sideKey(board, target), ...(avoided === undefined ? [] : [sideKey(board, avoided)])]);
  let found: Way | undefined;
  explore(board, table, corp, {
    onSide(way) {
      // The first is the shortest: where others lead is of no interest.
      if (found) return false;
      if (way.at === target && way.gauge === wanted) found = way;
      return !barred.has(way.key);
    },
    isDone: () => found !== undefined,
  });
  return found !== undefined && (isSimple(found) || searchSimpleWay(board, table, corp, target, wanted, barred));
}

function searchSimpleWay(
  board: Board,
  table: Tracks,
  corp: CorpId,
  target: number,
  wanted: Gauge,
  barred: ReadonlySet<number>,
): boolean {
  const faces = facesOf(board, table.map);
  const usedSides = new Set<number>(barred);
  const usedStops = new Set<number>();
  let steps = 0;

  const fromStop = (stop: number): boolean => {
    usedStops.add(stop);
    const hex = Math.floor(stop / STOPS_PER_HEX);
    const end = STOP + (stop % STOPS_PER_HEX);
    for (const piece of (faces[hex] as Face).track) {
      if (piece.a === end && along(hex, piece.b, piece.gauge)) return true;
      if (piece.b === end && along(hex, piece.a, piece.gauge)) return true;
    }
    usedStops.delete(stop);
    return false;
  };

  const along = (hex: number, end: number, gauge: Gauge): boolean => {
    if (++steps > MOST_STEPS) return true;
    if (!isEdge(end)) {
      const stop = hex * STOPS_PER_HEX + (end - STOP);
      return !usedStops.has(stop) && passesStop(board, faces, table.stations, corp, stop) && fromStop(stop);
    }
    const side = board.meets[hex * 6 + end] as number;
    if (side < 0) return false;
    if (side === target && gauge === wanted) return true;
    const key = sideKey(board, side);
    if (usedSides.has(key)) return false;
    usedSides.add(key);
    const there = Math.floor(side / 6);
    const edge = side % 6;
    for (const piece of (faces[there] as Face).track) {
      const next = (piece.gauge & gauge) as Gauge | 0;
      if (next === 0) continue;
      if (piece.a === edge && along(there, piece.b, next)) return true;
      if (piece.b === edge && along(there, piece.a, next)) return true;
    }
    usedSides.delete(key);
    return false;
  };

  return startsOf(board, faces, table.stations, corp).some(fromStop);
}
