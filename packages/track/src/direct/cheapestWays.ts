import { hexOfSide } from '@binario/rail';
import { borrowList, giveBackList } from '../buffers.ts';
import { STOPS_PER_HEX } from '../stops.ts';
import { AT_STATION, linesAt, lowest, type Net } from './faceLines.ts';
import { samePlace } from './stations.ts';

/** A way from station to station through no third one, with what it costs and the towns it passes. */
export interface DirectWay {
  /** The hexes from end to end. */
  readonly path: readonly number[];
  readonly cost: number;
  readonly towns: number;
}

/** Ways as far as they have come, each by a number, in columns. */
interface Ways {
  readonly at: number[];
  readonly costs: number[];
  readonly towns: number[];
  /** The town come over last, or -1. */
  readonly over: number[];
  /** The way before, -1 at the start. */
  readonly before: number[];
  /** The next one in the queue of those that cost the same. */
  readonly next: number[];
}

const borrowWays = (): Ways => ({
  at: borrowList(),
  costs: borrowList(),
  towns: borrowList(),
  over: borrowList(),
  before: borrowList(),
  next: borrowList(),
});

/** Has the way crossed this side, from either hex, or come over this town? */
function hasUsed({ at, over, before }: Ways, way: number, side: number, other: number, town: number): boolean {
  for (let each = way; each >= 0; each = before[each] as number) {
    if (at[each] === side || at[each] === other || (town >= 0 && over[each] === town)) return true;
  }
  return false;
}

function wayOf({ at, costs, towns, before }: Ways, way: number, start: number): DirectWay {
  const path: number[] = [];
  for (let each = way; each >= 0; each = before[each] as number) path.push(hexOfSide(at[each] as number));
  path.push(start);
  return { path: path.reverse(), cost: costs[way] as number, towns: towns[way] as number };
}

/**
 * The cheapest ways from a station to each end, and dearer ones over better towns, none of them above `most`. Ways are
 * followed in the order of what they cost so far, and from each side the two best go on: so the work is bounded where
 * walking all ways has no end. Two, since the best may turn back into itself; that both do, and a dearer one would not,
 * takes a net made for it.
 */
export function cheapestWays(net: Net, crossing: Int16Array, start: number, most: number): readonly DirectWay[] {
  const { board } = net;
  const { meets } = board;
  const ways = borrowWays();
  const { at, costs, towns, over, before, next } = ways;
  const found: DirectWay[] = [];
  /** By end, the highest value of towns of ways that came there. */
  const richest = new Map<number, number>();
  /** By side: one more than the two highest values of towns of ways that went on from there. */
  const best = new Uint16Array(meets.length);
  const second = new Uint16Array(meets.length);
  /** Queues by cost. */
  const first: number[] = [];
  const last: number[] = [];
  let count = 0;

  const go = (side: number, town: number, from: number) => {
    const there = meets[side] as number;
    if (there < 0) return;
    const value = town < 0 ? 0 : (linesAt(net, hexOfSide(side)).values[town % STOPS_PER_HEX] as number);
    const sum = (from < 0 ? 0 : (towns[from] as number)) + value;
    const cost = (from < 0 ? 0 : (costs[from] as number)) + (crossing[side] as number);
    if (cost > most || (second[there] as number) > sum || hasUsed(ways, from, side, there, town)) return;
    const way = count++;
    at[way] = there;
    costs[way] = cost;
    towns[way] = sum;
    over[way] = town;
    before[way] = from;
    next[way] = -1;
    while (first.length <= cost) {
      first.push(-1);
      last.push(-1);
    }
    if ((first[cost] as number) < 0) first[cost] = way;
    else next[last[cost] as number] = way;
    last[cost] = way;
  };
  const arrive = (way: number, hex: number) => {
    const sum = towns[way] as number;
    if (samePlace(board, hex, start) || sum <= (richest.get(hex) ?? -1)) return;
    richest.set(hex, sum);
    found.push(wayOf(ways, way, start));
  };
  const follow = (way: number) => {
    const here = at[way] as number;
    const mark = (towns[way] as number) + 1;
    if ((second[here] as number) >= mark) return;
    const top = best[here] as number;
    second[here] = Math.min(top, mark);
    best[here] = Math.max(top, mark);
    const hex = hexOfSide(here);
    const edge = here - hex * 6;
    const lines = linesAt(net, hex);
    let outs = lines.onwards[edge] as number;
    if (outs & AT_STATION) {
      arrive(way, hex);
      outs &= ~AT_STATION;
    }
    for (; outs !== 0; outs &= outs - 1) {
      const out = lowest(outs);
      const number = lines.over[edge * 6 + out] as number;
      go(hex * 6 + out, number < 0 ? -1 : hex * STOPS_PER_HEX + number, way);
    }
  };

  for (let exits = linesAt(net, start).exits; exits !== 0; exits &= exits - 1) go(start * 6 + lowest(exits), -1, -1);
  for (let cost = 0; cost < first.length; cost++) {
    // What costs nothing more joins the queue that is being gone through.
    for (let way = first[cost] as number; way >= 0; way = next[way] as number) follow(way);
  }
  for (const column of Object.values(ways)) giveBackList(column);
  return found;
}
