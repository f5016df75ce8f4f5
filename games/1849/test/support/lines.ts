import { checkRoutes, type Route } from '@binario/track';
import { runnersOf } from '../../search/runners.ts';
import type { State1849 } from './act.ts';
import { board } from './builtIn.ts';
import type { Position } from './position.ts';

type Tiles = NonNullable<Position['tiles']>;

/**
 * The figure of 10.5.1: from Palermo to Partinico a standard line over B4 and a narrow one straight across; on from there
 * the standard line by Alcamo, Castelvetrano and Mazzara, the narrow one over E3 and D2, both to Marsala.
 */
export const figure: Tiles = {
  C5: ['651', 5],
  B4: ['7', 5],
  D4: ['682', 1],
  C3: ['3', 5],
  E3: ['713', 0],
  D2: ['78', 5],
  G3: ['58', 1],
  H2: ['8', 2],
  G1: ['58', 3],
};
export const standardLine = 'C5 B4 D4 C3 E3 G3 H2 G1 E1';
export const narrowLine = 'C5 D4 E3 D2 E1';

/** A narrow line from Siracusa to Caltagirone: three hexsides, so too long for a 4H. */
export const narrowToCaltagirone: Tiles = { L12: ['79', 2], K11: ['79', 2], J10: ['74', 2] };

/** Standard gauge all the way from Calabria to Alcamo: seventeen hexsides. */
export const acrossSicily: Tiles = {
  B14: ['655', 0],
  D14: ['8', 1],
  G13: ['58', 1],
  H12: ['653', 1],
  H10: ['9', 2],
  G9: ['4', 2],
  F8: ['9', 2],
  E7: ['4', 2],
  D6: ['9', 2],
  C5: ['651', 5],
  B4: ['7', 5],
  D4: ['682', 1],
  C3: ['3', 5],
};
export const longLine = 'C15 B16 A15 B14 D14 E13 G13 H12 I11 H10 G9 F8 E7 D6 C5 B4 D4 C3';

/** The part of a line from one hex to another. */
export function part(line: string, from: string, to: string): string {
  const hexes = line.split(' ');
  return hexes.slice(hexes.indexOf(from), hexes.indexOf(to) + 1).join(' ');
}

/** The south coast from port to port: Terranova, Vittoria, Siracusa, Augusta. */
export const southCoast: Tiles = { N10: ['4', 2], O11: ['8', 2], N12: ['9', 1], M13: ['675', 1] };

/** What a train of the corporation would count and earn on this route; fails if it may not run there. */
export function measured({ table }: State1849, corp: string, train: string, hexes: string): Route {
  const checked = checkRoutes(board, table, corp, runnersOf(table, corp), [{ train, hexes: hexes.split(' ') }]);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  return checked.routes[0] as Route;
}
