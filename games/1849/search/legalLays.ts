import { actorsOf, offers, type State } from '@binario/kernel';
import { faceAt, type PricedLay, tileFace } from '@binario/rail';
import type { ActionOf } from '../actions.ts';
import { mapOf } from '../board/boardOf.ts';
import { game1849 } from '../game.ts';
import { layingCost } from '../rules/track.ts';
import type { TrackFrame } from '../steps/track.ts';
import type { Table1849 } from '../table.ts';

/** What could be laid in the step now asked, with its cost; nothing if no tile is being asked for. */
export function legalLays(state: State<Table1849>): readonly PricedLay[] {
  const frame = state.flow.at(-1) as TrackFrame | undefined;
  const [by] = actorsOf(game1849, state);
  if (!frame || by === undefined) return [];
  return offers(game1849, state, by)
    .filter((offer) => offer.type === 'layTile')
    .map((offer) => {
      const { hex, tile, rotation } = offer as unknown as ActionOf<'layTile'>;
      const { table } = state;
      const board = mapOf(table);
      const cost = layingCost(table, frame.corp, hex, faceAt(board, table.map, hex), tileFace(board, tile, rotation));
      return { hex, tile, rotation, cost };
    });
}
