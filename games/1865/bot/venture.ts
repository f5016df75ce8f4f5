import { factsOf } from '../table.ts';
import { type Clock, clockOf } from './clock.ts';
import { type Firm, growthOf, NEW_HOME } from './firm.ts';
import { bonusAt } from './plan.ts';
import { type Fate, fateOf } from './project.ts';
import type { Advice1865, Scene } from './scene.ts';
import { cardsOf, type Seen } from './seen.ts';
import { stopAt } from './stop.ts';
import { grown, weightOf } from './wealth.ts';

/** A company that could be launched: what all the shares cost one needs to float it, and what they would bring. */
export interface Venture {
  readonly corp: string;
  readonly value: number;
  readonly shares: number;
  readonly cost: number;
  readonly gain: number;
}

/** Shares that float a company: 60 % of it. */
export const toFloat = (status: string): number => (status === 'minor' ? 3 : 6);

/** What launching a company at this value may be expected to bring the player. */
export function ventureOf(
  { ask, state, by }: Pick<Scene, 'ask' | 'state' | 'by'>,
  corp: string,
  value: number,
  clock = clockOf(ask, state),
): Venture {
  const { table } = state;
  const { status } = factsOf(table, corp);
  const shares = toFloat(status);
  const firm = firmToBe(ask, table, corp, value, clock, by);
  const fate: Fate = fateOf(ask, firm, clock);
  const gain = shares * (fate.price + fate.dividends - value * grown(clock)) - weightOf(ask, table) * fate.burden;
  return { corp, value, shares, cost: shares * value, gain };
}

function firmToBe(ask: Advice1865, table: Seen, corp: string, value: number, clock: Clock, by: string): Firm {
  const facts = factsOf(table, corp);
  const total = facts.status === 'minor' ? 5 : 10;
  const bought = toFloat(facts.status);
  const growth: number[] = [];
  let chips = NEW_HOME.chips;
  if (facts.home === null) growth.push(...NEW_HOME.growth);
  else {
    const home = facts.home;
    chips = Math.max(2, stopAt(ask, table, home)?.value ?? 0);
    const mine = cardsOf(table, by).filter((card) => ask.cardPlaces(table, card).includes(home)).length;
    chips += mine * Number(table.phase) + bonusAt(ask, table, corp, home);
    growth.push(...growthOf(ask, table, corp, clock.rounds));
  }
  return {
    chips,
    cash: bought * value,
    trains: [],
    cards: 0,
    place: ask.values(table).indexOf(value),
    shares: total,
    offer: total - bought,
    dragons: 0,
    row: ask.startRow(table),
    markers: 1,
    rank: 1,
    loans: 0,
    figures: ask.figures(table),
    growth,
    turns: clock.rounds,
    todo: 'all',
    dragonsBuy: 0,
    dragonsSell: 0,
  };
}
