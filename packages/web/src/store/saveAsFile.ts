import type { GameFile } from '../model/gameFile.ts';

const nameOf = ({ game, id }: GameFile): string => `binario-${game}-${id.slice(0, 8)}`;

export function saveAsFile(game: GameFile): void {
  save(`${nameOf(game)}.json`, JSON.stringify(game, null, 1));
}

/** The file a game was read from, as it was. */
export function saveOriginal(game: GameFile, text: string): void {
  save(`${nameOf(game)}-original.json`, text);
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
