import type { SeatId } from './action.ts';
import type { Game, State } from './game.ts';

/** The state as a seat may see it: the table through the game's `view`, and never the dice to come. */
export function viewOf<T, E>(game: Game<T, E, never>, state: State<T>, by: SeatId | undefined): State<T> {
  return { table: game.view(state.table, by), flow: state.flow, rng: 0 };
}
