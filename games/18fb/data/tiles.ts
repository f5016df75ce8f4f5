import type { TilePart } from '../board/file.ts';
import type { Provenance } from '../board/provenance.ts';

/**
 * The tiles. Numbers, types and counts are the manifest of section 5 (`F`); shapes are those the numbers have elsewhere
 * (`P`) or ours. The value of a town is D10 for each marker a new line collects there: it is never counted on the map.
 */
type Row = readonly [id: string, count: number, track: string, shape?: Provenance];

/** What each station of the tile is worth, and its circles. */
type Station = Required<Pick<TilePart, 'value'>> & Pick<TilePart, 'slots'>;

function tiles(
  colour: TilePart['colour'],
  type: TilePart['type'],
  rows: readonly Row[],
  station?: Station,
  label?: string,
): readonly TilePart[] {
  return rows.map(([id, count, track, shape = 'P']) => ({
    id,
    colour,
    type,
    count,
    track,
    ...station,
    ...(label !== undefined && { label }),
    from: { count: 'F', shape, value: valueFrom(type, label) },
  }));
}

/** Town markers are printed, ordinary cities are the usual ones, what lettered cities are worth is ours. */
function valueFrom(type: TilePart['type'], label: string | undefined): Provenance {
  if (type !== 'city') return 'F';
  return label === undefined || label === 'P' || label === 'L' ? 'P' : 'R';
}

const town = (value: number): Station => ({ value });
const city = (value: number, slots: number): Station => ({ value, slots });

const FOUR_IN_A_ROW = '0-s 1-s 2-s 3-s';
const FIVE = '0-s 1-s 2-s 3-s 4-s';
const SIX = '0-s 1-s 2-s 3-s 4-s 5-s';
const NAPOLI = '0-s 2-s 3-s 4-s';

const yellow: readonly TilePart[] = [
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
    town(10),
  ),
  ...tiles(
    'yellow',
    'town',
    [
      ['3', 8, '0-s 1-s'],
      ['4', 20, '0-s 3-s'],
      ['58', 25, '0-s 2-s'],
    ],
    town(10),
  ),
  ...tiles(
    'yellow',
    'city',
    [
      ['5', 6, '0-s 1-s'],
      ['6', 14, '0-s 2-s'],
      ['57', 6, '0-s 3-s'],
    ],
    city(20, 1),
  ),
  ...tiles('yellow', 'plain', [
    ['7', 3, '0-1'],
    ['8', 20, '0-2'],
    ['9', 25, '0-3'],
  ]),
];

const green: readonly TilePart[] = [
  ...tiles(
    'green',
    'city',
    [
      ['12', 4, '0-s 1-s 2-s'],
      ['13', 4, '0-s 2-s 4-s'],
    ],
    city(30, 1),
  ),
  ...tiles(
    'green',
    'city',
    [
      ['14', 4, '0-s 1-s 3-s 4-s'],
      ['15', 7, FOUR_IN_A_ROW],
      ['52', 4, '0-s 2-s 3-s 4-s', 'R'],
    ],
    city(30, 2),
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
    town(10),
  ),
  ...tiles('green', 'city', [['704Nn', 1, NAPOLI, 'R']], city(60, 3), 'Nn'),
  ...tiles('green', 'city', [['704Ns', 1, NAPOLI, 'R']], city(60, 3), 'Ns'),
  ...tiles('green', 'city', [['705', 1, FOUR_IN_A_ROW, 'R']], city(50, 3), 'B'),
  ...tiles('green', 'city', [['706', 1, '0-s 1-s 2-s', 'R']], city(50, 2), 'R'),
  ...tiles('green', 'city', [['710', 6, FOUR_IN_A_ROW, 'R']], city(40, 3), 'W'),
  ...tiles(
    'green',
    'towns',
    [
      ['901', 2, FOUR_IN_A_ROW, 'D'],
      ['902', 2, '0-s 1-s 3-s 4-s', 'D'],
      ['903', 2, '0-s 2-s 3-s 4-s', 'D'],
    ],
    town(20),
  ),
];

const brown: readonly TilePart[] = [
  ...tiles('brown', 'city', [['63', 12, SIX]], city(40, 2)),
  ...tiles('brown', 'town', [['146', 10, FOUR_IN_A_ROW]], town(20), 'L'),
  ...tiles('brown', 'city', [['611', 4, FIVE]], city(40, 2), 'P'),
  ...tiles('brown', 'city', [['700', 3, FOUR_IN_A_ROW, 'R']], city(40, 2), 'L'),
  ...tiles('brown', 'city', [['707Nn', 1, NAPOLI, 'R']], city(80, 4), 'Nn'),
  ...tiles('brown', 'city', [['707Ns', 1, NAPOLI, 'R']], city(80, 4), 'Ns'),
  ...tiles('brown', 'city', [['708', 1, FOUR_IN_A_ROW, 'R']], city(70, 4), 'B'),
  ...tiles('brown', 'city', [['709', 1, '0-s 1-s 2-s', 'R']], city(70, 3), 'R'),
  ...tiles(
    'brown',
    'town',
    [
      ['889', 15, FIVE, 'R'],
      ['900', 15, SIX, 'R'],
    ],
    town(20),
  ),
  ...tiles('brown', 'towns', [['904', 2, SIX, 'R']], town(40)),
  ...tiles('brown', 'city', [['905', 6, FOUR_IN_A_ROW, 'R']], city(50, 4), 'W'),
];

/** All kinds of tiles of the built-in board. */
export const tileSet: readonly TilePart[] = [...yellow, ...green, ...brown];
