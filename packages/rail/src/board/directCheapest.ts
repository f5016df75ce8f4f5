import { hexOfSide } from './board.ts';
import { AT_STATION, linesAt, lowest, type Net } from './directNet.ts';
import { samePlace } from './lines.ts';
import { STOPS_PER_HEX } from './ways.ts';

export interface DirectWay {
  /** The hexes from end to end. */
  readonly path: readonly number[];
  readonly cost: number;
  readonly towns: number;
}

/** So many better ways make another pointless: where the best turns back into itself the second may not. */
const ENOUGH = 3;

/** A way as far as it has come: the side at which it arrives, and the way before it. */
interface Label {
  readonly at: number;
  readonly cost: number;
  readonly towns: number;
  /** The town come over last, or -1. */
  readonly over: number;
  readonly before: Label | undefined;
}

/** Has the way crossed this side, from either hex, or come over this town? */
function hasUsed(label: Label, side: number, other: number, town: number): boolean {
  for (let each: Label | undefined = label; each; each = each.before) {
    if (each.at === side || each.at === other || (town >= 0 && each.over === town)) return true;
  }
  return false;
}

function pathOf(label: Label, start: number): readonly number[] {
  const path: number[] = [];
  for (let each: Label | undefined = label; each; each = each.before) path.push(hexOfSide(each.at));
  path.push(start);
  return path.reverse();
}

/**
 * The cheapest ways from a station: for each end and each value of towns one. Ways are followed in the order of what they
 * cost so far, so the work is bounded where walking all of them has no end.
 */
export function cheapestWays(net: Net, crossing: Int16Array, start: number): readonly DirectWay[] {
  const { board } = net;
  const { meets } = board;
  const found = new Map<number, DirectWay>();
  /** By side, what the towns of those that came so far are worth. */
  const came = new Map<number, number[]>();
  /** By cost. */
  const open: Label[][] = [];

  const go = (side: number, town: number, before: Label | undefined) => {
    const at = meets[side] as number;
    if (at < 0 || (before && hasUsed(before, side, at, town))) return;
    const cost = (before?.cost ?? 0) + (crossing[side] as number);
    const value = town < 0 ? 0 : (linesAt(net, hexOfSide(side)).values[town % STOPS_PER_HEX] as number);
    const label = { at, cost, towns: (before?.towns ?? 0) + value, over: town, before };
    const same = open[cost];
    if (same) same.push(label);
    else open[cost] = [label];
  };
  const arrive = (label: Label, hex: number) => {
    const key = hex * 2 ** 16 + label.towns;
    if (samePlace(board, hex, start) || found.has(key)) return;
    found.set(key, { path: pathOf(label, start), cost: label.cost, towns: label.towns });
  };
  const follow = (label: Label) => {
    const { at, towns } = label;
    const before = came.get(at) ?? [];
    let better = 0;
    for (const each of before) if (each >= towns) better++;
    if (better >= ENOUGH) return;
    before.push(towns);
    came.set(at, before);
    const hex = hexOfSide(at);
    const edge = at - hex * 6;
    const { onwards, over } = linesAt(net, hex);
    let outs = onwards[edge] as number;
    if (outs & AT_STATION) {
      arrive(label, hex);
      outs &= ~AT_STATION;
    }
    for (; outs !== 0; outs &= outs - 1) {
      const out = lowest(outs);
      const number = over[edge * 6 + out] as number;
      go(hex * 6 + out, number < 0 ? -1 : hex * STOPS_PER_HEX + number, label);
    }
  };

  for (let exits = linesAt(net, start).exits; exits !== 0; exits &= exits - 1)
    go(start * 6 + lowest(exits), -1, undefined);
  // What costs nothing more joins the list that is being gone through.
  for (let cost = 0; cost < open.length; cost++) {
    const same = open[cost];
    if (same) for (let i = 0; i < same.length; i++) follow(same[i] as Label);
  }
  return [...found.values()];
}
