import type { CorpId } from '../model/ids.ts';
import { type RailTable, type Slots, stationsOf } from '../model/table.ts';
import { type Board, hexNumber } from './board.ts';
import { facesOf } from './faces.ts';
import { type Face, type Gauge, isEdge, STOP, type Stop } from './track.ts';

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

/** The same number from whichever hex a side is looked at. */
export function sideKey(board: Board, side: number): number {
  return Math.min(side, board.meets[side] as number);
}

/**
 * Searches all simple routes for one that arrives at this side with this gauge, without crossing `avoided`. Only asked
 * where the shortest way is not good enough: turning loops, and new track between two sides already in use.
 */
export function hasSimpleWay(
  board: Board,
  table: Pick<RailTable, 'map' | 'stations'>,
  corp: CorpId,
  target: number,
  wanted: Gauge,
  avoided?: number,
): boolean {
  const faces = facesOf(board, table.map);
  const usedSides = new Set<number>(avoided === undefined ? [] : [sideKey(board, avoided)]);
  const usedStops = new Set<number>();

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
    if (!isEdge(end)) {
      const stop = hex * STOPS_PER_HEX + (end - STOP);
      return !usedStops.has(stop) && passesStop(board, faces, table.stations, corp, stop) && fromStop(stop);
    }
    const side = board.meets[hex * 6 + end] as number;
    if (side < 0) return false;
    const key = sideKey(board, side);
    if (usedSides.has(key)) return false;
    if (side === target && gauge === wanted) return true;
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

  return stationsOf(table.stations, corp).some((home) => fromStop(hexNumber(board, home) * STOPS_PER_HEX));
}
