import type { CorpId } from '../model/ids.ts';
import { memo2 } from '../model/memo.ts';
import { type RailTable, stationsOf } from '../model/table.ts';
import { type Board, hexNumber } from './board.ts';
import { facesOf } from './faces.ts';
import { DUAL, type Face, type Gauge, isEdge, STOP, type TrackPiece } from './track.ts';
import { hasSimpleWay, passesStop, STOPS_PER_HEX, sideKey } from './ways.ts';

/** How far a corporation's routes go. */
export interface Reach {
  /** Stops that lie on some route of the corporation, its own stations included. */
  readonly stops: ReadonlySet<number>;
  /** Is some station joined by track to a second stop that is no port? */
  readonly joined: boolean;
  /** Is some station joined to any second stop, a port included? */
  readonly linked: boolean;
  /**
   * `arrivals[hex * 6 + edge]`: with which gauges a route can arrive at this side from outside, as a set of bits
   * `1 << gauge`. Also where no track goes on: that is where new track may begin.
   */
  readonly arrivals: Uint8Array;
}

/** One side crossed on the way, or one station passed; `back` leads to where the route came from. */
interface Way {
  readonly kind: 'side' | 'stop';
  /** Side number for a side (the one arrived at), stop number for a stop. */
  readonly at: number;
  readonly gauge: Gauge;
  readonly back: Way | undefined;
}

const remembered = memo2<RailTable['map'], RailTable['stations'], Map<CorpId, Reach>>(() => new Map());

export function reachOf(board: Board, table: Pick<RailTable, 'map' | 'stations'>, corp: CorpId): Reach {
  const known = remembered(table.map, table.stations);
  const found = known.get(corp) ?? findReach(board, table, corp);
  known.set(corp, found);
  return found;
}

/**
 * Follows the corporation's routes outwards from its stations, shortest ways first. A route may not use a side or a
 * station twice; the shortest way to a place hardly ever does, and when it does, `hasSimpleWay` looks for another.
 */
function findReach(board: Board, table: Pick<RailTable, 'map' | 'stations'>, corp: CorpId): Reach {
  const homes = stationsOf(table.stations, corp);
  const faces = facesOf(board, table.map);
  const stops = new Set<number>();
  const arrivals = new Uint8Array(board.hexes.length * 6);
  let joined = false;
  let linked = false;
  /** First way by which each stop was entered: the piece by which it was entered may only be left by a second way. */
  const enteredBy = new Map<number, TrackPiece | undefined>();
  const queue: Way[] = [];
  const passes = (stop: number) => passesStop(board, faces, table.stations, corp, stop);

  const leave = (stop: number, way: Way, except: TrackPiece | undefined, only?: TrackPiece) => {
    const hex = Math.floor(stop / STOPS_PER_HEX);
    const end = STOP + (stop % STOPS_PER_HEX);
    for (const piece of (faces[hex] as Face).track) {
      if (piece === except || (only && piece !== only)) continue;
      if (piece.a === end) follow(hex, piece, piece.b, piece.gauge, way);
      else if (piece.b === end) follow(hex, piece, piece.a, piece.gauge, way);
    }
  };

  const follow = (hex: number, piece: TrackPiece, end: number, gauge: Gauge, way: Way) => {
    if (isEdge(end)) {
      const side = board.meets[hex * 6 + end] as number;
      if (side < 0 || (arrivals[side] as number) & (1 << gauge)) return;
      const next: Way = { kind: 'side', at: side, gauge, back: way };
      if (!isSimple(board, next) && !hasSimpleWay(board, table, corp, side, gauge)) return;
      arrivals[side] = (arrivals[side] as number) | (1 << gauge);
      queue.push(next);
      return;
    }
    const stop = hex * STOPS_PER_HEX + (end - STOP);
    const next: Way = { kind: 'stop', at: stop, gauge: DUAL, back: way };
    if (!joined && isSimple(board, next)) {
      linked = true;
      joined = (faces[hex] as Face).stops[end - STOP]?.kind !== 'port';
    }
    if (!stops.has(stop)) {
      stops.add(stop);
      enteredBy.set(stop, piece);
      if (passes(stop)) leave(stop, next, piece);
      return;
    }
    const first = enteredBy.get(stop);
    if (first && first !== piece) {
      enteredBy.set(stop, undefined);
      if (passes(stop)) leave(stop, next, undefined, first);
    }
  };

  for (const home of homes) {
    const stop = hexNumber(board, home) * STOPS_PER_HEX;
    stops.add(stop);
    enteredBy.set(stop, undefined);
  }
  for (const home of homes) {
    const stop = hexNumber(board, home) * STOPS_PER_HEX;
    leave(stop, { kind: 'stop', at: stop, gauge: DUAL, back: undefined }, undefined);
  }
  for (let i = 0; i < queue.length; i++) {
    const way = queue[i] as Way;
    const hex = Math.floor(way.at / 6);
    const edge = way.at % 6;
    for (const piece of (faces[hex] as Face).track) {
      const gauge = (piece.gauge & way.gauge) as Gauge | 0;
      if (gauge === 0) continue;
      if (piece.a === edge) follow(hex, piece, piece.b, gauge, way);
      else if (piece.b === edge) follow(hex, piece, piece.a, gauge, way);
    }
  }
  return { stops, joined, linked, arrivals };
}

/** No side and no station twice on the way. */
function isSimple(board: Board, way: Way): boolean {
  const key = way.kind === 'side' ? sideKey(board, way.at) : way.at;
  for (let back = way.back; back; back = back.back) {
    if (back.kind === way.kind && (back.kind === 'side' ? sideKey(board, back.at) : back.at) === key) return false;
    if (back.kind === 'stop' && way.kind === 'side' && !isSimpleStop(back)) return false;
  }
  return true;
}

function isSimpleStop(way: Way): boolean {
  for (let back = way.back; back; back = back.back) if (back.kind === 'stop' && back.at === way.at) return false;
  return true;
}
