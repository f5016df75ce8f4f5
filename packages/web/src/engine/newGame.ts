import { type SetupWish, start } from '@binario/kernel';
import type { AnyEngine, ForeignFile } from '../games/engine.ts';
import { engineIds, loadEngine } from '../games/engines.ts';
import type { Calls, GameFile, NewGame, Seat } from './protocol.ts';

function ready(engine: AnyEngine, setup: unknown): NewGame {
  const { game, describeRound } = engine.title;
  return { game: game.id, rules: game.rules, setup, actions: [], round: describeRound(start(game, setup)) };
}

export async function setUp(game: string, wish: SetupWish): Promise<NewGame> {
  const engine = await loadEngine(game);
  return ready(engine, engine.title.setup(wish));
}

/** Reads a game file: one of ours, or one of another site that some game understands. */
export async function readGameFile(text: string): Promise<Calls['importFile']['gives']> {
  const file: unknown = JSON.parse(text);
  if (isOurs(file)) {
    // Files written before there were other games do not say which one they are of.
    const engine = await loadEngine(file.game ?? (engineIds[0] as string));
    return { ...ready(engine, file.setup), actions: file.actions, seats: seatsOf(engine, file.seats) };
  }
  for (const game of engineIds) {
    const engine = await loadEngine(game);
    const found: ForeignFile<unknown> | undefined = engine.readForeign?.(file);
    if (found) return { ...ready(engine, found.setup), actions: found.actions, seats: found.names.map(person) };
  }
  throw new Error('no game of this page can read it');
}

const person = (name: string): Seat => ({ name, kind: 'human' });

/** Whoever played by themselves goes on doing so, where the game has automatic players. */
const seatsOf = ({ bot }: AnyEngine, seats: readonly Seat[]): readonly Seat[] =>
  seats.map(({ name, kind }) => (kind === 'bot' && bot ? { name, kind } : person(name)));

function isOurs(file: unknown): file is Omit<GameFile, 'game'> & Partial<Pick<GameFile, 'game'>> {
  return typeof file === 'object' && file !== null && (file as Partial<GameFile>).format === 'binario';
}
