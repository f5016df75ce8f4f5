import type { HexId, PrivateId, TileId } from '@binario/rail';
import type { Corp } from '../../data/corporations.ts';

/** Moves as one says them: `sell('RCS', 2)`, `buy('CTL', 'pool')`, `lay('G1', '58', 3)`. */
export const pass = { type: 'pass' } as const;

/** So many single certificates; with the last certificate, or shares out of the president's, if said. */
export const sell = (corp: Corp, ordinary = 1, more: { readonly last?: 1; readonly president?: 1 | 2 } = {}) =>
  ({ type: 'sellStock', corp, ordinary, last: more.last ?? 0, president: more.president ?? 0 }) as const;

export const buy = (corp: Corp, from: 'treasury' | 'pool' = 'treasury') => ({ type: 'buyCert', corp, from }) as const;

export const begin = (corp: Corp, value: number) => ({ type: 'startCorp', corp, value }) as const;

export const lay = (hex: HexId, tile: TileId, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;

export const station = (hex: HexId) => ({ type: 'placeToken', hex }) as const;

export const acquire = (name: PrivateId, price: number) => ({ type: 'acquirePrivate', private: name, price }) as const;

export const run = (...routes: readonly (readonly [train: string, hexes: string])[]) =>
  ({ type: 'runTrains', routes: routes.map(([train, hexes]) => ({ train, hexes: hexes.split(' ') })) }) as const;
