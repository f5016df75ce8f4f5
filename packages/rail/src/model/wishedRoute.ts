import type { HexId, TrainId } from './ids.ts';

/** A route as a player names it, before anybody has looked whether the train may run it. */
export interface WishedRoute {
  readonly train: TrainId;
  /** Every hex of the route from end to end; they determine the track. */
  readonly hexes: readonly HexId[];
}
