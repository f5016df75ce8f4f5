import { shape } from '@binario/kernel';
import { type Face, parseTrack, type Stop } from '../board/track.ts';

/** Parts of board files that games of this family share. */

const HEX = /^[A-Za-z]{1,2}\d{1,2}$/;

/** A letter or two and a number, as printed at the edges of a map: never the name of anything else. */
export const hexId: shape.Shape<string> = (value, at, faults) => {
  const id = shape.name(value, at, faults);
  if (id !== undefined && !HEX.test(id)) faults.add(at, 'shape.notation', { what: 'hex', value: id });
  return id;
};

/** A board file has no more hexes, tiles or links than this. */
export const MOST_HEXES = 400;
/** How many kinds of tiles a board file may have. */
export const MOST_TILES = 300;

/** The edge of a hex in a board file: 0 south, then clockwise. */
export const edge = shape.whole(0, 5);
/** An amount of money in a board file. */
export const money = shape.whole(0, 100_000);
/** A price in a board file. */
export const price = shape.whole(0, 10_000);

/** Track in the notation of `parseTrack`; the stops it names must be there, and no two pieces join the same ends. */
const track = shape.notation(120, 'track', parseTrack);

/** One station: a city has spaces for tokens, everything else none unless the game gives it some. */
export const stopShape = (kinds: readonly Stop['kind'][]): shape.Shape<Stop> =>
  shape.fields({ kind: shape.oneOf(kinds), value: shape.whole(0, 1000), slots: shape.whole(0, 4) });

/** A face as a file has it; what is left out is not there. */
export interface FaceInFile {
  readonly track?: string;
  readonly stops?: readonly Stop[];
}

/** The fields of a face, to be put among the optional ones of a hex or a tile. */
export const faceFields = (kinds: readonly Stop['kind'][], most = 2) => ({
  track,
  stops: shape.listOf(stopShape(kinds), { max: most }),
});

/** What a hex or tile of a board file shows, with its track read. */
export const faceIn = ({ track: pieces = '', stops = [] }: FaceInFile): Face => ({ stops, track: parseTrack(pieces) });

/** A space of the market in a board file. */
export const cell = shape.fields({ row: shape.whole(0, 30), col: shape.whole(0, 40) });

/** The stock market row by row. */
export const grid = shape.listOf(shape.listOf(price, { min: 1, max: 40 }), { min: 1, max: 30 });

const side = shape.fields({ hex: hexId, edge });

/** Sides that meet though they are not neighbours. */
export const links = shape.listOf(shape.fields({ from: side, to: side }), { max: MOST_HEXES });
