import {
  arrivalsIn,
  badSide,
  type CorpId,
  cashOf,
  type Face,
  faceNumber,
  faceNumbered,
  type HexId,
  memo1,
  memo2,
  Recent,
  START,
  shownOn,
  tileFace,
} from '@binario/rail';
import { fullBoard } from '../data/board.ts';
import { type Place, places } from '../data/map.ts';
import { phases } from '../data/phases.ts';
import { type Tile, tileSet } from '../data/tiles.ts';
import { isFrozen, type Table18fb } from '../table.ts';
import { laidOn, numberOfHex, numberOfTile } from './laid.ts';
import { tileReach } from './reach.ts';
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

const { board } = fullBoard;

/** A tile in a position in which it can lie on a hex at all. */
interface Fit {
  readonly tile: Tile;
  readonly rotation: number;
  readonly face: Face;
}

/** What laying a tile over the present face would take; found once for each face that hexes of a kind have ever shown. */
interface Change {
  readonly fit: Fit;
  /** Its place in the set. */
  readonly tile: number;
  readonly slots: number;
  /**
   * The route must arrive at one of these sides: new track touches them, or they lead to the station of the hex. A route
   * that starts here reaches everything.
   */
  readonly from: number;
}

type Changes = readonly Change[];

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
  /** By the number of the face a tile shows. */
  readonly onTile: (Next | undefined)[];
}

/** A lay, and the place of its tile in the set. */
interface Sight {
  readonly lay: Lay;
  readonly tile: number;
}

/** Of one hex: more than there are companies to look at it. */
const MOST_KEPT = 16;

/** A hex that takes tiles. */
interface Ground {
  readonly hex: HexId;
  readonly city: boolean;
  /** The colour shown before a tile lies there. */
  readonly printed: number;
  readonly kind: Kind;
  /** What was found here lately, by `sightKey`. */
  readonly found: Recent<readonly Sight[]>;
  /** Every lay ever found here, by its tile and turn. */
  readonly sights: (Sight | undefined)[];
}

/** Colours by number: each follows the one before, the first stands for open ground. */
const colours = [undefined, 'yellow', 'green', 'brown'] as const;
/** By the number of the face, for faces of tiles. */
const colourOfFace: number[] = [];
for (const { id, colour } of tileSet) {
  for (let rotation = 0; rotation < 6; rotation++) {
    colourOfFace[faceNumber(board, { tile: id, rotation })] = colours.indexOf(colour as Shown);
  }
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

function fitsOf(hex: HexId, kind: string): readonly (readonly Fit[])[] {
  const fits: Fit[][] = colours.map(() => []);
  for (const tile of tileSet) {
    if (tile.type !== kind || tile.label !== letterWanted(hex, tile.colour)) continue;
    const seen = new Set<string>();
    for (let rotation = 0; rotation < 6; rotation++) {
      const face = tileFace(board, tile.id, rotation);
      if (seen.has(looks(face)) || badSide(board, hex, face) !== undefined) continue;
      seen.add(looks(face));
      fits[colours.indexOf(tile.colour as Shown)]?.push({ tile, rotation, face });
    }
  }
  return fits;
}

const nextOn = (face: Face): Next => ({ face, higher: undefined, other: new Array(1 << 6).fill(undefined) });

const kinds = new Map<string, Kind>();

function kindOf({ id, kind, label, print }: Place): Kind {
  const key = JSON.stringify([kind, label, board.buildable[numberOfHex(id)], print]);
  const known = kinds.get(key) ?? { fits: fitsOf(id, kind), onPrint: nextOn(print), onTile: [] };
  kinds.set(key, known);
  return known;
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
    sights: [],
  };
});

/** What the lays of a company depend on besides map and tokens. */
interface Listed {
  readonly phase: string;
  readonly frozen: boolean;
  readonly companies: Table18fb['companies'];
  readonly lays: readonly Lay[];
}

const laysKnown = memo2<Table18fb['map'], Table18fb['stations'], Map<CorpId, Listed>>(() => new Map());

/** Bases and who is gone: with these the claims to slots change. */
const claimsIn = memo1((companies: Table18fb['companies']) =>
  Object.values(companies)
    .map(({ home, standing }) => (standing === 'closed' || standing === 'merged' ? 'x' : (home ?? '-')))
    .join(),
);

const sameClaims = (before: Table18fb['companies'], now: Table18fb['companies']): boolean =>
  before === now || claimsIn(before) === claimsIn(now);

