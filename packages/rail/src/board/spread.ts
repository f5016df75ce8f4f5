import type { CorpId, HexId } from '../model/ids.ts';
import { lasting, memo2 } from '../model/memo.ts';
import { lastLay } from '../model/succession.ts';
import type { RailTable, Slots } from '../model/table.ts';
import { type Board, hexNumber, hexOfSide } from './board.ts';
import { forFaces, shownOn } from './faces.ts';
import { isEdge, STOP, type Stop } from './track.ts';
import { hexOfStop, mayPass, STOPS_PER_HEX, slotsOn, startsOf } from './ways.ts';

/**
 * How far track leads from a corporation's stations, for games whose routes are just continuous track: they may cross
 * themselves and use track again, only nothing turns back within a hex. One gauge.
 *
 * By hex, as bits: the sides at which a route arrives from outside, also where no track goes on; whether one starts in
 * the hex; and the stops reached, the corporation's own stations included. One number for each hex, because a spread is
 * copied and looked through after every tile.
 */
export type Spread = readonly number[];

const SIDES = 0b111111;
/** One bit more than the sides have: a route starts in the hex. */
export const START = 1 << 6;
const FIRST_STOP = 7;

/** The sides of the hex at which a route arrives, and START. */
export const arrivalsIn = (spread: Spread, hex: number): number => (spread[hex] as number) & (SIDES | START);

/** Does a route lead to some stop of the hex? */
export const reachesStopIn = (spread: Spread, hex: number): boolean => (spread[hex] as number) >> FIRST_STOP !== 0;

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

/** The track of a face by where one enters it. Edges and stops are bits. */
interface Junctions {
  /** Edges to which track leads from each edge, by itself or over a town. */
  readonly onwards: readonly number[];
  /** Stops to which track leads from each edge, where they stand in a spread. */
  readonly stopsAt: readonly number[];
  /** Edges to which track leads from each stop. */
  readonly fromStop: readonly number[];
  /** The city to which track leads from each edge, as the number of the stop; -1 if none. */
  readonly cityAt: readonly number[];
  readonly stops: readonly Stop[];
}

const edges = [0, 1, 2, 3, 4, 5];

const junctionTables = forFaces(({ track, stops }): Junctions => {
  const leadsFrom = (end: number) => track.flatMap(({ a, b }) => (a === end ? [b] : b === end ? [a] : []));
  const asBits = (ends: readonly number[]) => ends.reduce((bits, end) => bits | (1 << end), 0);
  const stopsFrom = (edge: number) =>
    leadsFrom(edge)
      .filter((end) => !isEdge(end))
      .map((end) => end - STOP);
  const overTowns = (edge: number) =>
    stopsFrom(edge)
      .filter((n) => stops[n]?.kind === 'town')
      .flatMap((n) => leadsFrom(STOP + n).filter((end) => end !== edge));
  return {
    onwards: edges.map((edge) => asBits([...leadsFrom(edge).filter(isEdge), ...overTowns(edge)])),
    stopsAt: edges.map((edge) => asBits(stopsFrom(edge)) << FIRST_STOP),
    fromStop: stops.map((_, n) => asBits(leadsFrom(STOP + n))),
    cityAt: edges.map((edge) => stopsFrom(edge).find((n) => stops[n]?.kind === 'city') ?? -1),
    stops,
  };
});

/** The same as a search comes upon it, by the number of the face times 6 plus the edge. */
interface Crossings {
  /** Edges to which track leads, and six bits higher those behind a city. */
  readonly onwards: Int16Array;
  readonly stopsAt: Int16Array;
}

const crossingsOf = lasting((board: Board): Crossings => {
  const faces = junctionTables(board);
  const onwards = new Int16Array(faces.length * 6);
  const stopsAt = new Int16Array(faces.length * 6);
  faces.forEach((face, n) => {
    for (const edge of edges) {
      const behind = (face.fromStop[face.cityAt[edge] as number] ?? 0) & ~(1 << edge);
      onwards[n * 6 + edge] = (face.onwards[edge] as number) | (behind << 6);
      stopsAt[n * 6 + edge] = face.stopsAt[edge] as number;
    }
  });
  return { onwards, stopsAt };
});

/**
 * The spread after a tile that took no connection away: what it was on the map before, and what goes on from that hex.
 * Undefined if the last lay was no such tile, or the spread before it is not known.
 */
