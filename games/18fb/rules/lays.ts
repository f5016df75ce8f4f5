import { badSide, type CorpId, cashOf, type Face, type HexId, memo1, memo2, stationsOf, tileFace } from '@binario/rail';
import { fullBoard } from '../data/board.ts';
import { places } from '../data/map.ts';
import { phases } from '../data/phases.ts';
import { type Tile, tileSet } from '../data/tiles.ts';
import { isFrozen, type Table18fb } from '../table.ts';
import { joinedSides, laidOn, numberOfHex, numberOfTile, placedTile, tileAt } from './laid.ts';
import { stationsFor, tileReach } from './reach.ts';
import { slotsNeeded } from './slots.ts';
import {
  addedTrack,
  arrivingSides,
  isReached,
  keepsAll,
  keepsJoined,
  type Lay,
  letterWanted,
  nextColour,
  type Shown,
  tilePrice,
  tileSteps,
} from './track.ts';

/** A tile in a position in which it can lie on a hex at all. */
interface Fit {
  readonly tile: Tile;
  readonly face: Face;
  readonly lay: Lay;
}

/** What laying it over the present face would change; found once for each face a hex has ever shown. */
interface Change {
  /** Its place in the set. */
  readonly tile: number;
  readonly count: number;
  readonly slots: number;
  readonly lay: Lay;
  /**
   * The route must arrive at one of these sides: new track touches them, or they lead to the station of the hex. A route
   * that starts here reaches everything.
   */
  readonly from: number;
}

/** One bit more than the sides have: the route starts in the hex. */
const START = 1 << 6;
const noChanges: readonly Change[] = [];

interface Ground {
  readonly hex: HexId;
  readonly number: number;
  readonly city: boolean;
  readonly print: Face;
  /** The colour shown before a tile lies there. */
  readonly printed: Shown;
  /** Tiles that can ever lie here, by colour, in every position that makes a difference. */
  readonly fits: ReadonlyMap<string, readonly Fit[]>;
  /** By the tile that lies there and what is wanted of the next one. */
  readonly changes: Map<number, readonly Change[]>;
}

/** Two positions that look the same are one. */
const looks = (face: Face): string => {
  const ends = face.track.map(({ a, b }) => (a < b ? `${a}-${b}` : `${b}-${a}`)).sort();
  return face.stops.length === 2 ? pairsOfTowns(face) : ends.join(' ');
};

/** The two towns of a hex are not told apart. */
function pairsOfTowns(face: Face): string {
  const sides = face.stops.map((_stop, n) =>
    face.track
      .flatMap(({ a, b }) => (a === 6 + n ? [b] : b === 6 + n ? [a] : []))
      .sort()
      .join('-'),
  );
  return sides.sort().join(' ');
}

function fitsOf(hex: HexId, kind: string): ReadonlyMap<string, readonly Fit[]> {
  const fits = new Map<string, Fit[]>();
  for (const tile of tileSet) {
    if (tile.type !== kind || tile.label !== letterWanted(hex, tile.colour)) continue;
    const seen = new Set<string>();
    for (let rotation = 0; rotation < 6; rotation++) {
      const face = tileFace(fullBoard.board, tile.id, rotation);
      if (seen.has(looks(face)) || badSide(fullBoard.board, hex, face) !== undefined) continue;
      seen.add(looks(face));
      const fit = { tile, face, lay: { hex, tile: tile.id, rotation } };
      fits.set(tile.colour, [...(fits.get(tile.colour) ?? []), fit]);
    }
  }
  return fits;
}

/** Every hex that takes tiles, with what never changes about it. */
const grounds: readonly Ground[] = places
  .filter((place) => place.kind !== 'offmap' && place.kind !== 'stub')
  .map(({ id, kind, print, yellow }) => ({
    hex: id,
    number: numberOfHex(id),
    city: kind === 'city',
    print,
    printed: yellow ? 'yellow' : undefined,
    fits: fitsOf(id, kind),
    changes: new Map(),
  }));

const laysKnown = memo2<Table18fb['map'], Table18fb['stations'], Map<string, readonly Lay[]>>(() => new Map());

/** Bases and who is gone: with these the claims to slots change. */
const claims = memo1((companies: Table18fb['companies']) =>
  Object.values(companies)
    .map(({ home, standing }) => (standing === 'closed' || standing === 'merged' ? 'x' : (home ?? '-')))
    .join(),
);

