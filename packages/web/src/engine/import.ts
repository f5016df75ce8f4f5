import { importGame, readForeign } from '@binario/game-1849';
import type { Calls, GameFile } from './protocol.ts';

/** Reads a game file: one of ours, or one of 18xx.games. */
export function readGameFile(text: string): Calls['importFile']['gives'] {
  const file: unknown = JSON.parse(text);
  if (isOurs(file)) return { setup: file.setup, actions: file.actions, names: file.seats.map((seat) => seat.name) };
  const { setup, actions } = importGame(file);
  return { setup, actions, names: readForeign(file).players.map((player) => player.name) };
}

function isOurs(file: unknown): file is GameFile {
  return typeof file === 'object' && file !== null && (file as Partial<GameFile>).format === 'binario';
}
