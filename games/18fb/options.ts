import { SetupError } from '@binario/kernel';

/** What people agree on before play. */
export interface Setup {
  readonly players: number;
  readonly seed: number;
}

export type Options = Required<Setup>;

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 6;

export function optionsOf({ players, seed }: Setup): Options {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    throw new SetupError(`18FB is played by 3 to 6 players, not ${players} (18FB §1.2)`);
  }
  if (!Number.isSafeInteger(seed)) throw new SetupError('the seed must be a whole number');
  return { players, seed };
}
