import type { CorpId } from '../model/ids.ts';
import { memo2 } from '../model/memo.ts';
import { lastLay } from '../model/succession.ts';
import type { RailTable } from '../model/table.ts';
import { type Board, hexOfSide } from './board.ts';
import { facesOf, forFaces, shownOn } from './faces.ts';
import { isEdge, STOP } from './track.ts';
import { hexOfStop, passesStop, STOPS_PER_HEX, slotsOn, startsOf } from './ways.ts';

/**
 * How far track leads from a corporation's stations, for games whose routes are just continuous track: they may cross
 * themselves and use track again, only nothing turns back within a hex. One gauge.
 */
export interface Spread {
  /** By hex: the sides at which a route arrives from outside, as bits; also where no track goes on. */
  readonly sides: readonly number[];
  /** Stops reached, the corporation's own stations included: `stops[hex * STOPS_PER_HEX + n]`. */
  readonly stops: readonly number[];
}

type Tracks = Pick<RailTable, 'map' | 'stations'>;

const remembered = memo2<RailTable['map'], RailTable['stations'], Map<Board, Map<CorpId, Spread>>>(() => new Map());

export function spreadOf(board: Board, table: Tracks, corp: CorpId): Spread {
  const known = knownOn(board, table.map, table.stations);
  const before = known.get(corp);
  if (before) return before;
  const found = carriedOn(board, table, corp) ?? spread(board, table, corp);
  known.set(corp, found);
  return found;
}

function knownOn(board: Board, map: Tracks['map'], stations: Tracks['stations']): Map<CorpId, Spread> {
  const byBoard = remembered(map, stations);
  const known = byBoard.get(board) ?? new Map<CorpId, Spread>();
  byBoard.set(board, known);
  return known;
}

/** The track of a face by where one enters it. */
interface Junctions {
  /** Edges to which plain track leads from each edge, as bits. */
  readonly onwards: readonly number[];
  /** Stops to which track leads from each edge, as bits. */
  readonly stopsAt: readonly number[];
  /** Edges to which track leads from each stop, as bits. */
  readonly fromStop: readonly number[];
}

const junctionTables = forFaces((face): Junctions => {
  const onwards = [0, 0, 0, 0, 0, 0];
  const stopsAt = [0, 0, 0, 0, 0, 0];
  const fromStop = face.stops.map(() => 0);
  for (const { a, b } of face.track) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      if (!isEdge(from)) fromStop[from - STOP] = (fromStop[from - STOP] ?? 0) | (1 << to);
      else if (isEdge(to)) onwards[from] = (onwards[from] as number) | (1 << to);
      else stopsAt[from] = (stopsAt[from] as number) | (1 << (to - STOP));
    }
  }
  return { onwards, stopsAt, fromStop };
});

/**
 * The spread after a tile that took no connection away: what it was on the map before, and what goes on from that hex.
 * Undefined if the last lay was no such tile, or the spread before it is not known.
 */
function carriedOn(board: Board, table: Tracks, corp: CorpId): Spread | undefined {
  const lay = lastLay(table.map);
  const before = lay && knownOn(board, lay.before, table.stations).get(corp);
  const hex = lay && board.numberOf.get(lay.hex);
  if (!before || hex === undefined) return undefined;
  const starts = startsOf(board, facesOf(board, table.map), table.stations, corp).filter(
    (stop) => hexOfStop(stop) === hex,
  );
  const arrived = before.sides[hex] as number;
  if (arrived === 0 && starts.length === 0) return before;
  if (!goesOn(board, table, corp, lay.before, hex)) return undefined;
  const queue: number[] = [];
  for (let edge = 0; edge < 6; edge++) if (arrived & (1 << edge)) queue.push(hex * 6 + edge);
  return grown(board, table, corp, before.sides.slice(), before.stops.slice(), starts, queue);
}

/** Does every way through this hex that there was on the map before go on now? */
function goesOn(board: Board, table: Tracks, corp: CorpId, before: Tracks['map'], hex: number): boolean {
  const tables = junctionTables(board);
  const [old, next] = [shownOn(board, before)[hex] as number, shownOn(board, table.map)[hex] as number];
  if (!keepsJunctions(tables[old] as Junctions, tables[next] as Junctions)) return false;
  const slots = slotsOn(board, table.stations);
  const [oldFaces, faces] = [facesOf(board, before), facesOf(board, table.map)];
  for (let stop = hex * STOPS_PER_HEX; stop < (hex + 1) * STOPS_PER_HEX; stop++) {
    if (passesStop(oldFaces, slots, corp, stop) && !passesStop(faces, slots, corp, stop)) return false;
  }
  return true;
}

/** Has the second every connection of the first? */
function keepsJunctions(old: Junctions, next: Junctions): boolean {
  const keeps = (before: readonly number[], after: readonly number[]) =>
    before.length === after.length && before.every((bits, n) => (bits & ~(after[n] as number)) === 0);
  return keeps(old.onwards, next.onwards) && keeps(old.stopsAt, next.stopsAt) && keeps(old.fromStop, next.fromStop);
}

function spread(board: Board, table: Tracks, corp: CorpId): Spread {
  // Plain lists: to make typed ones costs as much as to fill them.
  const sides = new Array<number>(board.hexes.length).fill(0);
  const stops = new Array<number>(board.hexes.length * STOPS_PER_HEX).fill(0);
  return grown(board, table, corp, sides, stops, startsOf(board, facesOf(board, table.map), table.stations, corp), []);
}

/** Goes on from these starts and from these sides, which are arrived at already, until nothing new is found. */
function grown(
  board: Board,
  table: Tracks,
  corp: CorpId,
  sides: number[],
  stops: number[],
  starts: readonly number[],
  queue: number[],
): Spread {
  const faces = facesOf(board, table.map);
  const shown = shownOn(board, table.map);
  const slots = slotsOn(board, table.stations);
  const tables = junctionTables(board);
  const { meets } = board;
  const junctionsAt = (hex: number) => tables[shown[hex] as number] as Junctions;
  const leave = (hex: number, edges: number) => {
    for (let left = edges; left !== 0; left &= left - 1) {
      const side = meets[hex * 6 + 31 - Math.clz32(left & -left)] as number;
      if (side < 0) continue;
      const other = hexOfSide(side);
      const bit = 1 << (side - other * 6);
      if ((sides[other] as number) & bit) continue;
      sides[other] = (sides[other] as number) | bit;
      queue.push(side);
    }
  };
  for (const start of starts) {
    const hex = hexOfStop(start);
    stops[start] = 1;
    leave(hex, junctionsAt(hex).fromStop[start % STOPS_PER_HEX] ?? 0);
  }
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number;
    const hex = hexOfSide(at);
    const edge = at % 6;
    const { onwards, stopsAt, fromStop } = junctionsAt(hex);
    leave(hex, onwards[edge] as number);
    for (let n = 0, left = stopsAt[edge] as number; left !== 0; n++, left >>= 1) {
      if ((left & 1) === 0) continue;
      const stop = hex * STOPS_PER_HEX + n;
      stops[stop] = 1;
      if (passesStop(faces, slots, corp, stop)) leave(hex, (fromStop[n] as number) & ~(1 << edge));
    }
  }
  return { sides, stops };
}
