import { hexSteps, type Side } from '../board/board.ts';
import { isEdge, STOP, sameEnds } from '../board/track.ts';
import type { Findings } from './findings.ts';
import { type FaceInFile, faceIn } from './shapes.ts';
import type { RailBoardKey } from './text.ts';

type RailFindings = Findings<RailBoardKey>;

interface Named {
  readonly id: string;
}

/** Checks that every name in a list stands there once. */
export function checkNames(found: RailFindings, at: string, items: readonly Named[]): void {
  const seen = new Set<string>();
  items.forEach(({ id }, n) => {
    if (seen.has(id)) found.error(`${at}[${n}].id`, 'board.twice', { id });
    seen.add(id);
  });
}

interface Placed extends Named {
  readonly x: number;
  readonly y: number;
}

/** Every place once, and none between two hexes: places that touch differ as neighbours do. */
export function checkPlaces(found: RailFindings, at: string, hexes: readonly Placed[]): void {
  const byPlace = new Map<string, string>();
  hexes.forEach(({ id, x, y }, n) => {
    const place = `${x},${y}`;
    const other = byPlace.get(place);
    if (other !== undefined) found.error(`${at}[${n}]`, 'board.samePlace', { id, other });
    const across = byPlace.get(`${x},${y + 1}`) ?? byPlace.get(`${x},${y - 1}`);
    if (across !== undefined) found.error(`${at}[${n}]`, 'board.betweenRows', { id, other: across });
    byPlace.set(place, id);
  });
}

/** Track leads to sides and to stops that are there, each two ends are joined once, no piece ends where it begins. */
export function checkFace(found: RailFindings, at: string, id: string, file: FaceInFile): void {
  const { track, stops } = faceIn(file);
  track.forEach((piece, n) => {
    for (const end of [piece.a, piece.b]) {
      if (!isEdge(end) && !stops[end - STOP]) found.error(`${at}.track`, 'board.noStop', { id, stop: end - STOP });
    }
    const again = track.findIndex((other) => sameEnds(piece, other)) < n;
    if (piece.a === piece.b || again) found.error(`${at}.track`, 'board.oddTrack', { id });
    if (!isEdge(piece.a) && !isEdge(piece.b)) found.error(`${at}.track`, 'board.oddTrack', { id });
  });
}

interface LinkInFile {
  readonly from: Side;
  readonly to: Side;
}

/** A link joins two sides of hexes that exist, where no neighbour lies; no side has two. */
export function checkLinks(
  found: RailFindings,
  at: string,
  hexes: readonly Placed[],
  links: readonly LinkInFile[],
): void {
  const byId = new Map(hexes.map((hex) => [hex.id, hex]));
  const places = new Set(hexes.map(({ x, y }) => `${x},${y}`));
  const seen = new Set<string>();
  links.forEach(({ from, to }, n) => {
    for (const [end, { hex, edge }] of Object.entries({ from, to })) {
      const where = `${at}[${n}].${end}`;
      const placed = byId.get(hex);
      const side = `${hex}:${edge}`;
      if (!placed) {
        found.error(where, 'board.noHex', { hex });
        continue;
      }
      const [dx, dy] = hexSteps[edge] as readonly [number, number];
      if (places.has(`${placed.x + dx},${placed.y + dy}`))
        found.error(where, 'board.linkBetweenNeighbours', { hex, edge });
      if (seen.has(side)) found.error(where, 'board.linkedTwice', { hex, edge });
      seen.add(side);
    }
    if (from.hex === to.hex) found.error(`${at}[${n}]`, 'board.linkToItself', { hex: from.hex });
  });
}

/** Every hex named somewhere is one of the map. */
export function checkHexes(
  found: RailFindings,
  known: ReadonlySet<string>,
  named: readonly (readonly [at: string, hex: string])[],
) {
  for (const [at, hex] of named) if (!known.has(hex)) found.error(at, 'board.noHex', { hex });
}

/** Each space named on a market is one with a price. */
export function checkCell(
  found: RailFindings,
  at: string,
  grid: readonly (readonly number[])[],
  { row, col }: { readonly row: number; readonly col: number },
): void {
  const value = grid[row]?.[col];
  if (value === undefined || value === 0) found.error(at, 'board.noCell', { row, col });
}
