import {
  badSide,
  type CorpId,
  cashOf,
  type Face,
  type HexId,
  hexNumber,
  memo1,
  memo2,
  outlineOf,
  type TileId,
  tileFace,
} from '@binario/rail';
import { fullBoard } from '../data/board.ts';
import { places } from '../data/map.ts';
import { phases } from '../data/phases.ts';
import { type Tile, tileSet } from '../data/tiles.ts';
import { isFrozen, type Table18fb } from '../table.ts';
import { stationsFor, tileReach } from './reach.ts';
import { hasToken, slotsNeeded } from './slots.ts';
import {
  addedTrack,
  arrivingSides,
  isReached,
  joinedSides,
  keepsAll,
  keepsJoined,
  type Lay,
  letterWanted,
  nextColour,
  type Shown,
  shownColour,
  tilePrice,
  tileSteps,
  usedTiles,
} from './track.ts';

/** A tile in a position in which it can lie on a hex at all. */
interface Fit {
  readonly tile: Tile;
  readonly face: Face;
  readonly exits: number;
  readonly lay: Lay;
}

interface Ground {
  readonly hex: HexId;
  readonly number: number;
  /** Tiles that can ever lie here, by colour, in every position that makes a difference. */
  readonly fits: ReadonlyMap<string, readonly Fit[]>;
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
      const fit = { tile, face, exits: outlineOf(face).exits, lay: { hex, tile: tile.id, rotation } };
      fits.set(tile.colour, [...(fits.get(tile.colour) ?? []), fit]);
    }
  }
  return fits;
}

/** Every hex that takes tiles, with what never changes about it. */
const grounds: readonly Ground[] = places
  .filter((place) => place.kind !== 'offmap' && place.kind !== 'stub')
  .map(({ id, kind }) => ({ hex: id, number: hexNumber(fullBoard.board, id), fits: fitsOf(id, kind) }));

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
  const stations = stationsFor(table, corp);
  const used = usedTiles(table.map);
  const colours = phases[table.phase]?.tiles ?? [];
  const frozen = isFrozen(table, corp);
  const lays: Lay[] = [];
  for (const ground of grounds) {
    const reached = arrivingSides(arrivals, ground.number);
    const own = hasToken(stations, ground.hex, corp);
    if (reached === 0 && !own) continue;
    const shown = shownColour(table, ground.hex);
    if (frozen && shown === undefined) continue;
    const next = nextColour(shown);
    if (next !== undefined && colours.includes(next)) addLays(lays, table, ground, next, reached, own, used, false);
    if (table.map[ground.hex] !== undefined) addLays(lays, table, ground, shown, reached, own, used, true);
  }
  return lays;
}

function addLays(
  lays: Lay[],
  table: Table18fb,
  { hex, fits }: Ground,
  colour: Shown,
  reached: number,
  own: boolean,
  used: ReadonlyMap<TileId, number>,
  competitive: boolean,
): void {
  const placed = table.map[hex];
  const old = placed ? tileFace(fullBoard.board, placed.tile, placed.rotation) : printOf(hex);
  const needed = slotsNeeded(table, hex);
  const met = competitive ? joinedSides(table, hex) : 0;
  for (const { tile, face, exits, lay } of fits.get(colour ?? '') ?? []) {
    if (!own && (exits & reached) === 0) continue;
    if ((used.get(tile.id) ?? 0) >= tile.count || (face.stops[0]?.slots ?? 0) < needed) continue;
    if (competitive ? addedTrack(old, face) === 0 || !keepsJoined(old, face, met) : !keepsAll(old, face)) continue;
    if (isReached(reached, own, old, face)) lays.push(lay);
  }
}

const prints: ReadonlyMap<HexId, Face> = new Map(places.map((place) => [place.id, place.print]));
const printOf = (hex: HexId): Face => prints.get(hex) as Face;
