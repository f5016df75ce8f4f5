import type { Parts } from '@binario/bots';
import type { State } from '@binario/kernel';
import { type PlayerId, privatesOf } from '@binario/rail';
import { UNIFICATION } from '../ids.ts';
import { scoreOf } from '../rules/score.ts';
import { isStarted, type Table18fb } from '../table.ts';
import { advice18fb as ask } from './advice.ts';
import { roundsLeft, untilPhase } from './clock.ts';
import { burdenOf, shareWorth } from './outlook.ts';
import { companiesOf } from './seen.ts';

/** Operating rounds whose dividends count: those further away are too uncertain. */
const IN_SIGHT = 8;

/** What each player has, will get and will have to pay. */
export function worth18fb(state: State<Table18fb>): ReadonlyMap<PlayerId, Parts> {
  const { table, flow } = state;
  const rounds = flow.length === 0 ? 0 : Math.min(IN_SIGHT, roundsLeft(ask, state));
  const players = table.seats.filter((player) => !table.leavers.includes(player));
  return new Map(players.map((player) => [player, partsOf(table, player, rounds)]));
}

function partsOf(table: Table18fb, player: PlayerId, rounds: number): Parts {
  const { cash, shares, regionals } = scoreOf(table, player);
  const stock = Object.values(shares).reduce((sum, each) => sum + each, 0);
  if (rounds === 0) return { cash, stock, regionals };
  const asked = { ask, table };
  let dividends = 0;
  for (const corp of companiesOf(table)) {
    const held = ask.shares(table, corp, player);
    if (held === 0 || !isStarted(table, corp)) continue;
    dividends += held * (shareWorth(asked, corp, rounds, player) - ask.price(table, corp));
  }
  const paying = Math.min(rounds, untilPhase(ask, table, UNIFICATION));
  const cards = privatesOf(table, player).reduce((sum, card) => sum + paying * ask.cardIncome(table, card), 0);
  return { cash, stock, dividends, duties: -burdenOf(asked, player), cards, regionals };
}
