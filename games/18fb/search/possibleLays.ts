import { lasting, memo1, memo2, type Offer, Recent } from '@binario/kernel';
import { type CorpId, cashOf, type HexId, type Lay, laidBetween, type PlayerId } from '@binario/rail';
import { arrivalsIn, type Reach } from '@binario/track';
import type { Board18fb, Tile } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { slotsNeeded } from '../rules/slots.ts';
import { tilePrice, tileSteps } from '../rules/track.ts';
import { isFrozen, type Table18fb } from '../table.ts';
import { faceIn, metIn, viewsOn } from './mapViews.ts';
import { type Changes, colouredFaces, colours, exchangesOn, type Kind, kindsOf, upgradesOn } from './tileFits.ts';
import { tileReach } from './tileReach.ts';

/** What could be laid on a hex if there are copies: numbers of its lays, six to each tile, one for each turn. */
type Sights = readonly number[];

const tileOfLay = (lay: number): number => (lay / 6) | 0;

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
  /** The lays found here so far, by their numbers: they come again and again. */
  readonly lays: (Lay | undefined)[];
}

function groundsOf(on: Board18fb): readonly (Ground | undefined)[] {
  const kinds = kindsOf(on);
  return on.places.map(({ id: hex, kind, yellow }, n) => {
    if (kind === 'offmap' || kind === 'stub') return undefined;
    return {
      hex,
      city: kind === 'city',
      printed: colours.indexOf(yellow ? 'yellow' : undefined),
      kind: kinds[n] as Kind,
      found: new Recent(MOST_KEPT),
      lays: [],
    };
  });
}

/** What a company sees, and all that it depends on besides map and stations. */
interface Seen extends Pick<Table18fb, 'companies' | 'phase'> {
  readonly corp: CorpId;
  readonly frozen: boolean;
  readonly reach: Reach;
  readonly views: readonly number[];
  /** By hex number. */
  readonly sights: readonly Sights[];
}

/** What companies saw on a map with these stations, and on the map before its last tile. */
interface SeenOn extends Pick<Table18fb, 'map' | 'stations'> {
  readonly seen: Seen[];
  readonly before: readonly Seen[];
}

const noneSeen: readonly Seen[] = [];

/** The search over one board, with what it remembers. */
interface LaySearch {
  readonly on: Board18fb;
  /** By hex number; undefined where no tile is ever laid. */
  readonly grounds: readonly (Ground | undefined)[];
  readonly colourOfFace: readonly number[];
  readonly seenOn: (map: Table18fb['map'], stations: Table18fb['stations']) => SeenOn;
}

const searchOn = lasting((on: Board18fb): LaySearch => {
  const seenOn = memo2((map: Table18fb['map'], stations: Table18fb['stations'], known: readonly SeenOn[]): SeenOn => {
    const before = known.find((other) => other.stations === stations && laidBetween(other.map, map) !== undefined);
    return { map, stations, seen: [], before: before?.seen ?? noneSeen };
  });
  return { on, grounds: groundsOf(on), colourOfFace: colouredFaces(on), seenOn };
});

const searchFor = (table: Table18fb): LaySearch => searchOn(boardOf(table));

/** Bases and who is gone: with these the claims to slots change. */
const claimsIn = memo1((companies: Table18fb['companies']) =>
  Object.values(companies)
    .map(({ home, standing }) => (standing === 'closed' || standing === 'merged' ? 'x' : (home ?? '-')))
    .join(),
);

const sameClaims = (before: Table18fb['companies'], now: Table18fb['companies']): boolean =>
  before === now || claimsIn(before) === claimsIn(now);

/** What could be laid on every hex if there are copies, by hex number. */
function sightsFor(search: LaySearch, table: Table18fb, corp: CorpId): readonly Sights[] {
  const { companies, phase } = table;
  const frozen = isFrozen(table, corp);
  const isAlike = (each: Seen) =>
    each.corp === corp && each.phase === phase && each.frozen === frozen && sameClaims(each.companies, companies);
  const { seen, before } = search.seenOn(table.map, table.stations);
  const known = seen.find(isAlike);
  if (known) return known.sights;
  const { views } = viewsOn(table);
  const reach = tileReach(table, corp);
  const sights = lookAround(search, table, reach, views, frozen, before.find(isAlike));
  seen.push({ corp, companies, phase, frozen, reach, views, sights });
  return sights;
}

/** Looks at every hex, unless nothing has changed there since the map before. */
function lookAround(
  search: LaySearch,
  table: Table18fb,
  reach: Reach,
  views: readonly number[],
  frozen: boolean,
  before: Seen | undefined,
): readonly Sights[] {
  const { grounds } = search;
  const inPhase = search.on.phases[table.phase]?.tiles ?? [];
  const isAllowed = colours.map((colour) => colour !== undefined && inPhase.includes(colour));
  const sights = before ? before.sights.slice() : new Array<Sights>(grounds.length).fill(NOTHING);
  for (let hex = 0; hex < grounds.length; hex++) {
    if (before !== undefined && before.reach[hex] === reach[hex] && before.views[hex] === views[hex]) continue;
    const ground = grounds[hex];
    const sides = arrivalsIn(reach, hex);
    if (!ground || sides === 0) sights[hex] = NOTHING;
    else sights[hex] = sightsOf(search, table, ground, sides, views[hex] as number, isAllowed, frozen);
  }
  return sights;
}

