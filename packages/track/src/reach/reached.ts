import type { RailTable } from '@binario/rail';

/** What a reach follows from: the tiles, and the stations on them. */
export type Tracks = Pick<RailTable, 'map' | 'stations'>;

/**
 * How far track leads from a corporation's stations. By hex number, as bits: the sides at which a route arrives from
 * outside, also where no track goes on; whether one starts in the hex; and the stops reached, the corporation's own
 * stations included. One number for each hex, because a reach is copied and looked through after every tile.
 */
export type Reach = readonly number[];

/** All six sides of a hex, as bits. */
export const SIDES = 0b111111;
/** One bit more than the sides have: a route starts in the hex. */
export const START = 1 << 6;
const FIRST_STOP = 7;

/** The bit of a stop, by its number on the face. */
export const bitOfStop = (n: number): number => 1 << (FIRST_STOP + n);

/** The sides of the hex at which a route arrives. */
export const sidesIn = (reach: Reach, hex: number): number => (reach[hex] as number) & SIDES;

/** The sides of the hex at which a route arrives, and START if one begins there. */
export const arrivalsIn = (reach: Reach, hex: number): number => (reach[hex] as number) & (SIDES | START);

/** Does a route lead to some stop of the hex? */
export const reachesStopIn = (reach: Reach, hex: number): boolean => (reach[hex] as number) >> FIRST_STOP !== 0;
