import { Remembered } from '@binario/bots';
import type { Action, State } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import type { Table1865 } from '../table.ts';
import { advice1865 as ask, type MarkerWay } from './advice.ts';
import { groundOf } from './content.ts';
import { gainOf } from './marker.ts';
import { bestLay, isPoor, type JudgedLay, shortestList, turnsLeft } from './track.ts';

/**
 * Turns a company has left, as far as track is concerned: positions that differ in little then build the same, and what
 * differs between two alternatives is what they themselves have changed.
 */
function roughly(turns: number): number {
  if (turns <= 3) return turns;
  return turns <= 5 ? 4 : turns <= 8 ? 7 : 11;
}

const lays = new Remembered<JudgedLay | null>();

/** Decides about track as Casual does, but with one aim in mind and a rough idea of the turns left: worked out once for each ground. */
export function quickLay(state: State<Table1865>, by: string, corp: string, laid: number): Action {
  const { table } = state;
  const pass = { type: 'pass', by };
  if (laid > 0 && isPoor({ ask, table, by }, corp, ask.figures(table).secondTile)) return pass;
  const turns = roughly(turnsLeft({ ask, state }));
  const key = `${groundOf(ask, table, corp)} ${laid} ${turns}`;
  const found = lays.get(key, () => {
    const among = shortestList({ ask, table }, corp, turns, 2 - laid);
    return bestLay({ ask, table }, corp, laid, turns, among) ?? null;
  });
  return found ? ({ type: 'layTile', by, ...found.lay } as Action) : pass;
}

interface JudgedWay {
  readonly way: MarkerWay;
  readonly gain: number;
}

const ways = new Remembered<readonly JudgedWay[]>();

/** The marker Casual would place, of those the company can pay. */
export function quickMarker(state: State<Table1865>, by: string, corp: string): Action {
  const { table } = state;
  const turns = roughly(turnsLeft({ ask, state }));
  const judged = ways.get(`${groundOf(ask, table, corp)} ${turns}`, () => {
    const gain = gainOf({ ask, table, state, by }, corp, turns);
    return ask
      .ways(table, corp)
      .map((way) => ({ way, gain: gain(way) }))
      .filter((each) => each.gain > 0)
      .sort((x, y) => y.gain - x.gain);
  });
  const cash = cashOf(table, corp);
  const found = judged.find(({ way }) => way.cost <= cash && !isPoor({ ask, table, by }, corp, way.cost));
  return (found ? { type: 'placeMarker', by, route: found.way.route } : { type: 'pass', by }) as Action;
}
