import { type Board, type HexId, hexOfSide, type RailTable } from '@binario/rail';
import { borrowBytes, borrowLinks, borrowList, giveBack, giveBackLinks, giveBackList, NOWHERE } from '../buffers.ts';
import { STOPS_PER_HEX } from '../stops.ts';
import type { Walked } from './allWays.ts';
import { AT_STATION, type FaceLines, linesAt, lowest, type Net, nameOf, netOf, townOver } from './faceLines.ts';
import { samePlace } from './stations.ts';

type TileMap = RailTable['map'];

/** A way as the sides at which it arrives one after another. */
export type Way = readonly number[];

/** What a search from a station has found. */
export interface DirectWays {
  /** All hexes that any way led to, by number, and what every hex then showed. */
  readonly looked: readonly number[];
  readonly shown: readonly number[];
  /** Where the shortest track is a direct route, in the order found. */
  readonly ends: ReadonlySet<HexId>;
  /** The shortest way to each of `ends`. */
  readonly shortest: readonly Way[];
  /** Where the shortest track uses something twice. Whether another way leads there is sought when somebody asks. */
  readonly doubtful: readonly number[];
  /** What was found out about ends in doubt, by hex number. */
  readonly settled: Map<number, Settled>;
  /** All ways, walked when somebody asks. */
  walked: Walked | undefined;
  /** The ways within somebody's means, as walked last. */
  within: Walked | undefined;
}

/** Whether a direct route leads to an end, and one if walking does not come upon any. */
export interface Settled {
  readonly isEnd: boolean;
  readonly way?: Way;
}

/** Shortest ways to the stations that direct routes lead to, except where that is still in doubt. */
export function findWays(board: Board, map: TileMap, start: number): DirectWays {
  const net = netOf(board, map);
  const { tables, shown } = net;
  const { meets } = board;
  /** The side before each, NOWHERE where no way has come. */
  const back = borrowLinks(meets.length);
  const queue = borrowList();
  const passed = borrowBytes(board.hexes.length * STOPS_PER_HEX);
  /** Sides to which the shortest way uses something twice. */
  const crooked = borrowBytes(meets.length);
  const ends = new Set<HexId>();
  const shortest: Way[] = [];
  const doubtful: number[] = [];

  const end = (at: number, hex: number) => {
    const name = nameOf(board, hex);
    if (samePlace(board, hex, start) || ends.has(name)) return;
    if (crooked[at] === 1) {
      doubtful.push(hex);
      return;
    }
    ends.add(name);
    shortest.push(wayTo(back, at));
  };
  /** Only what some way has used before can be used twice. */
  const isAgain = (before: number, side: number, town: number): boolean =>
    (back[side] !== NOWHERE && comesOver(back, before, side)) ||
    (town >= 0 && passed[town] === 1 && comesThrough(net, back, before, town));

  let count = 0;
  const { isStation, exits } = linesAt(net, start);
  for (let left = isStation ? exits : 0; left !== 0; left &= left - 1) {
    const at = meets[start * 6 + lowest(left)] as number;
    if (at < 0) continue;
    back[at] = -1;
    queue[count++] = at;
  }
  for (let i = 0; i < count; i++) {
    const before = queue[i] as number;
    const hex = hexOfSide(before);
    const edge = before - hex * 6;
    const { onwards, over } = tables[shown[hex] as number] as FaceLines;
    let ways = onwards[edge] as number;
    if (ways & AT_STATION) {
      end(before, hex);
      ways &= ~AT_STATION;
    }
    for (; ways !== 0; ways &= ways - 1) {
      const out = lowest(ways);
      const side = hex * 6 + out;
      const at = meets[side] as number;
      if (at < 0 || back[at] !== NOWHERE) continue;
      back[at] = before;
      queue[count++] = at;
      const number = over[edge * 6 + out] as number;
      const town = number < 0 ? -1 : hex * STOPS_PER_HEX + number;
      if (crooked[before] === 1 || isAgain(before, side, town)) crooked[at] = 1;
      if (town >= 0) passed[town] = 1;
    }
  }
  giveBack(passed);
  giveBack(crooked);
  const looked = [start];
  for (let i = 0; i < count; i++) {
    const hex = hexOfSide(queue[i] as number);
    if (hex !== looked[looked.length - 1]) looked.push(hex);
  }
  giveBackLinks(back);
  giveBackList(queue);
  return {
    looked,
    shown,
    ends,
    shortest,
    doubtful: doubtful.filter((hex, n) => !ends.has(nameOf(board, hex)) && doubtful.indexOf(hex) === n),
    settled: new Map(),
    walked: undefined,
    within: undefined,
  };
}

/** Does the way to the last arrive at this side? */
function comesOver(back: Int16Array, last: number, side: number): boolean {
  for (let at = last; at >= 0; at = back[at] as number) if (at === side) return true;
  return false;
}

/** Does the way to the last, before it goes on from there, come through this town? */
function comesThrough(net: Net, back: Int16Array, last: number, town: number): boolean {
  for (let at = last; at >= 0; at = back[at] as number) {
    const before = back[at] as number;
    if (before >= 0 && townOver(net, before, net.board.meets[at] as number) === town) return true;
  }
  return false;
}

/** The sides at which one arrives on the way to the last. */
function wayTo(back: Int16Array, last: number): Way {
  const way: number[] = [];
  for (let at = last; at >= 0; at = back[at] as number) way.push(at);
  return way.reverse();
}
