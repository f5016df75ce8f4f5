import { type ActionForms, id, int } from '@binario/kernel';
import type { HexId, PlayerId, TileId } from '@binario/rail';
import { hexes, tiles } from './data/board.ts';

/** Everything a player can do, by type. */
export type ActionSample = { readonly by: PlayerId } & (
  | { readonly type: 'pass' }
  | { readonly type: 'buyCert' }
  | { readonly type: 'layTile'; readonly hex: HexId; readonly tile: TileId; readonly rotation: number }
  | { readonly type: 'buyTrain' }
);

const ids = (all: readonly { readonly id: string }[]) => all.map((each) => each.id);

/** The form of every action; rules only ever meet names that exist. */
export const forms: ActionForms = {
  pass: {},
  buyCert: {},
  layTile: { hex: id('hex', ids(hexes)), tile: id('tile', ids(tiles)), rotation: int(0, 5) },
  buyTrain: {},
};
