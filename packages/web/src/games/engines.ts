import type { RailTable } from '@binario/rail';
import type { AnyEngine, GameEngine } from './engine.ts';

/** The worker's half of each game, loaded when a table of it is opened: one line per game. */
const engines: Readonly<Record<string, () => Promise<AnyEngine>>> = {
  1849: () => import('./1849/engine.ts').then(({ engine1849 }) => anyEngine(engine1849)),
  1865: () => import('./1865/engine.ts').then(({ engine1865 }) => anyEngine(engine1865)),
  '18fb': () => import('./18fb/engine.ts').then(({ engine18fb }) => anyEngine(engine18fb)),
};

/** Behind this line nobody knows which game it is; tables, effects and set-ups come from the engine they go to. */
export function anyEngine<T extends RailTable, E, S>(engine: GameEngine<T, E, S>): AnyEngine {
  return engine as unknown as AnyEngine;
}

export const engineIds: readonly string[] = Object.keys(engines);

export function loadEngine(game: string): Promise<AnyEngine> {
  const load = Object.hasOwn(engines, game) ? engines[game] : undefined;
  if (!load) throw new Error(`there is no game "${game}"`);
  return load();
}
