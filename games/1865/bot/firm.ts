import { Remembered } from '@binario/bots';
import { memo1, type State } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import type { Figures } from '../board/file.ts';
import { DRAGONS, OFFER } from '../data/companies.ts';
import type { DragonTurn } from '../rules/dragons.ts';
import { factsOf } from '../table.ts';
import type { TrainCard } from './advice.ts';
import type { Clock } from './clock.ts';
import { circumstancesOf } from './content.ts';
import { planOf } from './plan.ts';
import type { Advice1865 } from './scene.ts';
import { allShares, cardsOf, type SceneFrame, type Seen } from './seen.ts';
import { outlookOf } from './sites.ts';

/** A company as far as money is concerned. */
export interface Firm {
  readonly chips: number;
  readonly cash: number;
  readonly trains: readonly TrainCard[];
  /** Maritime cards it has. */
  readonly cards: number;
  /** Box of its token on the market. */
  readonly place: number;
  readonly shares: number;
  readonly offer: number;
  readonly dragons: number;
  readonly row: number;
  readonly markers: number;
  /** The rank for which the foresight holds. */
  readonly rank: number;
  readonly loans: number;
  readonly figures: Figures;
  /** Chips to come, turn by turn. */
  readonly growth: readonly number[];
  /** Turns it will still have, and what is left to do in the first of them. */
  readonly turns: number;
  readonly todo: 'all' | 'trains' | 'none';
  /** Shares the Dragons take from the offer, and let go, when they are next asked. */
  readonly dragonsBuy: number;
  readonly dragonsSell: number;
}

/** After these the revenue of the turn is dealt with. */
const LATE = ['buyTrains', 'endTurn', 'helpPurchase', 'consent', 'discardTrain'];
/** Not every plan comes true. */
const SURE = 0.8;

/** A new home is a good one, or nobody would launch the company. */
export const NEW_HOME = { chips: 3, growth: [3, 4, 4, 3, 3] };

const known = new Remembered<readonly number[]>();

/** Planned markers as chips by turn. The same outlook, markers and cards give the same answer. */
export function growthOf(ask: Advice1865, table: Seen, corp: string, turns: number): readonly number[] {
  const key = `${outlookOf(ask, table, corp).number} ${turns} ${circumstancesOf(ask, table, corp)}`;
  return known.get(key, () => plannedGrowth(ask, table, corp, turns));
}

function plannedGrowth(ask: Advice1865, table: Seen, corp: string, turns: number): readonly number[] {
  const growth: number[] = [];
  for (const { chips, turn } of planOf(ask, table, corp, turns, 2)) {
    const at = Math.ceil(turn - 0.25);
    growth[at] = (growth[at] ?? 0) + SURE * chips;
  }
  return growth;
}

/** The turns a company will still have, and what is left to do in the first of them. */
export function timeOf(state: State<Seen>, corp: string, clock: Clock): Pick<Firm, 'turns' | 'todo'> {
  const flow = state.flow as readonly SceneFrame[];
  const active = flow.some((frame) => frame.step === 'companyTurn' && frame.corp === corp);
  const waits = clock.operating && (active || !state.table.operated.includes(corp));
  const todo = active && LATE.includes(flow.at(-1)?.step ?? '') ? 'trains' : 'all';
  return { turns: clock.rounds + (waits ? 1 : 0), todo };
}

/** A company as a plan reckons with it: money, trains, traffic and what they will earn. */
export function firmOf(ask: Advice1865, state: State<Seen>, corp: string, clock: Clock): Firm {
  const { table } = state;
  const facts = factsOf(table, corp);
  const { turns, todo } = timeOf(state, corp, clock);
  const homeless = facts.home === null;
  return {
    chips: homeless ? NEW_HOME.chips : facts.chips,
    cash: cashOf(table, corp),
    trains: ask.trains(table, corp).map((train) => ask.trainDef(table, train)),
    cards: cardsOf(table, corp).length,
    place: Math.max(0, ask.values(table).indexOf(ask.price(table, corp))),
    shares: allShares(table, corp),
    offer: ask.shares(table, corp, OFFER),
    dragons: ask.shares(table, corp, DRAGONS),
    row: facts.row ?? ask.startRow(table),
    markers: ask.stations(table, corp).length,
    rank: ask.rank(table, corp),
    loans: facts.loans,
    figures: ask.figures(table),
    growth: homeless ? NEW_HOME.growth : growthOf(ask, table, corp, turns),
    turns,
    todo,
    ...dragonsOn(ask, table, corp, clock),
  };
}

type Trades = Pick<Firm, 'dragonsBuy' | 'dragonsSell'>;

const noTrades: Trades = { dragonsBuy: 0, dragonsSell: 0 };

const tradesIn = memo1((turns: readonly DragonTurn[]): ReadonlyMap<string, Trades> => {
  const trades = new Map<string, Trades>();
  const add = (corp: string, bought: number, sold: number) => {
    const { dragonsBuy, dragonsSell } = trades.get(corp) ?? noTrades;
    trades.set(corp, { dragonsBuy: dragonsBuy + bought, dragonsSell: dragonsSell + sold });
  };
  for (const { sales, purchase } of turns) {
    for (const { corp, certs } of sales) add(corp, 0, certs.length);
    if (purchase?.from === 'offer') add(purchase.corp, 1, 0);
  }
  return trades;
});

/** What the foresight says about one company: now, while shares are dealt in, or at the next stock round. */
export const dragonsOn = (ask: Advice1865, table: Seen, corp: string, clock: Clock): Trades =>
  tradesIn(ask.foresee(table, clock.operating)).get(corp) ?? noTrades;

/** The company with one more train: a new one lifts the value, and its phase takes old ones away. */
export function withTrain(firm: Firm, card: TrainCard, price: number, lifts: boolean): Firm {
  return {
    ...withoutScrapped(firm, card.phase),
    cash: firm.cash - price,
    trains: [...withoutScrapped(firm, card.phase).trains, card],
    place: firm.place + (lifts ? 1 : 0),
  };
}

/** The company without the trains that are scrapped by this phase. */
export function withoutScrapped(firm: Firm, phase: number): Firm {
  return { ...firm, trains: firm.trains.filter((train) => train.scrappedIn > phase) };
}
