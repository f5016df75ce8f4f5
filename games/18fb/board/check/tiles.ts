import { checkFace, checkNames, type Findings, parseTrack } from '@binario/rail';
import type { BoardFile18fb, TilePart } from '../file.ts';
import { tileStops } from '../places.ts';

/** Each tile once; its track leads to the stations of its type. */
export function checkTiles(found: Findings, { tiles }: BoardFile18fb): void {
  checkNames(found, 'tiles', tiles);
  for (const [n, tile] of tiles.entries()) checkTile(found, `tiles[${n}]`, tile);
}

function checkTile(found: Findings, at: string, tile: TilePart): void {
  const { id, type, track, value, slots } = tile;
  const stops = tileStops(tile);
  if (parseTrack(track).length === 0) found.error(`${at}.track`, 'board.emptyTile', { id });
  checkFace(found, at, id, { track, stops });
  if (type === 'plain' && value !== undefined) found.error(`${at}.value`, 'board.noStation', { id });
  if (type !== 'city' && slots !== undefined) found.error(`${at}.slots`, 'board.noStation', { id });
  if (type !== 'plain' && !track.includes('s')) found.error(`${at}.track`, 'board.trackMissesStation', { id });
  // A town counts by its markers, each worth ten on the tile (ruling O9).
  const town = type === 'town' || type === 'towns';
  if (town && (value === undefined || value < 10 || value % 10 !== 0)) {
    found.error(`${at}.value`, 'board.townValue', { id });
  }
  if (type === 'town' && stops.length > 1) found.error(`${at}.track`, 'board.oddTrack', { id });
}
