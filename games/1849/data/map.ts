import type { HexDef, Stop } from '@binario/rail';
import type { HexInFile } from '../board/file.ts';
import { city, town } from './tiles.ts';

/**
 * The printed board (section 4). The rulebook's text carries no map; hexes, track and terrain are those of the printed
 * board. A letter is a row, a number a column: `A1` lies at x 0, y 0, the row above A is `a`.
 */
const port = (value: number): Stop => ({ kind: 'port', value, slots: 0 });
const offmap = (value: number): Stop => ({ kind: 'offmap', value, slots: 0 });

type Unplaced = Omit<HexInFile, 'ground'>;

function hex(
  id: string,
  { stop, ...printed }: Omit<Unplaced, 'id' | 'stops'> & { readonly stop?: Stop } = {},
): Unplaced {
  return { id, ...printed, ...(stop && { stops: [stop] }) };
}

const on = (ground: HexDef['ground'], hexes: readonly Unplaced[]): readonly HexInFile[] =>
  hexes.map((each) => ({ ...each, ground }));

/** Light green: yellow tiles go here. */
const open = on('open', [
  hex('B2', { terrain: 'rough', closed: [1] }),
  hex('B4', { closed: [1] }),
  hex('B12'),
  hex('C3', { name: 'Alcamo', stop: town(0), closed: [4] }),
  hex('C7', { closed: [1] }),
  hex('C11', { closed: [0] }),
  hex('D2', { terrain: 'mountains' }),
  hex('D4', { name: 'Partinico', terrain: 'rough', stop: town(0) }),
  hex('D6', { closed: [4] }),
  hex('D8', { closed: [0, 1, 5] }),
  hex('D10', { closed: [0, 1, 5] }),
  hex('D12', { terrain: 'mountains' }),
  hex('D14'),
  hex('E3', { terrain: 'hills' }),
  hex('E5', { name: 'Corleone', terrain: 'mountains', stop: town(0) }),
  hex('E7', { name: 'Termini Imerese', stop: town(0), closed: [4] }),
  hex('E9', { terrain: 'mountains', closed: [2, 4] }),
  hex('E11', { name: 'Bronte', terrain: 'mountains', stop: town(0), closed: [2, 3] }),
  hex('F2', { terrain: 'mountains' }),
  hex('F4', { terrain: 'mountains' }),
  hex('F6', { terrain: 'hills' }),
  hex('F8', { terrain: 'mountains', closed: [3] }),
  hex('F10', { name: 'Troina', terrain: 'mountains', stop: town(0), closed: [3] }),
  hex('G1', { name: 'Mazzara', stop: town(0) }),
  hex('G3', { name: 'Castelvetrano', stop: town(0) }),
  hex('G5', { terrain: 'mountains' }),
  hex('G7', { terrain: 'hills' }),
  hex('G9', { name: 'Castrogiovanni', terrain: 'hills', stop: town(0) }),
  hex('G11', { terrain: 'mountains' }),
  hex('G13', { name: 'Acireale', stop: town(0) }),
  hex('H2'),
  hex('H4', { name: 'Sciacca', terrain: 'hills', stop: town(0) }),
  hex('H6', { terrain: 'rough' }),
  hex('H8', { name: 'Caltanissetta', terrain: 'hills', stop: city(0) }),
  hex('H10', { terrain: 'rough' }),
  hex('I5', { terrain: 'hills' }),
  hex('I7', { name: 'Canicatti', terrain: 'rough', stop: town(0) }),
  hex('I9', { name: 'Piazza Armerina', terrain: 'mountains', stop: town(0) }),
  hex('J6', { name: 'Girgenti', terrain: 'rough', stop: city(0) }),
  hex('J8', { terrain: 'mountains' }),
  hex('J10', { name: 'Caltagirone', terrain: 'rough', stop: town(0) }),
  hex('J12'),
  hex('K7', { name: 'Licata', stop: town(0) }),
  hex('K11', { terrain: 'rough', closed: [0, 1] }),
  hex('L8'),
  hex('L10', { terrain: 'mountains', closed: [4] }),
  hex('L12', { terrain: 'mountains' }),
  hex('N10', { name: 'Vittoria', stop: town(0) }),
  hex('N12', { closed: [2] }),
  hex('O11'),
]);

/** Printed yellow: green tiles go here, from Phase 6 on. */
const yellow = on('yellow', [
  hex('B14', { name: 'Messina', label: 'M', stop: city(30), track: '0-s' }),
  hex('C5', { name: 'Palermo', label: 'P', stop: city(50), track: '5-s 2-s 3-s' }),
  hex('H12', { name: 'Catania', label: 'C', stop: city(40), track: '1-s' }),
  hex('I11', { track: '2-4' }),
  hex('K9', { terrain: 'mountains', track: '0~3' }),
  hex('M11', { name: 'Ragusa', terrain: 'rough', stop: city(20), track: '1-s 4~s', closed: [3, 5] }),
  hex('M13', { name: 'Siracusa', label: 'S', stop: city(10), track: '2~s' }),
]);

/** Grey: never a tile. Values shown are those of Phase 4; see `grey` among the places. */
const grey = on('fixed', [
  hex('A13', { name: 'Milazzo', stop: town(10), track: '0-s 2-s 5-s' }),
  hex('A15', { track: '1=5' }),
  hex('B16', { track: '1=2' }),
  hex('C1', { name: 'Trapani', stop: city(20), track: '0=s 5=s', closed: [4] }),
  hex('C9', { name: 'St. Stefano', stop: town(10), track: '0~s 1-s 5-s' }),
  hex('C13', { track: '1~4 2-3' }),
  hex('C15', { name: 'Calabria', stop: offmap(10), track: '4=s' }),
  hex('E1', { name: 'Marsala', stop: city(20), track: '0=s 3=s 4=s 5=s' }),
  hex('E13', { name: 'Taormina', stop: town(10), track: '0-s 2~s 4-s' }),
  hex('F12', { name: 'Etna' }),
  hex('K13', { name: 'Augusta', stop: town(10), track: '0-s 2-s 5-s' }),
  hex('M9', { name: 'Terranova', stop: city(20, 2), track: '1=s 2-s 3~s 4~s 5-s' }),
]);

/** Ports: the arrow is their only track, and an end of it. */
const ports = on('fixed', [
  hex('a12', { stop: port(20), track: '5-s' }),
  hex('A5', { stop: port(10), track: '0-s' }),
  hex('L14', { stop: port(60), track: '2-s' }),
  hex('N8', { stop: port(20), track: '4=s' }),
]);

/** The map of Sicily, hex by hex. */
export const hexes1849: readonly HexInFile[] = [...open, ...yellow, ...grey, ...ports];
