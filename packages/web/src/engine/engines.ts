import type { AnyEngine } from '../game/engine.ts';
import type { EnginePart } from '../game/registry.ts';

/** The games a worker can play; each is loaded when it is first asked for. */
export interface Engines {
  readonly ids: readonly string[];
  load(game: string): Promise<AnyEngine>;
}

/** The engines of the games of a list, loaded when they are needed. */
export function enginesOf(games: readonly EnginePart[]): Engines {
  return {
    ids: games.map(({ id }) => id),
    async load(game) {
      const part = games.find(({ id }) => id === game);
      if (!part) throw new Error(`there is no game "${game}"`);
      return part.worker();
    },
  };
}
