import { lasting, memo2 } from '@binario/kernel';
import {
  type Board,
  type CorpId,
  forFaces,
  type HexId,
  hexOfSide,
  isEdge,
  laidBetween,
  type Slots,
  STOP,
  type Stop,
  shownOn,
} from '@binario/rail';
import { borrowList, giveBackList } from '../buffers.ts';
import { hexOfStop, mayPass, STOPS_PER_HEX, slotsOn, startsOf } from '../stops.ts';
import { bitOfStop, type Reach, SIDES, START, type Tracks } from './reached.ts';

type Reaches = Map<Board, Map<CorpId, Reach>>;

/** What was found on a map with these stations, and on the map before its last tile. */
interface Found extends Tracks {
  readonly reaches: Reaches;
  readonly before: Before | undefined;
}

interface Before {
  readonly map: Tracks['map'];
  readonly hex: HexId;
  readonly reaches: Reaches;
}

const foundOn = memo2((map: Tracks['map'], stations: Tracks['stations'], known: readonly Found[]): Found => {
  let before: Before | undefined;
  for (const other of known) {
    const hex = other.stations === stations ? laidBetween(other.map, map) : undefined;
    if (hex !== undefined) before = { map: other.map, hex, reaches: other.reaches };
  }
  return { map, stations, reaches: new Map(), before };
});

/**
 * How far any track leads, for games whose routes may use it again: a flood over sides, each followed once. One gauge.
 */
export function reachOfTrack(board: Board, table: Tracks, corp: CorpId): Reach {
  const { reaches, before } = foundOn(table.map, table.stations);
  const onBoard = reaches.get(board) ?? new Map<CorpId, Reach>();
  const known = onBoard.get(corp);
  if (known) return known;
  const found = (before && carriedOn(board, table, corp, before)) ?? flooded(board, table, corp);
  reaches.set(board, onBoard);
  onBoard.set(corp, found);
  return found;
}

/** The track of a face by where one enters it. Edges and stops are bits. */
interface Junctions {
  /** Edges to which track leads from each edge, by itself or over a town. */
  readonly onwards: readonly number[];
  /** Stops to which track leads from each edge, where they stand in a reach. */
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
    stopsAt: edges.map((edge) => stopsFrom(edge).reduce((bits, n) => bits | bitOfStop(n), 0)),
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
 * The reach after a tile that took no connection away: what it was on the map before, and what goes on from that hex.
 * Undefined if the tile did, or the reach before it is not known.
 */
function carriedOn(board: Board, table: Tracks, corp: CorpId, { map, hex: laid, reaches }: Before): Reach | undefined {
  const before = reaches.get(board)?.get(corp);
  const hex = board.numberOf.get(laid);
  if (!before || hex === undefined) return undefined;
  const reached = before[hex] as number;
  if (reached === 0) return before;
  if (!goesOn(board, table, corp, map, hex)) return undefined;
  const starts = reached & START ? startsIn(board, table, corp, hex) : [];
  return grown(board, table, corp, before.slice(), starts, hex, reached & SIDES);
}

const startsIn = (board: Board, table: Tracks, corp: CorpId, hex: number): readonly number[] =>
  startsOf(board, table, corp).filter((stop) => hexOfStop(stop) === hex);

/** Does every way through this hex that there was on the map before go on now? */
function goesOn(board: Board, table: Tracks, corp: CorpId, before: Tracks['map'], n: number): boolean {
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

function flooded(board: Board, table: Tracks, corp: CorpId): Reach {
  const starts = startsOf(board, table, corp);
  // A plain list: to make a typed one costs as much as to fill it.
  return grown(board, table, corp, new Array<number>(board.hexes.length).fill(0), starts, 0, 0);
}

/** Goes on from these starts, and from sides of a hex that are arrived at already, until nothing new is found. */
function grown(
  board: Board,
  table: Tracks,
  corp: CorpId,
  reached: number[],
  starts: readonly number[],
  changed: number,
  arrived: number,
): Reach {
  const shown = shownOn(board, table.map);
  const slots: readonly (Slots | undefined)[] = slotsOn(board, table.stations);
  const tables = junctionTables(board);
  const { onwards, stopsAt } = crossingsOf(board);
  const { meets } = board;
  /** Sides still to be gone on from. */
  const queue = borrowList();
  let count = 0;
  for (let edge = 0; edge < 6; edge++) if (arrived & (1 << edge)) queue[count++] = changed * 6 + edge;
  for (const start of starts) {
    const hex = hexOfStop(start);
    const n = start - hex * STOPS_PER_HEX;
    reached[hex] = (reached[hex] as number) | START | bitOfStop(n);
    count = left(meets, reached, queue, count, hex, (tables[shown[hex] as number] as Junctions).fromStop[n] ?? 0);
  }
  for (let i = 0; i < count; i++) {
    const at = queue[i] as number;
    const hex = hexOfSide(at);
    const edge = at - hex * 6;
    const face = shown[hex] as number;
    const ways = onwards[face * 6 + edge] as number;
    reached[hex] = (reached[hex] as number) | (stopsAt[face * 6 + edge] as number);
    const passes = ways <= SIDES || passesCity(tables[face] as Junctions, edge, slots[hex], corp);
    count = left(meets, reached, queue, count, hex, (ways & SIDES) | (passes ? ways >> 6 : 0));
  }
  giveBackList(queue);
  return reached;
}

const passesCity = ({ stops, cityAt }: Junctions, edge: number, slots: Slots | undefined, corp: CorpId): boolean =>
  mayPass(stops[cityAt[edge] as number] as Stop, slots, corp);

/** Leaves the hex over these edges; what is new joins the queue. The queue's new length. */
function left(
  meets: Board['meets'],
  reached: number[],
  queue: number[],
  before: number,
  hex: number,
  over: number,
): number {
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
