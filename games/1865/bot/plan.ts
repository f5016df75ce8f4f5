import { best, type Site } from '@binario/bots';
import { factsOf, isFloated } from '../table.ts';
import type { Advice1865 } from './scene.ts';
import { cardsOf, type Seen } from './seen.ts';
import { type Outlook, outlookOf } from './sites.ts';

/** What a marker would bring, and when. */
export interface Step {
  readonly site: Site;
  readonly chips: number;
  /** Turns of the company until it is there: 0 is the present one. */
  readonly turn: number;
}

/** A marker of a company not yet grown is worth planning for, though it comes later. */
const GRANTED_LATER = 2;
const GRANTED_AFTER = 3;
const TILES_A_TURN = 2;

/** A marker in a mine gives again every turn until the mine is worked out: what that is worth in chips had at once. */
const MINE: Readonly<Record<string, number>> = { 1: 10, 2: 10, 3: 6.5, 4: 5 };
const LATE_MINE = 3.5;
const FRESH_MINE = 2;

/** How many chips of traffic a mine of this value still brings. */
export const mineChips = (table: Seen, value: number | undefined): number =>
  Math.max(0, (MINE[table.phase] ?? LATE_MINE) - 2 * (FRESH_MINE - (value ?? FRESH_MINE)));

/** Chips of a maritime card that has its place here, in the hand of the company or of its president. */
export const bonusAt = (ask: Advice1865, table: Seen, corp: string, hex: string): number =>
  bonuses(ask, table, corp)(hex);

function bonuses(ask: Advice1865, table: Seen, corp: string): (hex: string) => number {
  const president = ask.president(table, corp);
  const places: (readonly string[])[] = [];
  const collect = (holder: string) => {
    for (const card of cardsOf(table, holder)) {
      if (!table.bonusPaid.includes(card)) places.push(ask.cardPlaces(table, card));
    }
  };
  collect(corp);
  if (president !== undefined) collect(president);
  const chips = Number(table.phase);
  return (hex) => {
    let count = 0;
    for (const each of places) if (each.includes(hex)) count++;
    return count * chips;
  };
}

/** A place for a marker, and how many chips of traffic a station there would bring. */
interface Opening {
  readonly site: Site;
  readonly chips: number;
}

/** For each place how many chips a marker of the company would bring there; nothing where none could go at all. */
function openingsOf(ask: Advice1865, table: Seen, corp: string, { places }: Outlook): readonly (Opening | undefined)[] {
  const carbonia = ask.carbonia(table);
  const barred = ask.inCarbonia(table, corp);
  const bonus = bonuses(ask, table, corp);
  return places.map(({ site, value, slots, isLaid, mayUpgrade }) => {
    if (barred && carbonia.includes(site.hex)) return undefined;
    if (ask.markersOn(table, site.hex) >= slots && !(site.tiles > 0 && mayUpgrade)) return undefined;
    const own = site.kind === 'mine' ? mineChips(table, isLaid ? value : undefined) : Math.max(value, 2);
    return { site, chips: own + site.towns + bonus(site.hex) };
  });
}

/** How many markers the company will still be able to place. */
export function markersToCome(table: Seen, corp: string): number {
  const facts = factsOf(table, corp);
  const here = isFloated(table, corp) ? (table.charters[corp] ?? 0) : facts.status === 'minor' ? 2 : 6;
  return here + (facts.status === 'minor' ? GRANTED_LATER : 0);
}

/** Markers one after another, what brings most for its tiles first; `left` tiles may still be laid in this turn. */
export function planOf(ask: Advice1865, table: Seen, corp: string, turns: number, left: number): readonly Step[] {
  return planned(ask, table, corp, turns, left, openingsOf(ask, table, corp, outlookOf(ask, table, corp)));
}

