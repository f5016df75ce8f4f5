import { lasting, memo2, Recent } from '@binario/kernel';
import {
  type Board,
  badSide,
  type Colour,
  type CorpId,
  connectedSides,
  copiesLaid,
  type HexId,
  hexDef,
  hexOfSide,
  keepsConnections,
  keepsPieces,
  type Lay,
  type Outline,
  outlineOf,
  outlinesOf,
  type Slots,
  shownOn,
  stationsOf,
  tileFace,
} from '@binario/rail';
import { reachOf, sidesIn, slotsOn } from '@binario/track';
import { tileNamed } from '../board/boardOf.ts';
import type { Board1865 } from '../board/compile.ts';
import { kindOf, placesOfTile } from '../rules/track.ts';
import { boardOf, numberOfHex, phaseOf, type Table1865 } from '../table.ts';

/** A tile in one position on one hex. */
interface Fit extends Outline {
  readonly lay: Lay;
  /** Number of the tile in the set, and how many copies there are. */
  readonly tile: number;
  readonly count: number;
  readonly slots: number;
}

/** Of one hex: twice as many as there are companies to look at it. */
const MOST_KEPT = 16;

interface Ground {
  readonly hex: HexId;
  readonly isMine: boolean;
  readonly printed: Colour | undefined;
  /** Tiles that can ever lie here, by colour, in every position that makes a difference. */
  readonly fits: Readonly<Record<Colour, readonly Fit[]>>;
  /** What was found here lately, by `sightKey`. */
  readonly sights: Recent<readonly Fit[]>;
}

/** Every hex of the board in its order, with what never changes about it. */
const groundOn = lasting((game: Board1865): readonly Ground[] =>
  game.board.hexes.map(({ id: hex }): Ground => {
    const place = game.hexNamed.get(hex);
    const printed = place?.label === undefined ? undefined : 'yellow';
    const isMine = place?.kind === 'mine';
    return { hex, isMine, printed, fits: fitsOf(game, hex), sights: new Recent(MOST_KEPT) };
  }),
);

const groundOf = (table: Table1865): readonly Ground[] => groundOn(boardOf(table));

function fitsOf({ board, form, hexNamed, tiles }: Board1865, hex: HexId): Readonly<Record<Colour, readonly Fit[]>> {
  const kind = kindOf(hexDef(board, hex).print);
  const label = hexNamed.get(hex)?.label;
  const fits: Record<Colour, Fit[]> = { yellow: [], green: [], brown: [], grey: [] };
  for (const tile of tiles) {
    if (kindOf(tile.face) !== kind || tile.label !== label) continue;
    if (placesOfTile(form, tile)?.includes(hex) === false) continue;
    const seen = new Set<number>();
    for (let rotation = 0; rotation < (tile.label === undefined ? 6 : 1); rotation++) {
      const face = tileFace(board, tile.id, rotation);
      const { exits, pieces } = outlineOf(face);
      if (badSide(board, hex, face) !== undefined || seen.has(pieces)) continue;
      seen.add(pieces);
      const lay = { hex, tile: tile.id, rotation };
      const slots = face.stops[0]?.slots ?? 0;
      fits[tile.colour].push({ lay, tile: tile.number, count: tile.count, exits, pieces, slots });
    }
  }
  return fits;
}

/** Is there a tile of this colour that can ever lie on this hex in this form of the game? */
export const hasFit = (table: Table1865, hex: HexId, colour: Colour): boolean =>
  (groundOf(table)[numberOfHex(table, hex)]?.fits[colour].length ?? 0) > 0;

const laysKnown = memo2<Table1865['map'], Table1865['stations'], Map<string, readonly Lay[]>>(() => new Map());

/**
 * Every lay the company could make, whatever its purse; a position that looks the same is named once. The same table
 * gives the same list: only map, markers and phase matter.
 */
export function possibleLays(table: Table1865, corp: CorpId): readonly Lay[] {
  const known = laysKnown(table.map, table.stations);
  const key = `${corp} ${table.phase}`;
  const lays = known.get(key) ?? findLays(table, corp);
  known.set(key, lays);
  return lays;
}

/**
 * Could the company lay anything, whatever its purse? Mostly a hex beside one of its markers says yes, and then it need not
 * be known how far its track leads.
 */
export function hasLay(table: Table1865, corp: CorpId): boolean {
  return laysNearMarkers(table, corp) || possibleLays(table, corp).length > 0;
}

/** What the search asks about every hex, looked up once. */
interface Sight {
  readonly board: Board;
  readonly ground: readonly Ground[];
  readonly shown: readonly number[];
  readonly outlines: readonly Outline[];
  readonly slots: readonly (Slots | undefined)[];
  readonly copies: readonly number[];
}

function sightOf(table: Table1865): Sight {
  const { board } = boardOf(table);
  return {
    board,
    ground: groundOf(table),
    shown: shownOn(board, table.map),
    outlines: outlinesOf(board),
    slots: slotsOn(board, table.stations),
    copies: copiesLaid(board, table.map),
  };
}

function laysNearMarkers(table: Table1865, corp: CorpId): boolean {
  const sight = sightOf(table);
  const stations = stationsOf(table.stations, corp);
  for (const hex of stations) if (hasFreshNeighbour(table, sight, numberIn(sight.board, hex))) return true;
  for (const hex of stations) if (hasUpgrade(table, sight, numberIn(sight.board, hex))) return true;
  return false;
}

