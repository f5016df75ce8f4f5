import { type Colour, type Face, type HexId, parseTrack, type Stop, type StopKind, type TileDef } from '@binario/rail';
import type { Provenance } from './provenance.ts';

/**
 * The 171 tiles. Their sum is printed, and so are the restricted and the lettered numbers, the mine tiles and most traffic
 * values; how many there are of each other number is `R`, shapes are those the numbers have elsewhere (`S`).
 * Edges 0 (south) to 5 clockwise, `s` the station.
 */
export function face(track: string, stop?: Stop): Face {
  return { stops: stop ? [stop] : [], track: parseTrack(track) };
}

/** A kind of tile as printed, with the sources of its number and its track. */
export interface Tile extends TileDef {
  readonly from: { readonly count: Provenance; readonly shape: Provenance };
  /** The only hexes that take it; without it every hex of its kind does, lettered ones excepted. */
  readonly only?: readonly HexId[];
}

type Row = readonly [id: string, count: number, track: string, from: string, value?: number, slots?: number];

function tiles(
  colour: Colour,
  kind: StopKind | 'plain',
  rows: readonly Row[],
  only?: readonly HexId[],
): readonly Tile[] {
  return rows.map(([id, count, track, from, value = 0, slots = 0]) => ({
    id,
    colour,
    count,
    face: kind === 'plain' ? face(track) : face(track, { kind, value, slots }),
    from: { count: from[0] as Provenance, shape: from[1] as Provenance },
    ...(only && { only }),
  }));
}

/** One tile per letter and colour, always in the position its exits name (ruling 27). */
function lettered(label: string, hex: HexId, green: string, brown: string, grey: string): readonly Tile[] {
  const rows = [
    ['green', 1, green, 4, 3],
    ['brown', 2, brown, 5, 3],
    ['grey', 3, grey, 6, 4],
  ] as const;
  return rows.map(([colour, n, track, value, slots]) => ({
    id: `${label}${n}`,
    colour,
    count: 1,
    label,
    face: face(track, { kind: 'city', value, slots }),
    from: { count: 'D', shape: 'R' },
    only: [hex],
  }));
}

const mines: readonly HexId[] = ['D7', 'G10', 'A28', 'H31', 'C42', 'G42', 'C44', 'C46'];
const coastalTowns: readonly HexId[] = ['F5', 'H7', 'G12', 'G14', 'E16', 'F25', 'B29'];
const inlandTowns: readonly HexId[] = [
  ...['F7', 'F9', 'F11', 'G26', 'E28', 'G30', 'D31', 'E32', 'D33'],
  ...['E34', 'F35', 'H37', 'G38', 'E40', 'D41', 'F43', 'E44', 'D45'],
];

