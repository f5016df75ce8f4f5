import type { State } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { isLaunched } from '../table.ts';
import { type Clock, clockOf } from './clock.ts';
import type { Firm } from './firm.ts';
import { type Fate, fateOf, INTEREST } from './project.ts';
import { type Prospect, prospectBy } from './prospects.ts';
import type { Advice1865 } from './scene.ts';
import { companiesOf, type Seen } from './seen.ts';

/** Others do less well with their companies than I would. */
const TRUST = 0.9;
/** A lira that has to be found by selling costs more than a lira; much more where he who does not find it is out. */
const DISTRESS = 0.5;
const PERIL = 1.5;

/** What a lira weighs that a president has to find. */
export const weightOf = (ask: Advice1865, table: Seen): number => 1 + (ask.isRuinFinal(table) ? PERIL : DISTRESS);

/** What a lira is worth in the end. */
export const grown = (clock: Clock): number => (1 + INTEREST) ** clock.rounds;

/** What a share of a company will have brought in the end. */
export function shareWorth(fate: Fate, now: number, mine: boolean): number {
  const trust = mine ? 1 : TRUST;
  return fate.dividends * trust + now + (fate.price - now) * (fate.price > now ? trust : 1);
}

/** What a player has in a company, and what he may have to add. */
interface Stake {
  readonly worth: number;
  readonly burden: number;
}

/** What a firm is worth to a player in the end: his shares, less what he may have to add. */
export function firmWorth(ask: Advice1865, table: Seen, corp: string, firm: Firm, clock: Clock, player: string): Stake {
  return fateWorth(ask, table, corp, { firm, fate: fateOf(ask, firm, clock) }, player);
}

function fateWorth(ask: Advice1865, table: Seen, corp: string, { firm, fate }: Prospect, player: string): Stake {
  const mine = ask.president(table, corp) === player;
  const worth = ask.shares(table, corp, player) * shareWorth(fate, ask.values(table)[firm.place] ?? 0, mine);
  return { worth, burden: mine ? fate.burden : 0 };
}

/** About what a player will have in the end if things go their way from here. */
export function wealthOf(ask: Advice1865, state: State<Seen>, player: string, clock = clockOf(ask, state)): number {
  const { table } = state;
  let wealth = 0;
  let burden = 0;
  for (const corp of companiesOf(table)) {
    if (!isLaunched(table, corp)) continue;
    if (ask.shares(table, corp, player) === 0) continue;
    const stake = fateWorth(ask, table, corp, prospectBy(ask, state, corp, clock), player);
    wealth += stake.worth;
    burden += stake.burden;
  }
  return wealth + cashOf(table, player) * grown(clock) - costOf(burden, cashOf(table, player), weightOf(ask, table));
}

/** What he has counts once, what he lacks by its weight. */
export const costOf = (burden: number, cash: number, weight: number): number =>
  burden + (weight - 1) * Math.max(0, burden - cash);
