import { memo2 } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import { UNIFICATION } from '../ids.ts';
import { factsOf, isFloated, phaseNumber } from '../table.ts';
import { priceIn, untilPhase } from './clock.ts';
import type { Advice18fb, Asked } from './scene.ts';
import { ALL, companiesOf, type Seen } from './seen.ts';
import type { TrainCard } from './trainCards.ts';

const MARKER = 10;
const NEVER = 90;

/** What the company would earn with so much room in its trains, a station more and some markers more. */
export function revenueWith(
  { ask, table }: Asked,
  corp: string,
  room: { readonly cities: number; readonly towns: number },
  more: { readonly values?: readonly number[]; readonly markers?: number } = {},
): number {
  const own = ask.stationValues(table, corp);
  const values = more.values ? [...own, ...more.values].sort((x, y) => y - x) : own;
  const markers = Math.min(room.towns, ask.markers(table, corp) + (more.markers ?? 0));
  let sum = MARKER * markers;
  for (let n = 0; n < room.cities && n < values.length; n++) sum += values[n] ?? 0;
  return sum;
}

/** Room in the trains it has and these. */
export function roomWith({ ask, table }: Asked, corp: string, cards: readonly TrainCard[]) {
  let { cities, towns } = ask.capacity(table, corp);
  for (const card of cards) {
    cities += card.cities;
    towns += card.towns;
  }
  return { cities, towns };
}

/** The cheapest train the bank sells. */
export function cheapest({ ask, table }: Asked): TrainCard {
  return ask
    .onSale(table)
    .map((train) => ask.trainDef(table, train))
    .reduce((least, card) => (card.price < least.price ? card : least), ask.lastTrain(table));
}

/** What a company earns, or would earn with the train it can pay. */
export function prospectOf(asked: Asked, corp: string): number {
  const { ask, table } = asked;
  const now = ask.revenue(table, corp);
  if (now > 0 || ask.trains(table, corp).length > 0) return now;
  const card = cheapest(asked);
  if (cashOf(table, corp) < card.price) return 0;
  return revenueWith(asked, corp, roomWith(asked, corp, [card]));
}

/** The phase in which the company will be without a train that it must have. */
function deathOf(ask: Advice18fb, table: Seen, corp: string): number {
  const last = Math.max(0, ...ask.trains(table, corp).map((train) => ask.trainDef(table, train).scrappedIn));
  return ask.isBuilding(table, corp) ? Math.max(UNIFICATION, last) : Math.max(phaseNumber(table), last);
}

/** The money a company will need for its next train, and what will be missing. */
export interface Need {
  /** What is missing when the day comes, if it keeps what it earns. */
  readonly lacks: number;
  /** What it should have. */
  readonly price: number;
  /** From 0, far away, to 1, now. */
  readonly urgency: number;
}

const NO_NEED: Need = { lacks: 0, price: 0, urgency: 0 };
const FADES = 0.45;

/** Asked about the same table again and again: answers by company. */
const needsAt = memo2<Advice18fb, Seen, Map<string, Need>>(() => new Map());

/** The next train the company must have, and how soon. */
export function needOf(asked: Asked, corp: string): Need {
  const known = needsAt(asked.ask, asked.table);
  const found = known.get(corp);
  if (found) return found;
  const need = needIn(asked, corp);
  known.set(corp, need);
  return need;
}

function needIn({ ask, table }: Asked, corp: string): Need {
  if (!isFloated(table, corp) || ask.isFrozen(table, corp)) return NO_NEED;
  const death = deathOf(ask, table, corp);
  if (death > NEVER) return NO_NEED;
  const rounds = untilPhase(ask, table, death);
  const price = priceIn(ask, table, Math.max(death, phaseNumber(table)));
  const kept = ask.isBuilding(table, corp) ? 0 : ask.revenue(table, corp) * Math.min(rounds, 2) * 0.5;
  const lacks = Math.max(0, price - cashOf(table, corp) - kept);
  return { lacks, price, urgency: 1 / (1 + FADES * rounds) };
}

/** What this player may soon have to add for trains. */
export function burdenOf(asked: Asked, player: string): number {
  const { ask, table } = asked;
  let sum = 0;
  for (const corp of companiesOf(table)) {
    if (ask.president(table, corp) !== player) continue;
    const { lacks, urgency } = needOf(asked, corp);
    if (urgency > 0.3) sum += lacks * urgency;
  }
  return sum;
}

/** What he will surely have to add soon, all of it. */
export function pressingOn(asked: Asked, player: string): number {
  const { ask, table } = asked;
  let sum = 0;
  for (const corp of companiesOf(table)) {
    if (ask.president(table, corp) !== player) continue;
    const { lacks, urgency } = needOf(asked, corp);
    if (urgency > PRESSING) sum += lacks;
  }
  return sum;
}

const PRESSING = 0.6;

/** Others do less well with their companies than I would. */
const TRUST = 0.85;
/** What a share brings in a round once the line is finished, for want of anything better. */
const LATER = 8;
const STEP = 10;
/** Not every dividend is paid, not every rise comes. */
const PAID = 0.85;
const RISES = 0.6;
const RISK = 0.04;

const worthAt = memo2<Advice18fb, Seen, Map<string, number>>(() => new Map());

/** What a share will be worth in the end, dividends and all. */
export function shareWorth(asked: Asked, corp: string, rounds: number, player: string): number {
  const known = worthAt(asked.ask, asked.table);
  const key = `${corp} ${player} ${rounds}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const worth = shareWorthIn(asked, corp, rounds, player);
  known.set(key, worth);
  return worth;
}

function shareWorthIn(asked: Asked, corp: string, rounds: number, player: string): number {
  const { ask, table } = asked;
  const price = ask.price(table, corp);
  const trust = ask.president(table, corp) === player ? 1 : TRUST;
  if (factsOf(table, corp).standing === 'started') return price + trust * rounds * LATER * 0.5;
  if (ask.isFrozen(table, corp)) return price + rounds * (ask.revenue(table, corp) / (2 * ALL)) * trust;
  if (ask.isBuilding(table, corp)) {
    const building = Math.min(rounds, Math.max(2, untilPhase(ask, table, UNIFICATION - 1)));
    return price + trust * (building * ask.interest(table, corp) + (rounds - building) * LATER);
  }
  const revenue = prospectOf(asked, corp);
  if (revenue === 0) return price - STEP * Math.min(3, rounds) + trust * Math.max(0, rounds - 3) * LATER * 0.5;
  const rise = revenue >= price ? STEP : revenue >= 0.7 * price ? STEP / 3 : 0;
  // A price that has outgrown its revenue stays where it is.
  const risen = Math.min(rounds * rise * RISES, Math.max(0, 1.5 * revenue + 40 - price) + 20);
  const { lacks, urgency } = needOf(asked, corp);
  const saving = Math.min(rounds, (lacks / Math.max(10, revenue)) * urgency);
  // Who holds many shares of a company without a train may be left with it.
  const risk = RISK * lacks * urgency * urgency;
  return price + trust * (((rounds - saving) * revenue * PAID) / ALL + risen) - risk;
}
