import { checkHexes, checkLinks, checkNames, checkPlaces, hexSteps } from '@binario/rail';
import { placeOf } from '../compile.ts';
import type { File1865, HexInFile } from '../file.ts';
import { checkShown } from './face.ts';
import type { Findings1865 } from './findings.ts';

const PLACE = /^[A-Z]\d{1,2}$/;

/** Hexes lie where their names say; rivers and mountains between neighbours, sea routes between the islands. */
export function checkMap(found: Findings1865, file: File1865): void {
  const { hexes, carbonia } = file.map;
  checkNames(found, 'map.hexes', hexes);
  const placed = hexes.map(({ id }) => ({ id, ...placeOf(id) }));
  checkPlaces(found, 'map.hexes', placed);
  hexes.forEach((hex, n) => {
    const at = `map.hexes[${n}]`;
    const { x, y } = placeOf(hex.id);
    if (!PLACE.test(hex.id)) found.error(`${at}.id`, 'board.noPlace', { id: hex.id });
    else if ((x + y) % 2 !== 0) found.error(`${at}.id`, 'board.offGrid', { id: hex.id });
    checkShown(found, at, hex);
    if (hex.track && hex.label === undefined) found.error(`${at}.track`, 'board.trackNoLetter', { id: hex.id });
  });
  checkLinks(found, 'map.seaRoutes', placed, file.map.seaRoutes);
  const byId = new Map(hexes.map((hex) => [hex.id, hex]));
  checkBorders(found, file, byId);
  checkSeaRoutes(found, file, byId);
  carbonia.forEach((id, n) => {
    const hex = byId.get(id);
    const at = `map.carbonia[${n}]`;
    if (!hex) found.error(at, 'board.noHex', { hex: id });
    else if (hex.kind !== 'mine' || hex.island !== 'Sardinia') found.error(at, 'board.noSardinianMine', { id });
  });
}

type ById = ReadonlyMap<string, HexInFile>;

const areNeighbours = (one: string, other: string): boolean => {
  const [a, b] = [placeOf(one), placeOf(other)];
  return hexSteps.some(([dx, dy]) => a.x + dx === b.x && a.y + dy === b.y);
};

/** Rivers and mountains lie on borders, on each one only (4.4). */
function checkBorders(found: Findings1865, { map: { borders } }: File1865, byId: ById): void {
  const seen = new Set<string>();
  borders.forEach(({ a, b }, n) => {
    const at = `map.borders[${n}]`;
    checkHexes(found, new Set(byId.keys()), [
      [`${at}.a`, a],
      [`${at}.b`, b],
    ]);
    if (byId.has(a) && byId.has(b) && !areNeighbours(a, b)) found.error(at, 'board.noNeighbours', { a, b });
    const key = [a, b].sort().join(' ');
    if (seen.has(key)) found.error(at, 'board.borderTwice', { a, b });
    seen.add(key);
  });
}

type End = File1865['map']['seaRoutes'][number]['from'];

/** Does the dotted line leave both hexes over the sides it names, and go from neighbour to neighbour? */
function isLine(from: End, via: readonly string[], to: End): boolean {
  const line = [from.hex, ...via, to.hex];
  const leaves = ({ hex, edge }: End, next = '') => {
    const [{ x, y }, beyond] = [placeOf(hex), placeOf(next)];
    const [dx, dy] = hexSteps[edge] as readonly [number, number];
    return x + dx === beyond.x && y + dy === beyond.y;
  };
  const follows = line.every((hex, n) => n === 0 || areNeighbours(line[n - 1] as string, hex));
  return follows && leaves(from, line[1]) && leaves(to, line.at(-2));
}

/** Dotted lines join the two islands over the sea; with one island they lead nowhere (6.1). */
function checkSeaRoutes(found: Findings1865, { map: { seaRoutes } }: File1865, byId: ById): void {
  checkNames(found, 'map.seaRoutes', seaRoutes);
  seaRoutes.forEach(({ id, from, to, via }, n) => {
    const at = `map.seaRoutes[${n}]`;
    const islands = [byId.get(from.hex)?.island, byId.get(to.hex)?.island];
    if (islands[0] !== undefined && islands[0] === islands[1]) found.error(at, 'board.sameIsland', { id });
    via.forEach((hex, i) => {
      if (byId.has(hex) || !PLACE.test(hex)) found.error(`${at}.via[${i}]`, 'board.notSea', { id, hex });
    });
    if (!isLine(from, via, to)) found.warning('1865 §4.4', at, 'board.seaGap', { id });
  });
}
