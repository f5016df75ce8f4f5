import type { Parts } from '@binario/bots';
import type { State } from '@binario/kernel';
import { cashOf, type PlayerId, playersIn } from '@binario/rail';
import { scoreOf } from '../rules/score.ts';
import type { Table1849 } from '../table.ts';
import { corpsOf, expectedIncome, outlookOf, roundsLeft, trainNeed } from './outlook.ts';
import { quickAdvice as ask } from './quickAdvice.ts';

/** Operating rounds whose dividends count: those further away are too uncertain. */
const IN_SIGHT = 6;
/** The part of the rises to come that will come. */
const RISING = 0.7;
/** A private in a player's hand is worth a part of its face value besides its revenue. */
const RESALE = 0.5;

/** What each player has, will get and will have to pay. */
export function worth1849({ table, flow }: State<Table1849>): ReadonlyMap<PlayerId, Parts> {
  return worthWith(table, flow.length === 0 ? 0 : Math.min(IN_SIGHT, roundsLeft(ask, table)));
}

function worthWith(table: Table1849, rounds: number): ReadonlyMap<PlayerId, Parts> {
  const players = playersIn(table);
  return new Map(players.map((player) => [player, partsOf(table, player, rounds)]));
}

function partsOf(table: Table1849, player: PlayerId, rounds: number): Parts {
  const { cash, stock, loans } = scoreOf(table, player);
  const shares = Object.values(stock).reduce((sum, each) => sum + each, 0);
  if (rounds === 0) return { cash, stock: shares, loans: -loans };
  let dividends = 0;
  let growth = 0;
  let duties = 0;
  for (const corp of corpsOf(table)) {
    const held = ask.percent(table, corp, player) / 10;
    const outlook = held > 0 ? outlookOf(ask, table, corp, player) : undefined;
    dividends += rounds * held * (outlook?.dividend ?? 0);
    growth += rounds * RISING * held * (outlook?.growth ?? 0);
    if (ask.president(table, corp) !== player) continue;
    const lack = trainNeed(ask, table, corp) - cashOf(table, corp) - expectedIncome(ask, table, corp);
    duties += Math.max(0, lack);
  }
  return {
    cash,
    stock: shares,
    dividends,
    growth,
    duties: -duties,
    privates: privatesOf(table, player, rounds),
    loans: -loans,
  };
}

function privatesOf(table: Table1849, player: PlayerId, rounds: number): number {
  let worth = 0;
  for (const name in table.privates) {
    if (table.privates[name] !== player) continue;
    const { face, revenue } = ask.privateDef(table, name);
    worth += RESALE * face + rounds * revenue;
  }
  return worth;
}
