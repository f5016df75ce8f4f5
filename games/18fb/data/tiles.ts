import { type Colour, type Face, parseTrack, type Stop, type StopKind, type TileDef } from '@binario/rail';
import type { Provenance } from './provenance.ts';

/**
 * The tiles. Numbers, types and counts are the manifest of section 5 (`F`); shapes are those the numbers have elsewhere
 * (`P`) or ours. Edges 0 (south) to 5 clockwise, `s` the station. The value of a town is D10 for each marker a new line
 * collects there: it is never counted on the map.
 */
export function face(track: string, ...stops: readonly Stop[]): Face {
  return { stops, track: parseTrack(track) };
}

export type TileType = 'plain' | 'town' | 'towns' | 'city';

export interface Tile extends TileDef {
  readonly type: TileType;
  readonly from: { readonly count: Provenance; readonly shape: Provenance; readonly value: Provenance };
}

/** Towns on one stop: a joined double town is one junction with two towns (ruling O9). */
export const townStop = (value: number): Stop => ({ kind: 'town', value, slots: 0 });
export const cityStop = (value: number, slots: number): Stop => ({ kind: 'city', value, slots });

type Row = readonly [id: string, count: number, track: string, shape?: Provenance];

function tiles(colour: Colour, type: TileType, rows: readonly Row[], stop?: Stop, label?: string): readonly Tile[] {
  return rows.map(([id, count, track, shape = 'P']) => {
    const stops = stop === undefined ? [] : track.includes('s1') ? [stop, stop] : [stop];
    return {
      id,
      colour,
      count,
      type,
      face: face(track, ...stops),
      from: { count: 'F', shape, value: valueFrom(stop?.kind, label) },
      ...(label !== undefined && { label }),
    };
  });
}

/** Town markers are printed, ordinary cities are the usual ones, what lettered cities are worth is ours. */
function valueFrom(kind: StopKind | undefined, label: string | undefined): Provenance {
  if (kind !== 'city') return 'F';
  return label === undefined || label === 'P' || label === 'L' ? 'P' : 'R';
}

const FOUR_IN_A_ROW = '0-s 1-s 2-s 3-s';
const FIVE = '0-s 1-s 2-s 3-s 4-s';
const SIX = '0-s 1-s 2-s 3-s 4-s 5-s';
const NAPOLI = '0-s 2-s 3-s 4-s';

const yellow: readonly Tile[] = [
  ...tiles(
    'yellow',
    'towns',
    [
      ['1', 1, '1-s0 3-s0 0-s1 4-s1'],
      ['2', 1, '0-s0 3-s0 1-s1 2-s1'],
      ['55', 1, '0-s0 3-s0 1-s1 4-s1'],
      ['56', 1, '0-s0 2-s0 1-s1 3-s1'],
      ['69', 1, '0-s0 3-s0 2-s1 4-s1'],
    ],
    townStop(10),
  ),
  ...tiles(
    'yellow',
    'town',
    [
      ['3', 8, '0-s 1-s'],
      ['4', 20, '0-s 3-s'],
      ['58', 25, '0-s 2-s'],
    ],
    townStop(10),
  ),
  ...tiles(
    'yellow',
    'city',
    [
      ['5', 6, '0-s 1-s'],
      ['6', 14, '0-s 2-s'],
      ['57', 6, '0-s 3-s'],
    ],
    cityStop(20, 1),
  ),
  ...tiles('yellow', 'plain', [
    ['7', 3, '0-1'],
    ['8', 20, '0-2'],
    ['9', 25, '0-3'],
  ]),
];