function planned(
  ask: Advice1865,
  table: Seen,
  corp: string,
  turns: number,
  left: number,
  openings: readonly (Opening | undefined)[],
): readonly Step[] {
  const here = isFloated(table, corp) ? (table.charters[corp] ?? 0) : 2;
  const most = markersToCome(table, corp);
  const carbonia = ask.carbonia(table);
  let open = openings.filter((each) => each !== undefined);
  const steps: Step[] = [];
  const built = new Set<string>();
  let tiles = 0;
  while (steps.length < most) {
    // Track that is laid for one marker serves the next.
    const missing = ({ site }: Opening) => Math.max(0, site.tiles - countBuilt(site, built));
    const next = best(open, (each) => (each.chips * 10 - each.site.cost / 6) / (1 + missing(each)));
    if (!next) break;
    // One marker in the three mines of Carbonia is all a company may have.
    const district = carbonia.includes(next.site.hex);
    open = open.filter((each) => each !== next && !(district && carbonia.includes(each.site.hex)));
    const needed = tiles + missing(next);
    const granted = steps.length >= here ? GRANTED_AFTER : 0;
    const turn = Math.max(steps.length + granted, turnsFor(needed - left));
    if (turn >= turns) continue;
    tiles = needed;
    for (const hex of next.site.work) built.add(hex);
    steps.push({ ...next, turn });
  }
  return steps;
}

function countBuilt({ work }: Site, built: ReadonlySet<string>): number {
  if (built.size === 0) return 0;
  let count = 0;
  for (const hex of work) if (built.has(hex)) count++;
  return count;
}

/** Whole turns, but half a way is better than none. */
function turnsFor(tiles: number): number {
  const part = Math.max(0, tiles) / TILES_A_TURN;
  return 0.5 * (part + Math.ceil(part - 0.2));
}

/** A chip without a seat needs a train; a seat costs about so much. */
const SEAT = 16;
const SURE = 0.85;
/** What comes a turn later is worth less: money grows. */
const SOON = 0.92;

/** What a chip is worth to a company that has so many turns to earn with it. */
export const chipWorth = (turns: number): number => Math.max(0, 10 * turns * SURE - SEAT);

/** What the plan is worth in money of the company. */
export const planWorth = (ask: Advice1865, table: Seen, corp: string, turns: number, left: number): number =>
  stepsWorth(planOf(ask, table, corp, turns, left), turns);

const stepsWorth = (steps: readonly Step[], turns: number): number =>
  steps.reduce(
    (sum, { site, chips, turn }) => sum + SOON ** turn * Math.max(0, chips * chipWorth(turns - turn) - site.cost),
    0,
  );

/** What lies at the destination is more than chips: five new shares, and markers. */
const GROWN_UP = 350;
/** One aim at a time: what is begun should be finished. */
const PATIENCE = 0.75;

/** What each place is worth as the one aim of a company, the sooner it is reached the better. */
function pullsOf(
  ask: Advice1865,
  table: Seen,
  corp: string,
  turns: number,
  left: number,
  { places, atDestination }: Outlook,
  openings: readonly (Opening | undefined)[],
): readonly number[] {
  const grows = factsOf(table, corp).status === 'minor' && !atDestination;
  const destination = ask.destination(table, corp);
  const hasMarkers = (table.charters[corp] ?? 0) > 0;
  return places.map(({ site }, n) => {
    const turn = turnsFor(site.tiles - left);
    if (turn >= turns) return 0;
    const opening = hasMarkers ? openings[n] : undefined;
    const chips = opening ? opening.chips * chipWorth(turns - turn) - site.cost : 0;
    const grown = grows && site.hex === destination ? GROWN_UP : 0;
    return (Math.max(0, chips) + grown) * PATIENCE ** turn;
  });
}

/** All that may follow counts less than the next aim. */
const FOLLOWING = 0.3;

/** What an outlook is worth: the one thing most worth building for above all, and all that may follow. */
export function outlookWorth(
  ask: Advice1865,
  table: Seen,
  corp: string,
  turns: number,
  left: number,
  outlook: Outlook,
): number {
  const openings = openingsOf(ask, table, corp, outlook);
  const most = Math.max(0, ...pullsOf(ask, table, corp, turns, left, outlook, openings));
  const reached = factsOf(table, corp).status === 'minor' && outlook.atDestination;
  const aim = most + (reached ? GROWN_UP : 0);
  return aim + FOLLOWING * stepsWorth(planned(ask, table, corp, turns, left, openings), turns);
}
