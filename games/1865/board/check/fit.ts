import { hexSteps } from '@binario/rail';
import { companyIds } from '../../data/companies.ts';
import { placeOf } from '../compile.ts';
import type { File1865 } from '../file.ts';
import type { Findings1865 } from './findings.ts';
import { checkNamed } from './named.ts';
import { checkLetters, checkPlaces, checkStations, fittingOn } from './tileFit.ts';

/** What lies on the other side of each edge of a hex, over land or along a dotted line. */
export type Beyond = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** What the text takes for granted: every station can be built up, companies can come to their destinations. */
export function checkFit(found: Findings1865, file: File1865): void {
  const beyond = beyondIn(file);
  const fitting = fittingOn(beyond, file.tiles);
  checkLetters(found, file, fitting);
  checkPlaces(found, file, fitting, beyond);
  checkStations(found, file, fitting);
  checkWays(found, file, beyond);
  checkNamed(found, file, beyond);
}

function beyondIn({ map: { hexes, seaRoutes } }: File1865): Beyond {
  const at = new Map(hexes.map(({ id }) => [`${placeOf(id).x} ${placeOf(id).y}`, id]));
  const beyond = new Map<string, Map<number, string>>();
  for (const { id } of hexes) {
    const { x, y } = placeOf(id);
    const sides = new Map<number, string>();
    hexSteps.forEach(([dx, dy], edge) => {
      const other = at.get(`${x + dx} ${y + dy}`);
      if (other !== undefined) sides.set(edge, other);
    });
    beyond.set(id, sides);
  }
  for (const { from, to } of seaRoutes) {
    beyond.get(from.hex)?.set(from.edge, to.hex);
    beyond.get(to.hex)?.set(to.edge, from.hex);
  }
  return beyond;
}

/** 3.9: some way leads to the destination, over land and dotted lines. Stations on it can be taken one after another. */
function checkWays(found: Findings1865, { companies }: File1865, beyond: Beyond): void {
  for (const corp of companyIds) {
    const { home, destination } = companies[corp];
    const seen = new Set([home]);
    for (const hex of seen) for (const next of beyond.get(hex)?.values() ?? []) seen.add(next);
    if (!seen.has(destination))
      found.warning('1865 §3.9', `companies.${corp}.destination`, 'board.noWay', { corp, id: destination });
  }
}
