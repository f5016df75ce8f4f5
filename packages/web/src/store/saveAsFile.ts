import type { GameFile } from '../engine/protocol.ts';

export function saveAsFile(game: GameFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(game, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `binario-${game.game}-${game.id.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
