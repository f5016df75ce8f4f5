import { explain, type Game, type Refusal, type SeatId, type State } from '@binario/kernel';
import type { Board } from '@binario/rail';

/** Why no tile can be laid on a hex: the reason that the most promising tile meets. The later a rule, the nearer it came. */
export function whyNoTile<T, E, S>(
  game: Game<T, E, S>,
  state: State<T>,
  { board, by, hex, order }: { board: Board; by: SeatId; hex: string; order: readonly string[] },
): Refusal | null {
  const rank = ({ rule }: Refusal) => order.indexOf(rule);
  let reason: Refusal | null = null;
  for (const tile of board.tiles.keys()) {
    for (let rotation = 0; rotation < 6; rotation++) {
      const action = { type: 'layTile', by, hex, tile, rotation };
      const found = explain(game, state, action);
      if (!found) return null;
      if (!reason || rank(found) > rank(reason)) reason = found;
    }
  }
  return reason;
}
