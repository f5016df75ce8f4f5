import type { Board, CorpId } from '@binario/rail';
import { reachOfTrack } from './anyTrack.ts';
import type { Reach, Tracks } from './reached.ts';
import { reachOfRoutes } from './routeReach.ts';

/**
 * What a game follows when it asks how far track leads: `routes` use no side and no stop twice, `track` may cross itself
 * and be used again, as long as nothing turns back within a hex.
 */
export type Following = 'routes' | 'track';

/** How far a corporation's track leads, through every stop it may pass. */
export const reachOf = (board: Board, table: Tracks, corp: CorpId, following: Following): Reach =>
  following === 'track' ? reachOfTrack(board, table, corp) : reachOfRoutes(board, table, corp);
