import type { HexId } from './ids.ts';
import type { RailTable } from './table.ts';

type TileMap = RailTable['map'];

/** More than follow one another before somebody looks. */
const KEPT = 16;

const afters: TileMap[] = [];
const befores: TileMap[] = [];
const hexes: HexId[] = [];
let oldest = 0;

/**
 * A tile has been laid. Whoever derives something from every hex of a map may then derive it from that of the map before
 * and this one hex; a map of which nothing is known is just looked at as a whole.
 */
export function noteLay(before: TileMap, after: TileMap, hex: HexId): void {
  afters[oldest] = after;
  befores[oldest] = before;
  hexes[oldest] = hex;
  oldest = (oldest + 1) % KEPT;
}

/** The map before, and the only hex in which it may differ. */
export function lastLay(map: TileMap): { readonly before: TileMap; readonly hex: HexId } | undefined {
  const n = afters.indexOf(map);
  return n < 0 ? undefined : { before: befores[n] as TileMap, hex: hexes[n] as HexId };
}
