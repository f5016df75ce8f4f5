import { checkHexes, type HexId } from '@binario/rail';
import type { File1849 } from '../file.ts';
import type { Findings1849 } from './findings.ts';

/** Places that rules name are on the map, and are what the rules take them for. */
export function checkPlaces(found: Findings1849, file: File1849): void {
  const { acireale, messina, coastal, major, grey, portBonus } = file.places;
  const hexes = new Map(file.map.hexes.map((hex) => [hex.id, hex]));
  const listed = (at: string, ids: readonly HexId[]) => ids.map((hex, n) => [`places.${at}[${n}]`, hex] as const);
  checkHexes(found, new Set(hexes.keys()), [
    ['places.acireale', acireale],
    ['places.messina', messina],
    ...listed('coastal', coastal),
    ...listed('major', major),
    ...Object.keys(grey).map((hex) => [`places.grey.${hex}`, hex] as const),
  ]);
  const cities = [['places.messina', messina] as const, ...listed('coastal', coastal), ...listed('major', major)];
  for (const [at, id] of cities) {
    const hex = hexes.get(id);
    if (hex && hex.stops?.[0]?.kind !== 'city') found.error(at, 'board.noCity', { id });
  }
  for (const id of new Set(coastal)) {
    if (coastal.filter((each) => each === id).length > 1) found.error('places.coastal', 'board.twice', { id });
  }
  for (const [id, values] of Object.entries(grey)) {
    const hex = hexes.get(id);
    if (hex && (hex.ground !== 'fixed' || !hex.stops?.[0])) found.error(`places.grey.${id}`, 'board.notGrey', { id });
    values.forEach((value, n) => {
      if (value % 10 !== 0) found.error(`places.grey.${id}[${n}]`, 'board.notTens', { id, value });
    });
  }
  if (portBonus % 10 !== 0) found.error('places.portBonus', 'board.notTens', { id: 'portBonus', value: portBonus });
  for (const [terrain, cost] of Object.entries(file.terrain)) {
    // Half with SIGI, a quarter for narrow track (10.3.1).
    if (cost % 4 !== 0) found.error(`terrain.${terrain}`, 'board.notQuarters', { terrain, cost });
  }
}