const numberIn = (board: Board, hex: HexId): number => board.numberOf.get(hex) as number;

/** Does track of this hex lead to open ground on which a tile fits that goes on there? */
function hasFreshNeighbour(
  table: Table1865,
  { board, ground, shown, outlines, slots, copies }: Sight,
  n: number,
): boolean {
  for (let exits = (outlines[shown[n] as number] as Outline).exits; exits !== 0; exits &= exits - 1) {
    const side = board.meets[n * 6 + 31 - Math.clz32(exits & -exits)] as number;
    if (side < 0) continue;
    const other = hexOfSide(side);
    const place = ground[other] as Ground;
    if (place.printed !== undefined || table.map[place.hex] !== undefined) continue;
    const reached = 1 << (side - other * 6);
    const markers = countMarkers(slots[other]);
    for (const fit of place.fits.yellow) if (takesRoute(fit, reached, markers) && isLeft(fit, copies)) return true;
  }
  return false;
}

/** Does a tile of the next colour fit on this hex, which holds a marker of the company? */
function hasUpgrade(table: Table1865, { ground, shown, outlines, slots, copies }: Sight, n: number): boolean {
  const { upgrades } = candidatesOn(table, ground[n] as Ground);
  if (upgrades.length === 0) return false;
  const old = outlines[shown[n] as number] as Outline;
  const markers = countMarkers(slots[n]);
  for (const fit of upgrades) if (fit.slots >= markers && isLeft(fit, copies) && keepsPieces(old, fit)) return true;
  return false;
}

const takesRoute = (fit: Fit, reached: number, markers: number): boolean =>
  (fit.exits & reached) !== 0 && fit.slots >= markers;

const isLeft = (fit: Fit, copies: readonly number[]): boolean => (copies[fit.tile] as number) < fit.count;

function findLays(table: Table1865, corp: CorpId): readonly Lay[] {
  const sight = sightOf(table);
  const lays: Lay[] = [];
  for (let n = 0; n < sight.ground.length; n++) layOn(table, corp, sight, n, lays);
  return lays;
}

/** Adds what the company could lay on one hex. */
function layOn(table: Table1865, corp: CorpId, sight: Sight, n: number, lays: Lay[]): void {
  const { board, ground, shown, outlines, slots, copies } = sight;
  const markers = slots[n];
  // In a city with its own marker the company may begin anywhere.
  const reached = markers?.includes(corp) ? ALL_SIDES : sidesIn(reachOf(board, table, corp, 'routes'), n);
  if (reached === 0) return;
  const face = shown[n] as number;
  const connected = connectedSides(board, shown, n, boardOf(table).seaSides);
  const place = ground[n] as Ground;
  const taken = countMarkers(markers);
  const key = sightKey(face, reached, connected, taken, Number(table.phase));
  let fits = place.sights.get(key);
  if (!fits) {
    fits = fitsInSight(table, place, outlines[face] as Outline, reached, connected, taken);
    place.sights.set(key, fits);
  }
  for (const fit of fits) if (isLeft(fit, copies)) lays.push(fit.lay);
}

const ALL_SIDES = 63;

/** All that decides which tiles fit, in one number: sides are sets of six bits, markers and phases fewer than eight. */
function sightKey(face: number, reached: number, connected: number, markers: number, phase: number): number {
  return (((face * 64 + reached) * 64 + connected) * 8 + markers) * 8 + phase;
}

function countMarkers(slots: Slots | undefined): number {
  let count = 0;
  if (slots) for (const token of slots) if (token !== null) count++;
  return count;
}

const following: Readonly<Partial<Record<Colour, Colour>>> = { yellow: 'green', green: 'brown', brown: 'grey' };

interface Candidates {
  readonly upgrades: readonly Fit[];
  /** Tiles of the colour that lies there: competitive upgrades. */
  readonly competing: readonly Fit[];
}

const noFits: readonly Fit[] = [];
const noCandidates: Candidates = { upgrades: noFits, competing: noFits };

/** Tiles of the colours that may be laid on a hex now, whatever is connected with what. */
function candidatesOn(table: Table1865, { hex, isMine, printed, fits }: Ground): Candidates {
  const placed = table.map[hex];
  if (placed && isMine) return noCandidates;
  const shown = placed ? tileNamed(table, placed.tile).colour : printed;
  const next = shown === undefined ? 'yellow' : following[shown];
  const upgrades = next !== undefined && phaseOf(table).tiles.includes(next) ? fits[next] : noFits;
  return { upgrades, competing: placed ? fits[shown as Colour] : noFits };
}

/** What the company could lay on a hex it reaches like this, if there are copies: upgrades, then competitive ones. */
function fitsInSight(
  table: Table1865,
  place: Ground,
  old: Outline,
  reached: number,
  connected: number,
  markers: number,
): readonly Fit[] {
  const { upgrades, competing } = candidatesOn(table, place);
  const found: Fit[] = [];
  for (const fit of upgrades) if (takesRoute(fit, reached, markers) && keepsPieces(old, fit)) found.push(fit);
  for (const fit of competing) {
    if (fit.pieces === old.pieces || !takesRoute(fit, reached, markers)) continue;
    if (keepsConnections(old, fit, connected)) found.push(fit);
  }
  return found;
}
