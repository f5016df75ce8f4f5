import { Remembered } from '@binario/bots';
import type { Action, State } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import type { Table1865 } from '../table.ts';
import { advice1865 as ask, type MarkerWay } from './advice.ts';
import { groundOf } from './content.ts';
import { gainOf } from './marker.ts';
import { bestLay, isPoor, type JudgedLay, turnsLeft } from './track.ts';

const lays = new Remembered<JudgedLay | null>();

/** Decides about track as Casual does, worked out once for each ground and number of turns left. */
export function quickLay(state: State<Table1865>, by: string, corp: string, laid: number): Action {
  const { table } = state;
  const pass = { type: 'pass', by };
  if (laid > 0 && isPoor({ ask, table, by }, corp, ask.figures(table).secondTile)) return pass;
  const turns = turnsLeft({ ask, state });
  const key = `${groundOf(ask, table, corp)} ${laid} ${turns}`;
  const found = lays.get(key, () => bestLay({ ask, table }, corp, laid, turns) ?? null);
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
  const turns = turnsLeft({ ask, state });
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
