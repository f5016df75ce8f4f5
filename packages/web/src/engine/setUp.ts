import { type SetupWish, start } from '@binario/kernel';
import type { AnyEngine } from '../game/engine.ts';
import type { NewGame } from '../model/gameFile.ts';
import type { Engines } from './engines.ts';

export function ready(engine: AnyEngine, setup: unknown): NewGame {
  const { game, describeRound } = engine.title;
  return { game: game.id, rules: game.rules, setup, actions: [], round: describeRound(start(game, setup)) };
}

export async function setUp(engines: Engines, game: string, wish: SetupWish): Promise<NewGame> {
  const engine = await engines.load(game);
  return ready(engine, engine.title.setup(wish));
}
