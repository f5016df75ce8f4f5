import { UsageError } from '../io.ts';
import { entry18fb } from './18fb/entry.ts';
import { entry1849 } from './1849/entry.ts';
import { entry1865 } from './1865/entry.ts';
import type { Entry } from './entry.ts';

/** Work that can be done with any game. */
export type WithGame<R> = <T, E, S>(entry: Entry<T, E, S>) => R;

type Opener = <R>(work: WithGame<R>) => R;

const games: Readonly<Record<string, Opener>> = {
  1849: (work) => work(entry1849),
  1865: (work) => work(entry1865),
  '18fb': (work) => work(entry18fb),
};

export const gameNames: readonly string[] = Object.keys(games);

/** Does the work with the game of this name; undefined if there is none. */
export function tryGame<R>(name: string, work: WithGame<R>): R | undefined {
  return Object.hasOwn(games, name) ? games[name]?.(work) : undefined;
}

export function withGame<R>(name: string, work: WithGame<R>): R {
  const open = Object.hasOwn(games, name) ? games[name] : undefined;
  if (!open) throw new UsageError(`there is no game "${name}"; there are ${gameNames.join(', ')}`);
  return open(work);
}
