import { type Findings, hexSteps } from '@binario/rail';
import type { BoardFile18fb } from '../file.ts';
import { coordinates, edgeTowards } from '../trackBoard.ts';

type MapPart = BoardFile18fb['map'];

/** Rivers, mountains and passes lie between neighbours of the map, lettered sides where it ends. */
export function checkBorders(found: Findings, { map }: BoardFile18fb): void {
  const known = new Set([...map.hexes, ...map.ground].map(({ id }) => id));
  /** How each border is spelled: always the same way. */
  const spelling = new Map<string, string>();
  const look = (at: string, borders: readonly string[]) => {
    borders.forEach((border, n) => {
      const [a = '', b = ''] = border.split('-');
      const where = `${at}[${n}]`;
      for (const hex of [a, b]) if (!known.has(hex)) found.error(where, 'board.noHex', { hex });
      if (edgeTowards(coordinates(a), coordinates(b)) < 0) found.error(where, 'board.noBorder', { border });
      if (borders.indexOf(border) < n) found.error(where, 'board.twice', { id: border });
      const key = [a, b].sort().join('-');
      const other = spelling.get(key) ?? border;
      if (other !== border) found.error(where, 'board.twoSpellings', { border, other });
      spelling.set(key, other);
    });
  };
  for (const [n, { borders }] of map.rivers.entries()) look(`map.rivers[${n}].borders`, borders);
  look('map.mountains', map.mountains);
  look('map.passes.borders', map.passes.borders);
  const rivers = new Set<string>();
  map.rivers.forEach(({ name }, n) => {
    if (rivers.has(name)) found.error(`map.rivers[${n}].name`, 'board.twice', { id: name });
    rivers.add(name);
  });
  checkCosts(found, map);
  checkLinks18fb(found, map, rivers);
}

/** A token route is sought as soon as it could pay a bare border. */
function checkCosts(found: Findings, { costs }: MapPart): void {
  for (const border of ['river', 'mountain'] as const) {
    if (costs[border] < costs.plain) found.error(`map.costs.${border}`, 'board.belowPlain', { cost: costs.plain });
  }
}

function checkLinks18fb(found: Findings, { hexes, ground, links }: MapPart, rivers: ReadonlySet<string>): void {
  const used = new Set(hexes.map(({ id }) => id));
  const places = new Set(hexes.map(({ id }) => placeName(coordinates(id))));
  const dark = new Set(ground.filter(({ kind }) => kind === 'napoli').map(({ id }) => id));
  const letters = new Set<string>();
  const sides = new Set<string>();
  links.forEach(({ letter, shownOn, outside, inside, rivers: names = [] }, n) => {
    const at = `map.links[${n}]`;
    if (letters.has(letter)) found.error(`${at}.letter`, 'board.twice', { id: letter });
    letters.add(letter);
    if (!dark.has(shownOn)) found.error(`${at}.shownOn`, 'board.noDarkHex', { hex: shownOn });
    for (const [end, { hex, edge }] of Object.entries({ outside, inside })) {
      const { x, y } = coordinates(hex);
      const [dx, dy] = hexSteps[edge] as readonly [number, number];
      const side = `${hex}:${edge}`;
      if (!used.has(hex)) found.error(`${at}.${end}`, 'board.noHex', { hex });
      if (places.has(placeName({ x: x + dx, y: y + dy }))) {
        found.error(`${at}.${end}`, 'board.linkBetweenNeighbours', { hex, edge });
      }
      if (sides.has(side)) found.error(`${at}.${end}`, 'board.linkedTwice', { hex, edge });
      sides.add(side);
    }
    if (outside.hex === inside.hex) found.error(at, 'board.linkToItself', { hex: inside.hex });
    names.forEach((river, r) => {
      if (!rivers.has(river)) found.error(`${at}.rivers[${r}]`, 'board.noRiver', { river });
    });
  });
}

const placeName = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;
