import {
  badSide,
  type CorpId,
  cashOf,
  type Face,
  type HexId,
  memo1,
  memo2,
  type PlacedTile,
  stationsOf,
  tileFace,
} from '@binario/rail';
import { fullBoard } from '../data/board.ts';
import { type Place, places } from '../data/map.ts';
import { phases } from '../data/phases.ts';
import { type Tile, tileSet } from '../data/tiles.ts';
import { isFrozen, type Table18fb } from '../table.ts';
import { laidOn, numberOfHex, numberOfTile, placedTile, tileAt } from './laid.ts';
import { stationsFor, tileReach } from './reach.ts';
import { slotsNeeded } from './slots.ts';
import {
  addedTrack,
  isReached,
  keepsAll,
  keepsJoined,
  type Lay,
  letterWanted,
  type Shown,
  tilePrice,
  tileSteps,
} from './track.ts';

/** A tile in a position in which it can lie on a hex at all. */
interface Fit {
  readonly tile: Tile;
  readonly rotation: number;
  readonly face: Face;
}

/**
 * What laying tiles over the present face would change; found once for each face that hexes of a kind have ever shown.
 * What it takes is packed into one number: hundreds are looked at for every question, and lie close together this way.
 */
interface Changes {
  readonly fits: readonly Fit[];
  /** For each of them, `packed(...)`. */
  readonly needs: readonly number[];
}

/**
 * `from`: the route must arrive at one of these sides: new track touches them, or they lead to the station of the hex. A
 * route that starts here reaches everything. `tile`: its place in the set.
 */
const packed = (from: number, slots: number, tile: number): number => from | (slots << 7) | (tile << 10);

/** One bit more than the sides have: the route starts in the hex. */
const START = 1 << 6;
const noChanges: Changes = { fits: [], needs: [] };

/** What may follow a face that a hex shows. */
interface Next {
  readonly face: Face;
  /** Tiles of the next colour. */
  higher: Changes | undefined;
  /** Tiles of the same colour, by the sides with track beyond. */
  readonly other: (Changes | undefined)[];
}

/** What hexes with the same print, letter and sides have in common: most are plain, and what is known of one holds for all. */
interface Kind {
  /** Tiles that can ever lie here, by colour, in every position that makes a difference. */
  readonly fits: readonly (readonly Fit[])[];
  readonly onPrint: Next;
  /** By the tile that lies there. */
  readonly onTile: Map<number, Next>;
}

/** A hex that takes tiles. */
interface Ground {
  readonly hex: HexId;
  readonly city: boolean;
  /** The colour shown before a tile lies there. */
  readonly printed: number;
  readonly kind: Kind;
}

/** Colours by number: each follows the one before, the first stands for open ground. */
const colours = [undefined, 'yellow', 'green', 'brown'] as const;
const colourOfTile = tileSet.map(({ colour }) => colours.indexOf(colour as Shown));

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

function fitsOf(hex: HexId, kind: string): readonly (readonly Fit[])[] {
  const fits: Fit[][] = colours.map(() => []);
  for (const tile of tileSet) {
    if (tile.type !== kind || tile.label !== letterWanted(hex, tile.colour)) continue;
    const seen = new Set<string>();
    for (let rotation = 0; rotation < 6; rotation++) {
      const face = tileFace(fullBoard.board, tile.id, rotation);
      if (seen.has(looks(face)) || badSide(fullBoard.board, hex, face) !== undefined) continue;
      seen.add(looks(face));
      fits[colours.indexOf(tile.colour as Shown)]?.push({ tile, rotation, face });
    }
  }
  return fits;
}

const nextOn = (face: Face): Next => ({ face, higher: undefined, other: new Array(1 << 6).fill(undefined) });

const kinds = new Map<string, Kind>();

function kindOf({ id, kind, label, print }: Place): Kind {
  const key = JSON.stringify([kind, label, fullBoard.board.buildable[numberOfHex(id)], print]);
  const known = kinds.get(key) ?? { fits: fitsOf(id, kind), onPrint: nextOn(print), onTile: new Map() };
  kinds.set(key, known);
  return known;
}

/** By hex number; undefined where no tile is ever laid. */
const grounds: readonly (Ground | undefined)[] = places.map((place) => {
  const { id: hex, kind, yellow } = place;
  if (kind === 'offmap' || kind === 'stub') return undefined;
  return { hex, city: kind === 'city', printed: colours.indexOf(yellow ? 'yellow' : undefined), kind: kindOf(place) };
});

/** What the lays of a company depend on besides map and tokens. */
interface Listed {
  readonly phase: string;
  readonly frozen: boolean;
  readonly claims: string;
  readonly lays: readonly Lay[];
}

const laysKnown = memo2<Table18fb['map'], Table18fb['stations'], Map<CorpId, Listed>>(() => new Map());

