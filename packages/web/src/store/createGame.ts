import type { GameFile, NewGame, Seat } from '../model/gameFile.ts';
import { save } from './saving.ts';

/** A fresh seed for a game. */
export function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

/** Saves a new game on this device and gives its id. */
export async function createGame(made: NewGame, seats: readonly Seat[], more: Partial<GameFile> = {}): Promise<string> {
  const file: GameFile = {
    format: 'binario',
    id: crypto.randomUUID(),
    game: made.game,
    rules: made.rules,
    setup: made.setup,
    seats,
    actions: made.actions,
    plans: [],
    updated: Date.now(),
    round: made.round,
    over: false,
    ...(made.turn !== undefined && !more.over && { turn: made.turn }),
    ...more,
  };
  await save(file, 'strict');
  return file.id;
}
