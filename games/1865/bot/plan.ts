import { best } from '@binario/bots';
import { factsOf, isFloated } from '../table.ts';
import type { Advice1865 } from './scene.ts';
import { cardsOf, type Seen } from './seen.ts';
import { type Site, sitesOf } from './sites.ts';
import { stopAt } from './stop.ts';

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
export function bonusAt(ask: Advice1865, table: Seen, corp: string, hex: string): number {
  const president = ask.president(table, corp);
  const cards = [...cardsOf(table, corp), ...(president === undefined ? [] : cardsOf(table, president))];
  const paid = (card: string) => table.bonusPaid.includes(card);
  return cards.filter((card) => !paid(card) && ask.cardPlaces(table, card).includes(hex)).length * Number(table.phase);
}

/** How many chips of traffic a station at this site would bring. */
export function chipsAt(ask: Advice1865, table: Seen, corp: string, site: Site): number {
  const value = stopAt(ask, table, site.hex)?.value ?? 0;
  const laid = table.map[site.hex] !== undefined;
  const own = site.kind === 'mine' ? mineChips(table, laid ? value : undefined) : Math.max(value, 2);
  return own + site.towns + bonusAt(ask, table, corp, site.hex);
}

/** Could a marker of the company go there at all? */
function isVacant(ask: Advice1865, table: Seen, corp: string, site: Site): boolean {
  if (ask.carbonia(table).includes(site.hex) && ask.inCarbonia(table, corp)) return false;
  return ask.freeSlots(table, site.hex) > 0 || (site.tiles > 0 && ask.mayUpgrade(table, site.hex));
}

/** How many markers the company will still be able to place. */
export function markersToCome(table: Seen, corp: string): number {
  const facts = factsOf(table, corp);
  const here = isFloated(table, corp) ? (table.charters[corp] ?? 0) : facts.status === 'minor' ? 2 : 6;
  return here + (facts.status === 'minor' ? GRANTED_LATER : 0);
}

/** Markers one after another, what brings most for its tiles first; `left` tiles may still be laid in this turn. */
export function planOf(ask: Advice1865, table: Seen, corp: string, turns: number, left: number): readonly Step[] {
  const here = isFloated(table, corp) ? (table.charters[corp] ?? 0) : 2;
  const most = markersToCome(table, corp);
  let open = sitesOf(ask, table, corp)
    .filter((site) => isVacant(ask, table, corp, site))
    .map((site) => ({ site, chips: chipsAt(ask, table, corp, site) }));
  const steps: Step[] = [];
  const built = new Set<string>();
  let tiles = 0;
  while (steps.length < most) {
    // Track that is laid for one marker serves the next.
    const missing = ({ site }: (typeof open)[number]) =>
      Math.max(0, site.tiles - site.work.filter((hex) => built.has(hex)).length);
    const next = best(open, (each) => (each.chips * 10 - each.site.cost / 6) / (1 + missing(each)));
    if (!next) break;
    // One marker in the three mines of Carbonia is all a company may have.
    const district = ask.carbonia(table).includes(next.site.hex);
    open = open.filter((each) => each !== next && !(district && ask.carbonia(table).includes(each.site.hex)));
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
export function planWorth(ask: Advice1865, table: Seen, corp: string, turns: number, left: number): number {
  return planOf(ask, table, corp, turns, left).reduce(
    (sum, { site, chips, turn }) => sum + SOON ** turn * Math.max(0, chips * chipWorth(turns - turn) - site.cost),
    0,
  );
}

/** What lies at the destination is more than chips: five new shares, and markers. */
const GROWN_UP = 350;
/** One aim at a time: what is begun should be finished. */
const PATIENCE = 0.75;

/** What each place is worth as the one aim of a company, the sooner it is reached the better. */
function pullOf(ask: Advice1865, table: Seen, corp: string, turns: number, left: number): (site: Site) => number {
  const minor = factsOf(table, corp).status === 'minor';
  const grows = minor && !ask.reachesDestination(table, corp);
  const hasMarkers = (table.charters[corp] ?? 0) > 0;
  return (site) => {
    const turn = turnsFor(site.tiles - left);
    if (turn >= turns) return 0;
    const marker = hasMarkers && isVacant(ask, table, corp, site);
    const chips = marker ? chipsAt(ask, table, corp, site) * chipWorth(turns - turn) - site.cost : 0;
    const grown = grows && site.hex === ask.destination(table, corp) ? GROWN_UP : 0;
    return (Math.max(0, chips) + grown) * PATIENCE ** turn;
  };
}

/** The one thing most worth building for; nothing when there is none. */
export function aimOf(ask: Advice1865, table: Seen, corp: string, turns: number, left: number): Site | undefined {
  const pull = pullOf(ask, table, corp, turns, left);
  return best(
    sitesOf(ask, table, corp).filter(({ tiles }) => tiles > 0),
    pull,
  );
}

/** What the one thing most worth building for is worth. */
export function aimWorth(ask: Advice1865, table: Seen, corp: string, turns: number, left: number): number {
  const pull = pullOf(ask, table, corp, turns, left);
  const most = sitesOf(ask, table, corp).reduce((sum, site) => Math.max(sum, pull(site)), 0);
  const reached = factsOf(table, corp).status === 'minor' && ask.reachesDestination(table, corp);
  return most + (reached ? GROWN_UP : 0);
}