/**
 * Every lay the company could make, whatever its purse and its steps; a position that looks the same is named once. The
 * same map, tokens, claims and phase give the same list.
 */
export function possibleLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  const { phase, companies } = table;
  const known = laysKnown(table.map, table.stations);
  const frozen = isFrozen(table, corp);
  const before = known.get(corp);
  if (before && before.phase === phase && before.frozen === frozen && sameClaims(before.companies, companies)) {
    return before.lays;
  }
  const lays = findLays(table, corp);
  known.set(corp, { phase, frozen, companies, lays });
  return lays;
}

/** Those it may make now. */
export function openLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  if (table.turn.laid >= tileSteps(table, corp) || tilePrice(table, corp) > cashOf(table, corp)) return [];
  return possibleLays(table, corp);
}

function findLays(table: Table18fb, corp: CorpId): readonly Lay[] {
  const { met, left } = laidOn(table.map);
  const shownFaces = shownOn(board, table.map);
  const reach = tileReach(table, corp);
  const inPhase = phases[table.phase]?.tiles ?? [];
  const isOpen = colours.map((colour) => colour !== undefined && inPhase.includes(colour));
  const frozen = isFrozen(table, corp);
  const lays: Lay[] = [];
  for (let hex = 0; hex < reach.length; hex++) {
    const sides = arrivalsIn(reach, hex);
    const ground = sides === 0 ? undefined : grounds[hex];
    if (!ground) continue;
    const face = shownFaces[hex] as number;
    const isTile = face >= board.hexes.length;
    const shown = isTile ? (colourOfFace[face] as number) : ground.printed;
    if (frozen && shown === 0) continue;
    const beyond = isTile ? (met[hex] as number) : 0;
    const needed = ground.city ? slotsNeeded(table, ground.hex) : 0;
    const higher = isOpen[shown + 1] ? shown + 1 : 0;
    const key = sightKey(face, sides, beyond, needed, higher);
    let sights = ground.found.get(key);
    if (!sights) {
      sights = inSight(ground, face, sides, beyond, needed, shown, higher);
      ground.found.set(key, sights);
    }
    for (const sight of sights) if ((left[sight.tile] as number) > 0) lays.push(sight.lay);
  }
  return lays;
}

/** All that decides which tiles fit, in one number: below 64 sides beyond, with the start 128, the others below 8. */
const sightKey = (face: number, sides: number, beyond: number, needed: number, higher: number): number =>
  (((face * 128 + sides) * 64 + beyond) * 8 + needed) * 8 + higher;

/** What the company could lay here if there are copies: tiles of a higher colour, if any may be laid, then of the same. */
function inSight(
  ground: Ground,
  face: number,
  sides: number,
  beyond: number,
  needed: number,
  shown: number,
  higher: number,
): readonly Sight[] {
  const { kind } = ground;
  const isTile = face >= board.hexes.length;
  const next = isTile ? nextOnTile(kind, face) : kind.onPrint;
  const out: Sight[] = [];
  if (higher !== 0) addReached(out, ground, next.higher ?? upgrades(kind, next, higher), sides, needed);
  if (isTile) addReached(out, ground, next.other[beyond] ?? exchanges(kind, next, shown, beyond), sides, needed);
  return out;
}

function addReached(out: Sight[], ground: Ground, changes: Changes, sides: number, needed: number): void {
  for (const change of changes) {
    if ((change.from & sides) !== 0 && change.slots >= needed) out.push(sightOf(ground, change));
  }
}

function sightOf({ hex, sights }: Ground, { fit, tile }: Change): Sight {
  const number = tile * 6 + fit.rotation;
  const known = sights[number];
  if (known) return known;
  const made = { lay: { hex, tile: fit.tile.id, rotation: fit.rotation }, tile };
  sights[number] = made;
  return made;
}

function nextOnTile({ onTile }: Kind, face: number): Next {
  const known = onTile[face];
  if (known) return known;
  const made = nextOn(faceNumbered(board, face));
  onTile[face] = made;
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
  return fits.map((fit) => {
    let from = START;
    for (let edge = 0; edge < 6; edge++) if (isReached(1 << edge, false, old, fit.face)) from |= 1 << edge;
    return { fit, tile: numberOfTile(fit.tile.id), slots: fit.face.stops[0]?.slots ?? 0, from };
  });
}
