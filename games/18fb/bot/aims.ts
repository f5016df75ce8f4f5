import type { Site } from '@binario/bots';
import { factsOf } from '../table.ts';
import type { Asked } from './scene.ts';
import type { Seen } from './seen.ts';
import { sitesOf } from './sites.ts';

/** A city nobody has built in yet will be worth so much. */
const YOUNG_CITY = 20;
const STEP = 10;
/** Of all that a station could earn, how much it will: trains are few. */
const SERVED = 0.5;
const MARKER = 10;
/** One aim at a time: what is begun should be finished. */
const PATIENCE = 0.78;
const FOLLOWING = 0.25;
/** Money of the company is not all money of its President. */
const PURSE = 0.25;
/** A station is a foothold for the next one. */
const FOOTHOLD = 12;

/** What I look at when I judge a place for a company. */
export interface Stake extends Asked {
  readonly corp: string;
  /** My shares of it. */
  readonly shares: number;
  /** Turns in which it will earn. */
  readonly turns: number;
}

/** What a token at a site would be worth, and as what: home, destination, a city on the way. */
export interface Gain {
  readonly worth: number;
  readonly role: string | undefined;
}

/** What a token there would bring me. */
export function tokenWorth({ ask, table, corp, shares, turns }: Stake, hex: string, markers: number): Gain {
  const value = Math.max(ask.stationValue(table, corp, hex), YOUNG_CITY);
  const income = (value * SERVED + markers * MARKER * SERVED * 0.7) * (shares / 10) * turns;
  const role = ask.destinations(table, corp).find((each) => each.hex === hex)?.role;
  return { worth: income + FOOTHOLD + bonusOf({ ask, table }, corp, shares, role), role };
}

/** The price rises a row, and the deposit comes back. */
function bonusOf({ table, ask }: Asked, corp: string, shares: number, role: string | undefined): number {
  if (role === undefined) return 0;
  const { standing, deposit, refunded } = factsOf(table, corp);
  const rise = STEP * shares;
  if (standing === 'building') {
    if (role === 'intermediate') return rise + deposit / 2 + 40;
    return role === 'final' ? deposit / 2 : 0;
  }
  if (!ask.isOperational(table, corp)) return 0;
  return role === 'final' && standing === 'provisional' ? rise + deposit - refunded : rise;
}

/** Places of the government that give way to cards of its shareholders: they will not refuse. */
function bourbonsOf({ ask, table }: Asked, corp: string): readonly string[] {
  const cards = Object.keys(table.privates).filter((card) => ask.shares(table, corp, table.privates[card] ?? '') > 0);
  return cards.flatMap((card) => ask.bourbonAt(table, card) ?? []);
}

/** A site a company builds towards, and how long that takes. */
export interface Aim extends Gain {
  readonly site: Site;
  /** Turns until a token could go there. */
  readonly wait: number;
  /** Worth, the sooner the better. */
  readonly pull: number;
}

/** Whole turns, but half a way is better than none. */
function turnsFor(tiles: number, steps: number): number {
  const part = Math.max(0, tiles) / Math.max(1, steps);
  return 0.5 * (part + Math.ceil(part - 0.2));
}

/** Where the company would build to, the best first; `left` tiles may still be laid in this turn. */
export function aimsOf(stake: Stake, table: Seen, left: number): readonly Aim[] {
  const { ask, corp, turns } = stake;
  const steps = ask.steps(table, corp);
  const aims: Aim[] = [];
  const yielding = bourbonsOf({ ask, table }, corp);
  for (const site of sitesOf(ask, table, corp)) {
    if (!ask.hasSlot(table, site.hex, corp) && !yielding.includes(site.hex)) continue;
    const wait = turnsFor(site.tiles - left, steps);
    if (wait >= turns) continue;
    const { worth, role } = tokenWorth({ ...stake, table, turns: turns - wait }, site.hex, site.towns);
    aims.push({ site, role, wait, worth, pull: Math.max(0, worth - PURSE * site.cost) * PATIENCE ** wait });
  }
  return aims.sort((x, y) => y.pull - x.pull);
}

/** What the best aim is worth, and a little of what may follow. */
export function promiseOf(stake: Stake, table: Seen, left: number): number {
  const [first, ...others] = aimsOf(stake, table, left);
  return (first?.pull ?? 0) + FOLLOWING * others.slice(0, 3).reduce((sum, { pull }) => sum + pull, 0);
}
