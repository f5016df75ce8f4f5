import { start } from '@binario/kernel';
import { seatIds } from '@binario/rail';
import { Failure, type Foreign } from '@binario/terminal';
import {
  type Action1849,
  game1849,
  ImportError,
  importSteps,
  readForeign,
  type Setup,
  type Table1849,
} from '../game.ts';
import { foreignSetup } from '../interchange/settings.ts';

/** Reads a game of 18xx.games as far as our rules follow it. */
export function importFile(file: unknown): Foreign<Table1849, Setup> {
  const actions: Action1849[] = [];
  try {
    const game = readForeign(file);
    const setup = foreignSetup(game);
    const seats = seatIds(setup.players);
    const seatOf = (id: string) => seats[game.players.findIndex((player) => String(player.id) === id)];
    const names = Object.fromEntries(game.players.map((player, i) => [seats[i] ?? '', String(player.name)]));
    const written = (game as { readonly result?: unknown }).result;
    const result = Object.fromEntries(
      Object.entries(typeof written === 'object' && written !== null ? written : {}).flatMap(([id, score]) => {
        const seat = seatOf(id);
        return seat && typeof score === 'number' ? [[seat, score] as const] : [];
      }),
    );
    let state = start(game1849, setup);
    let divergence: string | undefined;
    try {
      for (const step of importSteps(game)) {
        actions.push(...step.actions);
        state = step.state;
      }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      divergence = error.message;
    }
    return { setup, actions, state, names, result, ...(divergence !== undefined && { divergence }) };
  } catch (error) {
    throw error instanceof ImportError ? new Failure(error.message) : error;
  }
}