function carriedOn(board: Board, table: Tracks, corp: CorpId): Spread | undefined {
  const lay = lastLay(table.map);
  const before = lay && knownOn(board, lay.before, table.stations).get(corp);
  if (!before || !board.numberOf.has(lay.hex)) return undefined;
  const hex = hexNumber(board, lay.hex);
  const reached = before[hex] as number;
  if (reached === 0) return before;
  if (!goesOn(board, table, corp, lay.before, lay.hex)) return undefined;
  const starts = reached & START ? startsIn(board, table, corp, hex) : [];
  return grown(board, table, corp, before.slice(), starts, hex, reached & SIDES);
}

const startsIn = (board: Board, table: Tracks, corp: CorpId, hex: number): readonly number[] =>
  startsOf(board, table, corp).filter((stop) => hexOfStop(stop) === hex);

/** Does every way through this hex that there was on the map before go on now? */
function goesOn(board: Board, table: Tracks, corp: CorpId, before: Tracks['map'], hex: HexId): boolean {
  const n = hexNumber(board, hex);
  const tables = junctionTables(board);
  const old = tables[shownOn(board, before)[n] as number] as Junctions;
  const next = tables[shownOn(board, table.map)[n] as number] as Junctions;
  const keeps = (bits: readonly number[], now: readonly number[]) =>
    bits.length === now.length && bits.every((each, i) => (each & ~(now[i] as number)) === 0);
  if (!keeps(old.onwards, next.onwards) || !keeps(old.stopsAt, next.stopsAt)) return false;
  if (!keeps(old.fromStop, next.fromStop)) return false;
  const slots = slotsOn(board, table.stations)[n];
  return old.stops.every((stop, i) => !mayPass(stop, slots, corp) || mayPass(next.stops[i] as Stop, slots, corp));
}

function spread(board: Board, table: Tracks, corp: CorpId): Spread {
  const starts = startsOf(board, table, corp);
  // A plain list: to make a typed one costs as much as to fill it.
  return grown(board, table, corp, new Array<number>(board.hexes.length).fill(0), starts, 0, 0);
}

/** Sides still to be gone on from: used again, because it grows long in every search. Searches do not nest. */
const queue: number[] = [];

/** Goes on from these starts, and from sides of a hex that are arrived at already, until nothing new is found. */
function grown(
  board: Board,
  table: Tracks,
  corp: CorpId,
  reached: number[],
  starts: readonly number[],
  changed: number,
  arrived: number,
): Spread {
  const shown = shownOn(board, table.map);
  const slots: readonly (Slots | undefined)[] = slotsOn(board, table.stations);
  const tables = junctionTables(board);
  const { onwards, stopsAt } = crossingsOf(board);
  const { meets } = board;
  let count = 0;
  for (let edge = 0; edge < 6; edge++) if (arrived & (1 << edge)) queue[count++] = changed * 6 + edge;
  for (const start of starts) {
    const hex = hexOfStop(start);
    const n = start - hex * STOPS_PER_HEX;
    reached[hex] = (reached[hex] as number) | START | (1 << (FIRST_STOP + n));
    count = left(meets, reached, count, hex, (tables[shown[hex] as number] as Junctions).fromStop[n] ?? 0);
  }
  for (let i = 0; i < count; i++) {
    const at = queue[i] as number;
    const hex = hexOfSide(at);
    const edge = at - hex * 6;
    const face = shown[hex] as number;
    const ways = onwards[face * 6 + edge] as number;
    reached[hex] = (reached[hex] as number) | (stopsAt[face * 6 + edge] as number);
    const isOpen = ways <= SIDES || passesCity(tables[face] as Junctions, edge, slots[hex], corp);
    count = left(meets, reached, count, hex, (ways & SIDES) | (isOpen ? ways >> 6 : 0));
  }
  return reached;
}

const passesCity = ({ stops, cityAt }: Junctions, edge: number, slots: Slots | undefined, corp: CorpId): boolean =>
  mayPass(stops[cityAt[edge] as number] as Stop, slots, corp);

/** Leaves the hex over these edges; what is new joins the queue. The queue's new length. */
function left(meets: Board['meets'], reached: number[], before: number, hex: number, over: number): number {
  let count = before;
  for (let edges = over; edges !== 0; edges &= edges - 1) {
    const side = meets[hex * 6 + 31 - Math.clz32(edges & -edges)] as number;
    if (side < 0) continue;
    const other = hexOfSide(side);
    const bit = 1 << (side - other * 6);
    const known = reached[other] as number;
    if (known & bit) continue;
    reached[other] = known | bit;
    queue[count++] = side;
  }
  return count;
}
