import { actorsOf, type SetupWish, start } from '@binario/kernel';
import type { AnyEngine } from '../game/engine.ts';
import type { NewGame } from '../model/gameFile.ts';
import type { Engines } from './engines.ts';

/** A game made ready to begin, from its set-up. */
export function ready(engine: AnyEngine, setup: unknown): NewGame {
  const { game, describeRound } = engine.title;
  const state = start(game, setup);
  const [turn] = actorsOf(game, state);
  const round = describeRound(state);
  return { game: game.id, rules: game.rules, setup, actions: [], round, ...(turn !== undefined && { turn }) };
}

/** The wish a set-up was made of: a game names its fields as the wish does, or says itself how to read them. */
export function wishOf({ title, wishOf: read }: AnyEngine, setup: unknown): SetupWish {
  if (read) return read(setup);
  const fields = setup as Readonly<Record<string, unknown>>;
  const options = Object.keys(title.options).flatMap((name) =>
    fields[name] === undefined ? [] : [[name, String(fields[name])] as const],
  );
  return {
    players: Number(fields.players),
    seed: Number(fields.seed),
    variants: (fields.variants as readonly string[] | undefined) ?? [],
    options: Object.fromEntries(options),
    ...(fields.board !== undefined && { board: fields.board }),
  };
}

/** Loads a game and makes it ready to begin as wished. */
export async function setUp(engines: Engines, game: string, wish: SetupWish): Promise<NewGame> {
  const engine = await engines.load(game);
  return ready(engine, engine.title.setup(wish));
}
