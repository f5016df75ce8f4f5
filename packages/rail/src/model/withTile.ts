import type { HexId } from './ids.ts';
import type { PlacedTile, RailTable } from './table.ts';

type TileMap = RailTable['map'];

/** A map, and the hexes on which tiles were laid since, one after another up to the newest. */
interface Trail {
  readonly noTiles: TileMap;
  readonly from: TileMap;
  readonly hexes: HexId[];
  newest: TileMap;
}

/** Longer ones cost more to go again than to begin anew. */
const LONGEST = 16;

let trail: Trail | undefined;

/**
 * The map with one more tile. Maps of a game in play are large and mostly differ from the one before in a hex: where the
 * game names all its hexes every map has the same shape for the machine, which copies one of them much faster than it
 * builds one up hex by hex. So only the first of a trail is built up.
 */
export function withTile(map: TileMap, hex: HexId, placed: PlacedTile, noTiles: TileMap | undefined): TileMap {
  if (!noTiles) return { ...map, [hex]: placed };
  if (trail?.newest !== map || trail.noTiles !== noTiles || trail.hexes.length === LONGEST) {
    trail = { noTiles, from: builtUp(noTiles, map), hexes: [], newest: map };
  }
  const next: Record<HexId, PlacedTile | undefined> = { ...trail.from };
  for (const each of trail.hexes) next[each] = map[each];
  next[hex] = placed;
  if (!trail.hexes.includes(hex)) trail.hexes.push(hex);
  trail.newest = next;
  return next;
}

function builtUp(noTiles: TileMap, map: TileMap): TileMap {
  const built: Record<HexId, PlacedTile | undefined> = { ...noTiles };
  for (const hex in map) {
    const placed = map[hex];
    if (placed !== undefined) built[hex] = placed;
  }
  return built;
}