/** Bases and who is gone: with these the claims to slots change. */
const claimsIn = memo1((companies: Table18fb['companies']) =>
  Object.values(companies)
    .map(({ home, standing }) => (standing === 'closed' || standing === 'merged' ? 'x' : (home ?? '-')))
    .join(),
);

/**
 * Every lay the company could make, whatever its purse and its steps; a position that looks the same is named once. The
 * same map, tokens, claims and phase give the same list.
 */
export function possibleLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  const { phase } = table;
  const known = laysKnown(table.map, table.stations);
  const frozen = isFrozen(table, corp);
  const claims = claimsIn(table.companies);
  const before = known.get(corp);
  if (before && before.phase === phase && before.frozen === frozen && before.claims === claims) return before.lays;
  const lays = findLays(table, corp);
  known.set(corp, { phase, frozen, claims, lays });
  return lays;
}

/** Those it may make now. */
export function openLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  if (table.turn.laid >= tileSteps(table, corp) || tilePrice(table, corp) > cashOf(table, corp)) return [];
  return possibleLays(table, corp);
}

function findLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  const { placed, met, left } = laidOn(table.map);
  const arriving = arrivingAt(table, corp);
  const inPhase = phases[table.phase]?.tiles ?? [];
  const isOpen = colours.map((colour) => colour !== undefined && inPhase.includes(colour));
  const frozen = isFrozen(table, corp);
  const lays: Lay[] = [];
  for (let hex = 0; hex < arriving.length; hex++) {
    const sides = arriving[hex] as number;
    const ground = sides === 0 ? undefined : grounds[hex];
    if (!ground) continue;
    const tile = placed[hex] as number;
    const shown = tile === 0 ? ground.printed : (colourOfTile[tileAt(tile)] as number);
    if (frozen && shown === 0) continue;
    const next = nextFor(ground.kind, tile);
    const higher = isOpen[shown + 1] ? (next.higher ?? upgrades(ground.kind, next, shown + 1)) : noChanges;
    const beyond = met[hex] as number;
    const other = tile === 0 ? noChanges : (next.other[beyond] ?? exchanges(ground.kind, next, shown, beyond));
    if (higher.needs.length + other.needs.length === 0) continue;
    const needed = ground.city ? slotsNeeded(table, ground.hex) : 0;
    add(lays, ground.hex, higher, sides, needed, left);
    add(lays, ground.hex, other, sides, needed, left);
  }
  return lays;
}

/** By hex: the sides at which routes of the company arrive, and whether one starts there. */
function arrivingAt(table: Table18fb, corp: CorpId): readonly number[] {
  const arriving = [...tileReach(table, corp).sides];
  for (const hex of stationsOf(stationsFor(table, corp), corp)) {
    const n = numberOfHex(hex);
    arriving[n] = (arriving[n] as number) | START;
  }
  return arriving;
}

/** Those of the changes to which a route leads, with circles enough and a copy left. */
function add(
  lays: Lay[],
  hex: HexId,
  { fits, needs }: Changes,
  sides: number,
  needed: number,
  left: readonly number[],
): void {
  for (let n = 0; n < needs.length; n++) {
    const need = needs[n] as number;
    if ((need & sides) === 0 || ((need >> 7) & 7) < needed || (left[need >> 10] as number) < 1) continue;
    const { tile, rotation } = fits[n] as Fit;
    lays.push({ hex, tile: tile.id, rotation });
  }
}

function nextFor({ onPrint, onTile }: Kind, placed: number): Next {
  if (placed === 0) return onPrint;
  const known = onTile.get(placed);
  if (known) return known;
  const { tile, rotation } = placedTile(placed) as PlacedTile;
  const made = nextOn(tileFace(fullBoard.board, tile, rotation));
  onTile.set(placed, made);
  return made;
}

/** Tiles of the next colour that keep all track. */
function upgrades({ fits }: Kind, next: Next, colour: number): Changes {
  const found = (fits[colour] ?? []).filter(({ face }) => keepsAll(next.face, face));
  next.higher = changesTo(next.face, found);
  return next.higher;
}

/** Tiles of the same colour that keep what is joined over these sides and bring something new. */
function exchanges({ fits }: Kind, next: Next, colour: number, met: number): Changes {
  const { face: old } = next;
  const found = (fits[colour] ?? []).filter(({ face }) => addedTrack(old, face) !== 0 && keepsJoined(old, face, met));
  const changes = changesTo(old, found);
  next.other[met] = changes;
  return changes;
}

function changesTo(old: Face, fits: readonly Fit[]): Changes {
  const needs = fits.map(({ tile, face }) => {
    let from = START;
    for (let edge = 0; edge < 6; edge++) if (isReached(1 << edge, false, old, face)) from |= 1 << edge;
    return packed(from, face.stops[0]?.slots ?? 0, numberOfTile(tile.id));
  });
  return { fits, needs };
}
