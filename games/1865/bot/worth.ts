import type { Parts } from '@binario/bots';
import type { State } from '@binario/kernel';
import { cashOf, type PlayerId } from '@binario/rail';
import { scoreOf } from '../rules/score.ts';
import { isLaunched, type Table1865 } from '../table.ts';
import { advice1865 as ask } from './advice.ts';
import { clockOf, roundsBegun } from './clock.ts';
import type { Fate } from './project.ts';
import { prospectBy } from './prospects.ts';
import { companiesOf } from './seen.ts';
import { costOf, grown, shareWorth, weightOf } from './wealth.ts';

/**
 * What each player has, will get and will have to pay, if things go their way from here. The end is expected when it was
 * expected where one looks ahead from: else a lira more or less in the bank would seem to be worth two rounds of dividends.
 */
export function worth1865(state: State<Table1865>, from = state): ReadonlyMap<PlayerId, Parts> {
  const { table, flow } = state;
  const players = table.seats.filter((player) => !table.leavers.includes(player));
  if (flow.length === 0) return new Map(players.map((player) => [player, finalParts(table, player)]));
  const own = clockOf(ask, state);
  const end = roundsBegun(from) + clockOf(ask, from).rounds;
  const clock = { ...own, rounds: Math.max(own.beforeStock, end - roundsBegun(state)) };
  const fates = companiesOf(table)
    .filter((corp) => isLaunched(table, corp))
    .map((corp) => ({ corp, fate: prospectBy(ask, state, corp, clock).fate }));
  return new Map(players.map((player) => [player, partsOf(table, player, fates, grown(clock))]));
}

function finalParts(table: Table1865, player: PlayerId): Parts {
  const { cash, shares, loans } = scoreOf(table, player);
  return { cash, stock: Object.values(shares).reduce((sum, each) => sum + each, 0), loans: -loans };
}

function partsOf(
  table: Table1865,
  player: PlayerId,
  fates: readonly { readonly corp: string; readonly fate: Fate }[],
  rate: number,
): Parts {
  const { cash, stock, loans } = finalParts(table, player) as { cash: number; stock: number; loans: number };
  let dividends = 0;
  let growth = 0;
  let burden = 0;
  for (const { corp, fate } of fates) {
    const held = ask.shares(table, corp, player);
    const mine = ask.president(table, corp) === player;
    if (mine) burden += fate.burden;
    if (held === 0) continue;
    const price = ask.price(table, corp);
    const brings = held * (shareWorth(fate, price, mine) - price);
    const paid = Math.min(brings, held * fate.dividends);
    dividends += paid;
    growth += brings - paid;
  }
  const duties = costOf(burden, cashOf(table, player), weightOf(ask, table));
  return { cash: cash * rate, stock, dividends, growth, duties: -duties, loans };
}
