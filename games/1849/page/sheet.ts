import { lasting } from '@binario/kernel';
import type { Board } from '@binario/rail';
import type { Sheet } from '@binario/web/board';
import { boardFrom } from '../board/boardOf.ts';

/** The map of a board as it is drawn; one and the same for the same board. Keys enter it at a city. */
export const sheetsOf: (map: Board) => readonly Sheet[] = lasting((map) => {
  const entry = map.hexes.find(({ print }) => print.stops[0]?.kind === 'city') ?? map.hexes[0];
  const known = map.numberOf.has('C5') ? 'C5' : (entry?.id ?? '');
  return [{ id: 'sicily', title: 'table.map', board: map, hexes: map.hexes, entry: known }];
});

/** The one in the box. */
export const sheet1849 = sheetsOf(boardFrom(undefined).map)[0] as Sheet;
