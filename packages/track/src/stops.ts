import { lasting, memo2 } from '@binario/kernel';
import {
  type Board,
  type CorpId,
  type Face,
  faceNumbered,
  type HexId,
  hexNumber,
  type RailTable,
  type Slots,
  type Stop,
  shownOn,
  stationsOf,
} from '@binario/rail';

/** A stop by number: hex number times STOPS_PER_HEX plus its number on the face. */
export const STOPS_PER_HEX = 2;

/** The number of the hex on which a stop lies. */
export const hexOfStop = (stop: number): number => (stop / STOPS_PER_HEX) | 0;

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

/** The spaces of every hex, by hex number. */
export const slotsOn: (board: Board, stations: RailTable['stations']) => readonly (Slots | undefined)[] = memo2(
  (board, stations) => {
    const slots = new Array<Slots | undefined>(board.hexes.length).fill(undefined);
    for (const hex in stations) {
      const n = board.numberOf.get(hex);
      if (n !== undefined) slots[n] = stations[hex];
    }
    return slots;
  },
);

/** May a route of the corporation go on beyond this stop? */
export function passesStop(
  faces: readonly Face[],
  slots: readonly (Slots | undefined)[],
  corp: CorpId,
  stop: number,
): boolean {
  const hex = hexOfStop(stop);
  const found = (faces[hex] as Face).stops[stop % STOPS_PER_HEX];
  return found !== undefined && mayPass(found, slots[hex], corp);
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
  { map, stations }: Pick<RailTable, 'map' | 'stations'>,
  corp: CorpId,
): readonly number[] {
  const shown = hexesShowing(board);
  const faces = shownOn(board, map);
  const starts: number[] = [];
  for (const place of stationsOf(stations, corp)) {
    for (const hex of shown.get(place) ?? [hexNumber(board, place)]) {
      starts.push(hex * STOPS_PER_HEX);
      const { stops } = faceNumbered(board, faces[hex] as number);
      if (stops[0]?.kind === 'town' && stops.length === 2) starts.push(hex * STOPS_PER_HEX + 1);
    }
  }
  return starts;
}

/** The number of a side that both hexes beside it agree on. */
export function sideKey(board: Board, side: number): number {
  return Math.min(side, board.meets[side] as number);
}