/**
 * Every lay the company could make, whatever its purse and its steps; a position that looks the same is named once. The
 * same map, tokens, claims and phase give the same list.
 */
export function possibleLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  const known = laysKnown(table.map, table.stations);
  const key = `${corp} ${table.phase} ${isFrozen(table, corp)} ${claims(table.companies)}`;
  const lays = known.get(key) ?? findLays(table, corp);
  known.set(key, lays);
  return lays;
}

/** Those it may make now. */
export function openLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  if (table.turn.laid >= tileSteps(table, corp) || tilePrice(table, corp) > cashOf(table, corp)) return [];
  return possibleLays(table, corp);
}

function findLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  const { arrivals } = tileReach(table, corp);
  const laid = laidOn(table.map);
  const starts = stationsOf(stationsFor(table, corp), corp);
  const colours = phases[table.phase]?.tiles ?? [];
  const frozen = isFrozen(table, corp);
  const lays: Lay[] = [];
  for (const ground of grounds) {
    const reached = arrivingSides(arrivals, ground.number);
    const own = starts.includes(ground.hex);
    if (reached === 0 && !own) continue;
    const placed = laid.placed[ground.number] as number;
    const shown = placed === 0 ? ground.printed : (tileSet[tileAt(placed)]?.colour as Shown);
    if (frozen && shown === undefined) continue;
    const next = nextColour(shown);
    const higher = next !== undefined && colours.includes(next) ? upgrades(ground, placed, next) : noChanges;
    const other = placed === 0 ? noChanges : exchanges(ground, placed, shown, joinedSides(laid, ground.number));
    if (higher.length + other.length === 0) continue;
    const sides = own ? reached | START : reached;
    const needed = ground.city ? slotsNeeded(table, ground.hex) : 0;
    add(lays, higher, sides, needed, laid.used);
    add(lays, other, sides, needed, laid.used);
  }
  return lays;
}

/** Those of the changes to which a route leads, with circles enough and a copy left. */
function add(lays: Lay[], changes: readonly Change[], sides: number, needed: number, used: Uint8Array): void {
  for (const { tile, count, slots, from, lay } of changes) {
    if ((from & sides) !== 0 && slots >= needed && (used[tile] as number) < count) lays.push(lay);
  }
}

function known(ground: Ground, key: number, find: () => readonly Change[]): readonly Change[] {
  const before = ground.changes.get(key);
  if (before) return before;
  const made = find();
  ground.changes.set(key, made);
  return made;
}

/** Sides are six bits; one more stands for an upgrade, which keeps everything. */
const keyOf = (placed: number, met: number): number => placed * 128 + met;
const UPGRADE = 64;

function faceOf(ground: Ground, number: number): Face {
  const placed = placedTile(number);
  return placed ? tileFace(fullBoard.board, placed.tile, placed.rotation) : ground.print;
}

/** Tiles of the next colour that keep all track. */
function upgrades(ground: Ground, placed: number, colour: Shown): readonly Change[] {
  return known(ground, keyOf(placed, UPGRADE), () => {
    const old = faceOf(ground, placed);
    return fitsIn(ground, colour).flatMap((fit) => (keepsAll(old, fit.face) ? [change(old, fit)] : []));
  });
}

/** Tiles of the same colour that keep what is joined over these sides and bring something new. */
function exchanges(ground: Ground, placed: number, colour: Shown, met: number): readonly Change[] {
  return known(ground, keyOf(placed, met), () => {
    const old = faceOf(ground, placed);
    return fitsIn(ground, colour).flatMap((fit) =>
      addedTrack(old, fit.face) !== 0 && keepsJoined(old, fit.face, met) ? [change(old, fit)] : [],
    );
  });
}

const fitsIn = (ground: Ground, colour: Shown): readonly Fit[] => ground.fits.get(colour ?? '') ?? [];

function change(old: Face, { tile, face, lay }: Fit): Change {
  let from = START;
  for (let edge = 0; edge < 6; edge++) if (isReached(1 << edge, false, old, face)) from |= 1 << edge;
  return { tile: numberOfTile(tile.id), count: tile.count, slots: face.stops[0]?.slots ?? 0, lay, from };
}
