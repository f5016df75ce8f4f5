import { badSide, type Face, faceNumber, faceNumbered, type HexId, tileFace } from '@binario/rail';
import { START } from '@binario/track';
import type { Board18fb, Tile } from '../board/board.ts';
import { letterWanted, numberOfHex, numberOfTile } from '../board/questions.ts';
import { addedTrack, isReached, keepsAll, keepsJoined, type Shown } from '../rules/track.ts';

/** A tile in a position in which it can lie on a hex at all. */
interface Fit {
  readonly tile: Tile;
  readonly rotation: number;
  readonly face: Face;
}

/** What laying a tile over the present face would take; found once for each face that hexes of a kind have ever shown. */
export interface Change {
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

/** All tiles that may be laid over a face, with what each would take. */
export type Changes = readonly Change[];

/** What may follow a face that a hex shows. */
interface Next {
  readonly face: Face;
  /** Tiles of the next colour: there is but one after each face of a kind. */
  higher: Changes | undefined;
  /** Tiles of the same colour, by the sides with track beyond. */
  readonly other: (Changes | undefined)[];
}

/** What hexes with the same print, letter and sides have in common: most are plain, and what is known of one holds for all. */
export interface Kind {
  /** Tiles that can ever lie here, by colour, in every position that makes a difference. */
  readonly fits: readonly (readonly Fit[])[];
  readonly onPrint: Next;
  /** By the number of the face a tile shows. */
  readonly onTile: (Next | undefined)[];
}

/** Colours by number: each follows the one before, the first stands for open ground. */
export const colours = [undefined, 'yellow', 'green', 'brown'] as const;

/** The colour of each face by its number, for faces of tiles. */
export function colouredFaces({ tileSet, full }: Board18fb): readonly number[] {
  const coloured: number[] = [];
  for (const { id, colour } of tileSet) {
    for (let rotation = 0; rotation < 6; rotation++) {
      coloured[faceNumber(full.board, { tile: id, rotation })] = colours.indexOf(colour as Shown);
    }
  }
  return coloured;
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

function fitsOf(on: Board18fb, hex: HexId, kind: string): readonly (readonly Fit[])[] {
  const fits: Fit[][] = colours.map(() => []);
  const { board } = on.full;
  for (const tile of on.tileSet) {
    if (tile.type !== kind || tile.label !== letterWanted(on, hex, tile.colour)) continue;
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

/** The kind of every place, in their order: places alike in all that matters share one. */
export function kindsOf(on: Board18fb): readonly Kind[] {
  const { buildable } = on.full.board;
  const kinds = new Map<string, Kind>();
  return on.places.map(({ id, kind, label, print, yellow }) => {
    const key = JSON.stringify([kind, label, yellow, buildable[numberOfHex(on, id)], print]);
    const known = kinds.get(key) ?? { fits: fitsOf(on, id, kind), onPrint: nextOn(print), onTile: [] };
    kinds.set(key, known);
    return known;
  });
}

function nextAfter({ full: { board } }: Board18fb, { onPrint, onTile }: Kind, face: number): Next {
  if (face < board.hexes.length) return onPrint;
  const known = onTile[face];
  if (known) return known;
  const made = nextOn(faceNumbered(board, face));
  onTile[face] = made;
  return made;
}

/** Tiles of the next colour that keep all track of the face with this number. */
export function upgradesOn(on: Board18fb, kind: Kind, face: number, colour: number): Changes {
  const next = nextAfter(on, kind, face);
  next.higher ??= changesTo(
    on,
    next.face,
    (kind.fits[colour] ?? []).filter((fit) => keepsAll(next.face, fit.face)),
  );
  return next.higher;
}

/** Tiles of the same colour that keep what is joined over these sides and bring something new. */
export function exchangesOn(on: Board18fb, kind: Kind, face: number, colour: number, met: number): Changes {
  const next = nextAfter(on, kind, face);
  const { face: old, other } = next;
  const known = other[met];
  if (known) return known;
  const brings = (fit: Fit) => addedTrack(old, fit.face) !== 0 && keepsJoined(old, fit.face, met);
  const made = changesTo(on, old, (kind.fits[colour] ?? []).filter(brings));
  other[met] = made;
  return made;
}

function changesTo(on: Board18fb, old: Face, fits: readonly Fit[]): Changes {
  return fits.map((fit) => {
    let from = START;
    for (let edge = 0; edge < 6; edge++) if (isReached(1 << edge, false, old, fit.face)) from |= 1 << edge;
    return { fit, tile: numberOfTile(on, fit.tile.id), slots: fit.face.stops[0]?.slots ?? 0, from };
  });
}
