import type { Temper } from './temper.ts';
import { temper18fb } from './tempers/18fb.ts';
import { temper1849 } from './tempers/1849.ts';
import { temper1865 } from './tempers/1865.ts';

const tempers: Readonly<Record<string, Temper<never>>> = { 1849: temper1849, 1865: temper1865, '18fb': temper18fb };

/** How the random player likes to play this game; without likings where it has none. The table is that game's. */
export function temperOf<T>(game: string): Temper<T> {
  return (Object.hasOwn(tempers, game) ? tempers[game] : {}) as Temper<T>;
}
