import { engine } from '../engine/client.ts';
import type { GameFile } from '../model/gameFile.ts';
import { createGame, seed } from './createGame.ts';

/** Begins a game of the same people, variants and options, with another deal; gives the id of the new game. */
export async function rematch({ game, setup, seats }: GameFile): Promise<string> {
  const wish = await engine().ask('wishOf', { game, setup });
  const made = await engine().ask('setUp', { game, wish: { ...wish, seed: seed() } });
  return createGame(made, seats);
}
