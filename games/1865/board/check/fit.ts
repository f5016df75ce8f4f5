import { hexSteps, isEdge, parseTrack } from '@binario/rail';
import { companyIds } from '../../data/companies.ts';
import { placeOf } from '../compile.ts';
import type { File1865, HexInFile, TileInFile } from '../file.ts';
import type { Findings1865 } from './findings.ts';

/** What lies on the other side of each edge of a hex, over land or along a dotted line. */
type Beyond = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** What the text takes for granted: cities with a letter can be built up, companies can come to their destinations. */
export function checkFit(found: Findings1865, file: File1865): void {
  const beyond = beyondIn(file);
  checkLetters(found, file, beyond);
  checkWays(found, file, beyond);
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

const piecesOf = ({ track = '' }: HexInFile | TileInFile, turned = 0): readonly string[] => {
  const end = (at: number): number => (isEdge(at) ? (at + turned) % 6 : at);
  return parseTrack(track).map(({ a, b }) => [end(a), end(b)].sort((x, y) => x - y).join('-'));
};

/** 4.2: on each tile with its letter the track of the city stays, and none leads off the map. */
function checkLetters(found: Findings1865, { map: { hexes }, tiles }: File1865, beyond: Beyond): void {
  hexes.forEach((hex, n) => {
    if (hex.label === undefined) return;
    const printed = piecesOf(hex);
    const sides = beyond.get(hex.id);
    const leadsOn = (piece: string) => piece.split('-').every((end) => !isEdge(Number(end)) || sides?.has(Number(end)));
    for (const tile of tiles.filter(({ label }) => label === hex.label)) {
      const fits = [0, 1, 2, 3, 4, 5].some((turned) => {
        const pieces = piecesOf(tile, turned);
        return printed.every((piece) => pieces.includes(piece)) && pieces.every(leadsOn);
      });
      if (!fits) found.warning('1865 §4.2', `map.hexes[${n}].label`, 'board.tileUnfit', { id: hex.id, tile: tile.id });
    }
  });
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
