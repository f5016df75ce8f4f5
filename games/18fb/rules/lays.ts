import type { Offer } from '@binario/kernel';
import { arrivalsIn, type CorpId, cashOf, type HexId, memo1, type PlayerId, Recent, type Spread } from '@binario/rail';
import { fullBoard } from '../data/board.ts';
import { places } from '../data/map.ts';
import { phases } from '../data/phases.ts';
import { isFrozen, type Table18fb } from '../table.ts';
import {
  type Change,
  type Changes,
  colourOfFace,
  colours,
  exchangesOn,
  type Kind,
  kindOf,
  upgradesOn,
} from './fits.ts';
import { faceIn, laidOn, metIn } from './laid.ts';
import { tileReach } from './reach.ts';
import { slotsNeeded } from './slots.ts';
import { type Lay, tilePrice, tileSteps } from './track.ts';

const { board } = fullBoard;

/** Every lay that anybody ever saw, by its number: they come again and again. */
const lays: Lay[] = [];
/** The tile of each, by its place in the set. */
const tileOf: number[] = [];

/** What could be laid on a hex if there are copies, as numbers of lays. */
type Sights = readonly number[];

const NOTHING: Sights = [];

/** Of one hex: about as many as there are companies to look at it. */
const MOST_KEPT = 16;

/** A hex that takes tiles. */
interface Ground {
  readonly hex: HexId;
  readonly city: boolean;
  /** The colour shown before a tile lies there. */
  readonly printed: number;
  readonly kind: Kind;
  /** What was found here lately, by `sightKey`. */
  readonly found: Recent<Sights>;
  /** The numbers of all lays found here, by tile and turn. */
  readonly numbers: (number | undefined)[];
}

/** By hex number; undefined where no tile is ever laid. */
const grounds: readonly (Ground | undefined)[] = places.map((place) => {
  const { id: hex, kind, yellow } = place;
  if (kind === 'offmap' || kind === 'stub') return undefined;
  return {
    hex,
    city: kind === 'city',
    printed: colours.indexOf(yellow ? 'yellow' : undefined),
    kind: kindOf(place),
    found: new Recent(MOST_KEPT),
    numbers: [],
  };
});

const isCity: readonly boolean[] = grounds.map((ground) => ground?.city ?? false);

/** What a company saw when it was last asked, and all that it depends on. */
interface Seen extends Pick<Table18fb, 'map' | 'stations' | 'companies' | 'phase'> {
  readonly frozen: boolean;
  readonly reach: Spread;
  readonly views: readonly number[];
  /** By hex number. */
  readonly sights: readonly Sights[];
}

const lastSeen = new Map<CorpId, Seen>();

/** Bases and who is gone: with these the claims to slots change. */
const claimsIn = memo1((companies: Table18fb['companies']) =>
  Object.values(companies)
    .map(({ home, standing }) => (standing === 'closed' || standing === 'merged' ? 'x' : (home ?? '-')))
    .join(),
);

const sameClaims = (before: Table18fb['companies'], now: Table18fb['companies']): boolean =>
  before === now || claimsIn(before) === claimsIn(now);

function seenBy(table: Table18fb, corp: CorpId): Seen {
  const { map, stations, companies, phase } = table;
  const frozen = isFrozen(table, corp);
  const last = lastSeen.get(corp);
  const sameTime = last !== undefined && last.phase === phase && last.frozen === frozen;
  const sameSlots = sameTime && last.stations === stations && sameClaims(last.companies, companies);
  if (sameSlots && last.map === map) return last;
  const seen = lookAround(table, corp, frozen, sameTime ? last : undefined, sameSlots);
  lastSeen.set(corp, seen);
  return seen;
}

/** Looks at every hex, unless nothing has changed there since the last time. */
function lookAround(table: Table18fb, corp: CorpId, frozen: boolean, last: Seen | undefined, sameSlots: boolean): Seen {
  const { map, stations, companies, phase } = table;
  const { views } = laidOn(map);
  const reach = tileReach(table, corp);
  const inPhase = phases[phase]?.tiles ?? [];
  const isOpen = colours.map((colour) => colour !== undefined && inPhase.includes(colour));
  const sights = last ? last.sights.slice() : new Array<Sights>(grounds.length).fill(NOTHING);
  for (let hex = 0; hex < grounds.length; hex++) {
    const isSame = last !== undefined && last.reach[hex] === reach[hex] && last.views[hex] === views[hex];
    if (isSame && (sameSlots || !isCity[hex])) continue;
    const ground = grounds[hex];
    if (ground) sights[hex] = sightsOf(table, ground, arrivalsIn(reach, hex), views[hex] as number, isOpen, frozen);
  }
  return { map, stations, companies, phase, frozen, reach, views, sights };
}

