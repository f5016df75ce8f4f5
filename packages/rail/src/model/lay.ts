import type { HexId, TileId } from './ids.ts';

/** A tile in one position on one hex: what an action lays, what a search finds, what a player is shown. */
export interface Lay {
  readonly hex: HexId;
  readonly tile: TileId;
  readonly rotation: number;
}

/** A lay with what it costs whoever makes it now. */
export interface PricedLay extends Lay {
  readonly cost: number;
}
