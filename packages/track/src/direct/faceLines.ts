import { type Board, forFaces, type HexId, hexOfSide, type RailTable, STOP, shownOn } from '@binario/rail';
import { STOPS_PER_HEX } from '../stops.ts';
import { fromStop, isStation, onwards, stopOf } from './stations.ts';
import { between } from './traceDirect.ts';

/** The track of a face as direct routes see it. */
export interface FaceLines {
  readonly isStation: boolean;
  /** Edges to which track leads from the stop, as bits. */
  readonly exits: number;
  /** Where one comes out of the hex, by the edge one entered over: edges as bits, and the bit of STOP for the station. */
  readonly onwards: readonly number[];
  /** The number of the town one comes over, for edge in times 6 plus edge out: -1 where plain track joins them, or nothing. */
  readonly over: readonly number[];
  /** What each stop is worth. */
  readonly values: readonly number[];
}

/** The bit that says, among edges as bits, that track ends at the station of the hex. */
export const AT_STATION = 1 << STOP;

const edges = [0, 1, 2, 3, 4, 5];
const asBits = (ends: readonly number[]): number => ends.reduce((bits, end) => bits | (1 << end), 0);

const lineTables = forFaces(
  (face): FaceLines => ({
    isStation: isStation(stopOf(face)),
    exits: asBits(fromStop(face)),
    onwards: edges.map((edge) => asBits(onwards(face, edge))),
    over: edges.flatMap((from) => edges.map((to) => (between(face, from, to) ?? STOP - 1) - STOP)),
    values: face.stops.map(({ value }) => value),
  }),
);

/** All track of a map, for searches that look at every hex they come through. */
export interface Net {
  readonly board: Board;
  readonly tables: readonly FaceLines[];
  readonly shown: readonly number[];
}

/** The track of a map, with the tables that searches for direct routes look things up in. */
export const netOf = (board: Board, map: RailTable['map']): Net => ({
  board,
  tables: lineTables(board),
  shown: shownOn(board, map),
});

/** The track that a hex shows now, as direct routes see it. */
export const linesAt = ({ tables, shown }: Net, hex: number): FaceLines => tables[shown[hex] as number] as FaceLines;

/** The lowest end in a set of bits. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The town, as a stop, that one comes over from the side arrived at to the side of the same hex where one leaves; or -1. */
export function townOver(net: Net, arrived: number, left: number): number {
  const hex = hexOfSide(arrived);
  const stop = linesAt(net, hex).over[(arrived - hex * 6) * 6 + (left - hex * 6)] as number;
  return stop < 0 ? -1 : hex * STOPS_PER_HEX + stop;
}

/** The name of the hex with this number. */
export const nameOf = (board: Board, hex: number): HexId => (board.hexes[hex] as { readonly id: HexId }).id;
