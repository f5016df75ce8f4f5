import {
  facesOf,
  type HexDef,
  type HexId,
  makeBoard,
  parseTrack,
  type RailTable,
  type Stop,
  type TileDef,
} from '@binario/rail';
import { type Runner, STOPS_PER_HEX } from '@binario/track';

/** The parts of the 1849 board and of its tiles that the rulebook's examples need: the west, and Messina. */
const city = (value: number, slots = 1): Stop => ({ kind: 'city', value, slots });
const town = (value: number): Stop => ({ kind: 'town', value, slots: 0 });

function hex(id: HexId, track = '', stop?: Stop, closed: readonly number[] = []): HexDef {
  const print = { stops: stop ? [stop] : [], track: parseTrack(track) };
  return { id, x: Number(id.slice(1)) - 1, y: id.charCodeAt(0) - 65, ground: 'open', print, closed };
}

const tile = (id: string, track: string, stop?: Stop): TileDef => ({
  id,
  colour: 'green',
  count: 1,
  face: { stops: stop ? [stop] : [], track: parseTrack(track) },
});

export const board = makeBoard(
  [
    hex('A5', '0-s', { kind: 'port', value: 10, slots: 0 }),
    hex('B2', '', undefined, [1]),
    hex('B4', '', undefined, [1]),
    hex('C1', '0=s 5=s', city(20), [4]),
    hex('C3', '', town(0), [4]),
    hex('C5', '5-s 2-s 3-s', city(50)),
    hex('D2'),
    hex('D4', '', town(0)),
    hex('E1', '0=s 3=s 4=s 5=s', city(20)),
    hex('E3'),
    hex('F2'),
    hex('G1', '', town(0)),
    hex('G3', '', town(0)),
    hex('H2'),
    hex('A13', '0-s 2-s 5-s', town(10)),
    hex('A15', '1=5'),
    hex('B14', '0-s', city(30)),
    hex('B16', '1=2'),
    hex('C15', '4=s', { kind: 'offmap', value: 10, slots: 0 }),
  ],
  [
    tile('3', '0-s 1-s', town(10)),
    tile('7', '0-1'),
    tile('8', '0-2'),
    tile('25', '0-2 0-4'),
    tile('28', '0-4 0-5'),
    tile('58', '0-s 2-s', town(10)),
    tile('73', '0~s 2~s', town(10)),
    tile('78', '0~2'),
    tile('651', '1~s 2~s 3-s 4-s 0-s', city(90, 2)),
    tile('655', '0-s 2-s 4-s', city(50, 2)),
    tile('682', '0~s 1-s 2-s 3~s', town(10)),
    tile('713', '0-3 2~4'),
    tile('714', '0-3 1~4'),
  ],
);

const greyValues: Readonly<Record<HexId, Readonly<Record<'10' | '16', number>>>> = {
  C1: { '10': 30, '16': 40 },
  E1: { '10': 30, '16': 40 },
  C15: { '10': 30, '16': 90 },
};
const majorCities: readonly HexId[] = ['C5', 'B14'];

export type Ground = Pick<RailTable, 'map' | 'stations'>;

/** Tiles as `tile/rotation` by hex. */
export function laid(tiles: Readonly<Record<HexId, string>>): RailTable['map'] {
  return Object.fromEntries(
    Object.entries(tiles).map(([id, text]) => {
      const [name, rotation] = text.split('/') as [string, string];
      return [id, { tile: name, rotation: Number(rotation) }];
    }),
  );
}

export function stopOn(id: HexId): number {
  return (board.numberOf.get(id) as number) * STOPS_PER_HEX;
}

/** A train of 1849 (`8H-0`, `R6H-0`, `E-0`) with the values of the phase; an E counts the major cities twice. */
export function runner({ map }: Ground, train: string, phase: '10' | '16'): Runner {
  const isElectric = train.startsWith('E');
  const values = new Array<number>(board.hexes.length * STOPS_PER_HEX).fill(0);
  facesOf(board, map).forEach((face, n) => {
    const { id } = board.hexes[n] as HexDef;
    const value = greyValues[id]?.[phase] ?? face.stops[0]?.value ?? 0;
    values[n * STOPS_PER_HEX] = isElectric && majorCities.includes(id) ? 2 * value : value;
  });
  if (isElectric) {
    const none = Number.POSITIVE_INFINITY;
    return { train, limit: none, standardCost: 0, narrowCost: none, dualCost: 0, values };
  }
  if (train.startsWith('R')) return { train, limit: 6, standardCost: 2, narrowCost: 1, dualCost: 1, values };
  return { train, limit: Number.parseInt(train, 10), standardCost: 1, narrowCost: 2, dualCost: 1, values };
}

/**
 * The figure of 10.5.1: from Palermo to Partinico a standard line over B4 and a narrow one straight across; on from there
 * the standard line by Alcamo, Castelvetrano and Mazzara, the narrow one over E3 and D2, both to Marsala.
 */
export const lilibeo: Ground = {
  map: laid({
    C5: '651/5',
    B4: '7/5',
    D4: '682/1',
    C3: '3/5',
    E3: '713/0',
    D2: '78/5',
    G3: '58/1',
    H2: '8/2',
    G1: '58/3',
  }),
  stations: { E1: ['CTL'], C5: ['RCS', null] },
};

export const standardLine = ['C5', 'B4', 'D4', 'C3', 'E3', 'G3', 'H2', 'G1', 'E1'];
export const narrowLine = ['C5', 'D4', 'E3', 'D2', 'E1'];