function sightsOf(
  table: Table18fb,
  ground: Ground,
  sides: number,
  view: number,
  isOpen: readonly boolean[],
  frozen: boolean,
): Sights {
  if (sides === 0) return NOTHING;
  const face = faceIn(view);
  const isTile = face >= board.hexes.length;
  const colour = isTile ? (colourOfFace[face] as number) : ground.printed;
  if (frozen && colour === 0) return NOTHING;
  const beyond = isTile ? metIn(view) : 0;
  const needed = ground.city ? slotsNeeded(table, ground.hex) : 0;
  const higher = isOpen[colour + 1] ? colour + 1 : 0;
  const key = sightKey(face, sides, beyond, needed, higher);
  const known = ground.found.get(key);
  if (known) return known;
  const made = inSight(ground, face, sides, beyond, needed, colour, higher);
  ground.found.set(key, made);
  return made;
}

/** All that decides which tiles fit, in one number: `sides` has seven bits, `beyond` six, the last two have three each. */
const sightKey = (face: number, sides: number, beyond: number, needed: number, higher: number): number =>
  (((face * 128 + sides) * 64 + beyond) * 8 + needed) * 8 + higher;

/** Tiles of a higher colour, if any may be laid, then of the same. */
function inSight(
  ground: Ground,
  face: number,
  sides: number,
  beyond: number,
  needed: number,
  colour: number,
  higher: number,
): Sights {
  const out: number[] = [];
  if (higher !== 0) addReached(out, ground, upgradesOn(ground.kind, face, higher), sides, needed);
  const isTile = face >= board.hexes.length;
  if (isTile) addReached(out, ground, exchangesOn(ground.kind, face, colour, beyond), sides, needed);
  return out;
}

function addReached(out: number[], ground: Ground, changes: Changes, sides: number, needed: number): void {
  for (const change of changes) {
    if ((change.from & sides) !== 0 && change.slots >= needed) out.push(numberOfLay(ground, change));
  }
}

function numberOfLay({ hex, numbers }: Ground, { fit, tile }: Change): number {
  const place = tile * 6 + fit.rotation;
  const known = numbers[place];
  if (known !== undefined) return known;
  const number = lays.length;
  lays.push({ hex, tile: fit.tile.id, rotation: fit.rotation });
  tileOf.push(tile);
  numbers[place] = number;
  return number;
}

/** Has the company steps and money for a tile? */
const mayLay = (table: Table18fb, corp: CorpId): boolean =>
  table.turn.laid < tileSteps(table, corp) && tilePrice(table, corp) <= cashOf(table, corp);

/** Every lay the company could make, whatever its purse and its steps; a position that looks the same is named once. */
export function possibleLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  const { left } = laidOn(table.map);
  return seenBy(table, corp)
    .sights.flat()
    .filter((lay) => (left[tileOf[lay] as number] as number) > 0)
    .map((lay) => lays[lay] as Lay);
}

/** Those it may make now. */
export const openLays = (table: Table18fb, corp: CorpId): readonly Lay[] =>
  mayLay(table, corp) ? possibleLays(table, corp) : [];

/** Are there any? */
export function hasOpenLay(table: Table18fb, corp: CorpId): boolean {
  if (!mayLay(table, corp)) return false;
  const { left } = laidOn(table.map);
  const isLeft = (lay: number) => (left[tileOf[lay] as number] as number) > 0;
  return seenBy(table, corp).sights.some((sights) => sights.some(isLeft));
}

/** All of them as actions of this player. */
export function layOffers(table: Table18fb, corp: CorpId, by: PlayerId): Offer[] {
  if (!mayLay(table, corp)) return [];
  const { left } = laidOn(table.map);
  const out: Offer[] = [];
  for (const sights of seenBy(table, corp).sights) {
    for (let n = 0; n < sights.length; n++) {
      const lay = sights[n] as number;
      if ((left[tileOf[lay] as number] as number) < 1) continue;
      const { hex, tile, rotation } = lays[lay] as Lay;
      out.push({ type: 'layTile', by, hex, tile, rotation });
    }
  }
  return out;
}