/** All kinds of tiles in the box. */
export const tileSet: readonly Tile[] = [
  ...tiles('yellow', 'town', [
    ['3', 4, '0-s 1-s', 'RS', 1],
    ['4', 9, '0-s 3-s', 'RS', 1],
    ['58', 9, '0-s 2-s', 'RS', 1],
  ]),
  ...tiles('yellow', 'city', [
    ['5', 2, '0-s 1-s', 'RS', 2, 1],
    ['6', 4, '0-s 2-s', 'RS', 2, 1],
    ['57', 3, '0-s 3-s', 'RS', 2, 1],
  ]),
  ...tiles('yellow', 'plain', [
    ['7', 3, '0-1', 'RS'],
    ['8', 14, '0-2', 'RS'],
    ['9', 13, '0-3', 'RS'],
  ]),
  ...tiles('yellow', 'mine', [['173', 8, '0-s', 'DR', 2, 1]], mines),
  ...tiles('green', 'town', [
    ['87', 6, '0-s 1-s 2-s 3-s', 'RS', 1],
    ['88', 3, '0-s 1-s 3-s 4-s', 'RS', 1],
    ['204', 3, '0-s 2-s 3-s 4-s', 'RS', 1],
  ]),
  ...tiles('green', 'city', [
    ['12', 2, '0-s 1-s 2-s', 'RS', 3, 1],
    ['13', 1, '0-s 2-s 4-s', 'RS', 3, 1],
    ['14', 2, '0-s 1-s 3-s 4-s', 'RS', 3, 2],
    ['15', 4, '0-s 1-s 2-s 3-s', 'RS', 3, 2],
    ['619', 1, '0-s 2-s 3-s 4-s', 'RS', 3, 2],
  ]),
  ...tiles('green', 'plain', [
    ['16', 1, '0-2 1-3', 'RS'],
    ['17', 1, '1-3 0-4', 'RS'],
    ['18', 1, '0-3 1-2', 'RS'],
    ['19', 1, '0-3 2-4', 'RS'],
    ['20', 2, '0-3 1-4', 'RS'],
    ['21', 1, '0-2 3-4', 'RS'],
    ['22', 1, '0-4 2-3', 'RS'],
    ['23', 3, '0-3 0-4', 'RS'],
    ['24', 3, '0-3 0-2', 'RS'],
    ['25', 2, '0-2 0-4', 'RS'],
    ['26', 1, '0-3 0-5', 'RS'],
    ['27', 1, '0-3 0-1', 'RS'],
    ['28', 1, '0-4 0-5', 'RS'],
    ['29', 1, '0-2 0-1', 'RS'],
    ['30', 1, '0-4 0-1', 'RS'],
    ['31', 1, '0-2 0-5', 'RS'],
    ['624', 1, '0-1 1-2', 'RS'],
    ['625', 1, '0-1 2-3', 'RS'],
    ['626', 1, '0-1 3-4', 'RS'],
  ]),
  ...tiles('green', 'mine', [['174', 8, '0-s', 'DR', 1, 1]], mines),
  ...tiles('brown', 'town', [['146', 6, '0-s 1-s 2-s 3-s', 'RS', 2]], coastalTowns),
  ...tiles(
    'brown',
    'town',
    [
      ['889', 4, '0-s 1-s 2-s 3-s 4-s', 'RR', 2],
      ['900', 6, '0-s 1-s 2-s 3-s 4-s 5-s', 'RR', 2],
    ],
    inlandTowns,
  ),
  ...tiles('brown', 'city', [['63', 3, '0-s 1-s 2-s 3-s 4-s 5-s', 'DS', 4, 2]], ['F39', 'H25', 'D13']),
  ...tiles('brown', 'city', [['700', 2, '0-s 1-s 2-s 3-s', 'DR', 4, 2]], ['I36', 'E6']),
  ...tiles('brown', 'mine', [['175', 8, '0-s', 'DR', 0, 1]], mines),
  ...lettered('C', 'F45', '1-s 2-s 3-s 4-s', '1-s 2-s 3-s 4-s', '1-s 2-s 3-s 4-s'),
  ...lettered('O', 'D37', '0-s 3-s 4-s 5-s', '0-s 2-s 3-s 4-s 5-s', '0-s 2-s 3-s 4-s 5-s'),
  ...lettered('N', 'G32', '0-s 1-s 3-s 4-s', '0-s 1-s 2-s 3-s 4-s 5-s', '0-s 1-s 2-s 3-s 4-s 5-s'),
  ...lettered('S', 'C28', '1-s 2-s 4-s 5-s', '0-s 1-s 2-s 3-s 4-s 5-s', '0-s 1-s 2-s 3-s 4-s 5-s'),
  ...lettered('P', 'G18', '1-s 2-s 3-s', '0-s 1-s 2-s 3-s', '0-s 1-s 2-s 3-s'),
  ...lettered('B', 'H5', '0-s 1-s 2-s', '0-s 1-s 2-s 3-s', '0-s 1-s 2-s 3-s'),
];

/** A mine goes down from one to the next (3.12). */
export const MINE_TILES = ['173', '174', '175'] as const;
