import { type SetupWish, start } from '@binario/kernel';
import type { AnyEngine } from '../games/engine.ts';
import { loadEngine } from '../games/engines.ts';
import type { NewGame } from './protocol.ts';

export function ready(engine: AnyEngine, setup: unknown): NewGame {
  const { game, describeRound } = engine.title;
  return { game: game.id, rules: game.rules, setup, actions: [], round: describeRound(start(game, setup)) };
}

export async function setUp(game: string, wish: SetupWish): Promise<NewGame> {
  const engine = await loadEngine(game);
  return ready(engine, engine.title.setup(wish));
}