function sightsOf(
  search: LaySearch,
  table: Table18fb,
  ground: Ground,
  sides: number,
  view: number,
  isAllowed: readonly boolean[],
  frozen: boolean,
): Sights {
  const face = faceIn(view);
  const isTile = face >= search.grounds.length;
  const colour = isTile ? (search.colourOfFace[face] as number) : ground.printed;
  if (frozen && colour === 0) return NOTHING;
  const beyond = isTile ? metIn(view) : 0;
  const needed = ground.city ? slotsNeeded(table, ground.hex) : 0;
  const higher = isAllowed[colour + 1] ? colour + 1 : 0;
  const key = sightKey(face, sides, beyond, needed, higher);
  const known = ground.found.get(key);
  if (known) return known;
  const made = inSight(search.on, ground, face, sides, beyond, needed, colour, higher);
  ground.found.set(key, made);
  return made;
}

/** All that decides which tiles fit, in one number: `sides` has seven bits, `beyond` six, the last two have three each. */
const sightKey = (face: number, sides: number, beyond: number, needed: number, higher: number): number =>
  (((face * 128 + sides) * 64 + beyond) * 8 + needed) * 8 + higher;

/** Tiles of a higher colour, if any may be laid, then of the same. */
function inSight(
  on: Board18fb,
  ground: Ground,
  face: number,
  sides: number,
  beyond: number,
  needed: number,
  colour: number,
  higher: number,
): Sights {
  const out: number[] = [];
  if (higher !== 0) addReached(out, upgradesOn(on, ground.kind, face, higher), sides, needed);
  const isTile = face >= on.places.length;
  if (isTile) addReached(out, exchangesOn(on, ground.kind, face, colour, beyond), sides, needed);
  return out;
}

function addReached(out: number[], changes: Changes, sides: number, needed: number): void {
  for (const change of changes) {
    if ((change.from & sides) !== 0 && change.slots >= needed) out.push(change.tile * 6 + change.fit.rotation);
  }
}

/** The lay with this number, always the same object. */
function layAt(on: Board18fb, { hex, lays }: Ground, number: number): Lay {
  const known = lays[number];
  if (known) return known;
  const made = { hex, tile: (on.tileSet[tileOfLay(number)] as Tile).id, rotation: number % 6 };
  lays[number] = made;
  return made;
}

/** Has the company steps and money for a tile? */
const mayLay = (table: Table18fb, corp: CorpId): boolean =>
  table.turn.laid < tileSteps(table, corp) && tilePrice(table, corp) <= cashOf(table, corp);

/** Every lay the company could make, whatever its purse and its steps; a position that looks the same is named once. */
export function possibleLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  const { left } = viewsOn(table);
  const search = searchFor(table);
  const lays: Lay[] = [];
  sightsFor(search, table, corp).forEach((sights, hex) => {
    const ground = search.grounds[hex] as Ground;
    for (const lay of sights) if ((left[tileOfLay(lay)] as number) > 0) lays.push(layAt(search.on, ground, lay));
  });
  return lays;
}

/** The lays the company may make now. */
export const openLays = (table: Table18fb, corp: CorpId): readonly Lay[] =>
  mayLay(table, corp) ? possibleLays(table, corp) : [];

/** Is there a lay that the company may make now? */
export function hasOpenLay(table: Table18fb, corp: CorpId): boolean {
  if (!mayLay(table, corp)) return false;
  const { left } = viewsOn(table);
  const isLeft = (lay: number) => (left[tileOfLay(lay)] as number) > 0;
  return sightsFor(searchFor(table), table, corp).some((sights) => sights.some(isLeft));
}

/** The lays the company may make now, as actions of this player. */
export function layOffers(table: Table18fb, corp: CorpId, by: PlayerId): Offer[] {
  if (!mayLay(table, corp)) return [];
  const { left } = viewsOn(table);
  const search = searchFor(table);
  const all = sightsFor(search, table, corp);
  const out: Offer[] = [];
  for (let n = 0; n < all.length; n++) {
    const sights = all[n] as Sights;
    for (let i = 0; i < sights.length; i++) {
      const lay = sights[i] as number;
      if ((left[tileOfLay(lay)] as number) < 1) continue;
      const { hex, tile, rotation } = layAt(search.on, search.grounds[n] as Ground, lay);
      out.push({ type: 'layTile', by, hex, tile, rotation });
    }
  }
  return out;
}
