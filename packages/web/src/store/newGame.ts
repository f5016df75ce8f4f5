import type { AnySetup, GameFile, Seat } from '../engine/protocol.ts';
import { keepGame } from './shelf.ts';

export function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

export async function newGame(setup: AnySetup, seats: readonly Seat[], more: Partial<GameFile> = {}): Promise<string> {
  const file: GameFile = {
    format: 'binario',
    id: crypto.randomUUID(),
    game: '1849',
    rules: 1,
    setup,
    seats,
    actions: [],
    plans: [],
    updated: Date.now(),
    round: 'ISR',
    over: false,
    ...more,
  };
  await keepGame(file);
  return file.id;
}
