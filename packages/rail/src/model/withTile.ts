import type { HexId } from './ids.ts';
import type { PlacedTile, RailTable } from './table.ts';

type TileMap = RailTable['map'];

/** How a map was made. It belongs to the map as a field would, and is written once, when the map comes into being. */
interface Origin {
  /** Stands for the map without keeping it alive, so that a map does not hold all maps before it. */
  readonly stamp: object;
  /** The stamp of the map on which the tile was laid, and the hex of the tile. */
  readonly before: object | undefined;
  readonly hex: HexId | undefined;
  /** The map of which this one is a copy but for the hexes `but`, where a game builds its maps up from `noTiles`. */
  readonly noTiles: TileMap | undefined;
  readonly from: TileMap | undefined;
  readonly but: readonly HexId[];
}

const origins = new WeakMap<TileMap, Origin>();

/** Longer lists of hexes cost more to go through than a new beginning. */
const MOST_HEXES = 16;
const none: readonly HexId[] = [];

/**
 * The map with one more tile. Where a game gives a map that names all its hexes (`noTiles`), every map begins as a copy of
 * one that was built up from that: all then have one hidden class. A copy of a copy is made hex by hex by the machine,
 * which is ten times slower, so each map knows what it was copied from.
 */
export function withTile(map: TileMap, hex: HexId, placed: PlacedTile, noTiles: TileMap | undefined): TileMap {
  const origin = originOf(map);
  const goesOn = origin.noTiles === noTiles && origin.but.length < MOST_HEXES;
  const from = goesOn ? origin.from : noTiles && builtUp(map, noTiles);
  const but = goesOn ? origin.but : none;
  const next: Record<HexId, PlacedTile | undefined> = { ...(from ?? map) };
  for (let i = 0; i < but.length; i++) next[but[i] as HexId] = map[but[i] as HexId];
  next[hex] = placed;
  const butNext = from === undefined || but.includes(hex) ? but : [...but, hex];
  origins.set(next, { stamp: {}, before: origin.stamp, hex, noTiles, from, but: butNext });
  return next;
}

function originOf(map: TileMap): Origin {
  const known = origins.get(map);
  if (known) return known;
  const first: Origin = {
    stamp: {},
    before: undefined,
    hex: undefined,
    noTiles: undefined,
    from: undefined,
    but: none,
  };
  origins.set(map, first);
  return first;
}

function builtUp(map: TileMap, noTiles: TileMap): TileMap {
  const from: Record<HexId, PlacedTile | undefined> = { ...noTiles };
  for (const hex in map) {
    const placed = map[hex];
    if (placed !== undefined) from[hex] = placed;
  }
  return from;
}

/**
 * The hex of the tile that was laid on `before` to make `map`: the only one on which they differ. Whoever derives something
 * from every hex of a map may go on from what is known of the map before. Undefined if `map` was not made like that.
 */
export function laidBetween(before: TileMap, map: TileMap): HexId | undefined {
  const origin = origins.get(map);
  const stamp = origin?.before;
  return stamp !== undefined && origins.get(before)?.stamp === stamp ? origin?.hex : undefined;
}
