import { games } from '@binario/games';
import type { WithGame } from '@binario/terminal';
import { UsageError } from '../io.ts';

/** The ids of all games, as they are typed on the command line. */
export const gameNames: readonly string[] = games.map(({ id }) => id);

/** The game that is meant where none is named. */
export const [usualGame = ''] = gameNames;

/** Does the work with the game of this name; undefined if there is none. */
export async function tryGame<R>(name: string, work: WithGame<R>): Promise<R | undefined> {
  const open = await games.find(({ id }) => id === name)?.terminal();
  return open?.(work);
}

/** Loads a game by its id and works with it; an unknown id ends the command with a sentence. */
export async function withGame<R>(name: string, work: WithGame<R | Promise<R>>): Promise<R> {
  if (!gameNames.includes(name)) throw new UsageError(`there is no game "${name}"; there are ${gameNames.join(', ')}`);
  return (await tryGame(name, work)) as R;
}
