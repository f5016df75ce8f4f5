import type { BoardFile } from '@binario/kernel';
import { engine } from '../engine/client.ts';
import type { GameFile } from '../model/gameFile.ts';

const nameOf = ({ game, id }: GameFile): string => `binario-${game}-${id.slice(0, 8)}`;

/** Gives a game to the person at the page as a file. */
export function saveAsFile(game: GameFile): void {
  saveText(`${nameOf(game)}.json`, JSON.stringify(game, null, 1));
}

/** The game in the notation: one move in a line. */
export async function saveMoves(game: GameFile): Promise<void> {
  const names = Object.fromEntries(game.seats.flatMap(({ name }, i) => (name === '' ? [] : [[`P${i + 1}`, name]])));
  saveText(`${nameOf(game)}.moves`, await engine().ask('moves', { setup: game.setup, names }), 'text/plain');
}

/** The file a game was read from, as it was. */
export function saveOriginal(game: GameFile, text: string): void {
  saveText(`${nameOf(game)}-original.json`, text);
}

/** The game in the form of 18xx.games. */
export function saveForeign(game: GameFile, text: string): void {
  saveText(`${nameOf(game)}-18xx.json`, text);
}

/** Gives a report about a game to the person at the page as a file. */
export function saveReport(game: GameFile, text: string): void {
  saveText(`${nameOf(game)}-report.txt`, text, 'text/plain');
}

/** A board as `binario board` writes it: to be changed by hand and opened again. */
export function saveBoard(board: BoardFile): void {
  saveText(`board-${board.game}.json`, JSON.stringify(board, null, 1));
}

/** Gives a text to the person at the page as a file. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