const green: readonly Tile[] = [
  ...tiles(
    'green',
    'city',
    [
      ['12', 4, '0-s 1-s 2-s'],
      ['13', 4, '0-s 2-s 4-s'],
    ],
    cityStop(30, 1),
  ),
  ...tiles(
    'green',
    'city',
    [
      ['14', 4, '0-s 1-s 3-s 4-s'],
      ['15', 7, FOUR_IN_A_ROW],
      ['52', 4, '0-s 2-s 3-s 4-s', 'R'],
    ],
    cityStop(30, 2),
  ),
  ...tiles('green', 'plain', [
    ['16', 2, '0-2 1-3'],
    ['17', 2, '1-3 0-4'],
    ['18', 1, '0-3 1-2'],
    ['19', 2, '0-3 2-4'],
    ['20', 2, '0-3 1-4'],
    ['21', 2, '0-2 3-4'],
    ['22', 2, '0-4 2-3'],
    ['23', 4, '0-3 0-4'],
    ['24', 4, '0-3 0-2'],
    ['25', 2, '0-2 0-4'],
    ['26', 2, '0-3 0-5'],
    ['27', 2, '0-3 0-1'],
    ['28', 2, '0-4 0-5'],
    ['29', 2, '0-2 0-1'],
    ['30', 2, '0-4 0-1'],
    ['31', 2, '0-2 0-5'],
    ['624', 2, '0-1 1-2'],
    ['625', 2, '0-1 2-3'],
    ['626', 2, '0-1 3-4'],
  ]),
  ...tiles(
    'green',
    'town',
    [
      ['87', 15, FOUR_IN_A_ROW],
      ['88', 15, '0-s 1-s 3-s 4-s'],
      ['204', 15, '0-s 2-s 3-s 4-s'],
    ],
    townStop(10),
  ),
  ...tiles('green', 'city', [['704Nn', 1, NAPOLI, 'R']], cityStop(60, 3), 'Nn'),
  ...tiles('green', 'city', [['704Ns', 1, NAPOLI, 'R']], cityStop(60, 3), 'Ns'),
  ...tiles('green', 'city', [['705', 1, FOUR_IN_A_ROW, 'R']], cityStop(50, 3), 'B'),
  ...tiles('green', 'city', [['706', 1, '0-s 1-s 2-s', 'R']], cityStop(50, 2), 'R'),
  ...tiles('green', 'city', [['710', 6, FOUR_IN_A_ROW, 'R']], cityStop(40, 3), 'W'),
  ...tiles(
    'green',
    'towns',
    [
      ['901', 2, FOUR_IN_A_ROW, 'D'],
      ['902', 2, '0-s 1-s 3-s 4-s', 'D'],
      ['903', 2, '0-s 2-s 3-s 4-s', 'D'],
    ],
    townStop(20),
  ),
];

const brown: readonly Tile[] = [
  ...tiles('brown', 'city', [['63', 12, SIX]], cityStop(40, 2)),
  ...tiles('brown', 'town', [['146', 10, FOUR_IN_A_ROW]], townStop(20), 'L'),
  ...tiles('brown', 'city', [['611', 4, FIVE]], cityStop(40, 2), 'P'),
  ...tiles('brown', 'city', [['700', 3, FOUR_IN_A_ROW, 'R']], cityStop(40, 2), 'L'),
  ...tiles('brown', 'city', [['707Nn', 1, NAPOLI, 'R']], cityStop(80, 4), 'Nn'),
  ...tiles('brown', 'city', [['707Ns', 1, NAPOLI, 'R']], cityStop(80, 4), 'Ns'),
  ...tiles('brown', 'city', [['708', 1, FOUR_IN_A_ROW, 'R']], cityStop(70, 4), 'B'),
  ...tiles('brown', 'city', [['709', 1, '0-s 1-s 2-s', 'R']], cityStop(70, 3), 'R'),
  ...tiles(
    'brown',
    'town',
    [
      ['889', 15, FIVE, 'R'],
      ['900', 15, SIX, 'R'],
    ],
    townStop(20),
  ),
  ...tiles('brown', 'towns', [['904', 2, SIX, 'R']], townStop(40)),
  ...tiles('brown', 'city', [['905', 6, FOUR_IN_A_ROW, 'R']], cityStop(50, 4), 'W'),
];

export const tileSet: readonly Tile[] = [...yellow, ...green, ...brown];

/** Markers for a town of this value (ruling O9). */
export const markersOf = (value: number): number => value / 10;
