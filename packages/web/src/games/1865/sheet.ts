import { boards } from '@binario/game-1865/data/map';
import type { Sheet } from '../parts/maps.ts';

const sheet = (id: keyof typeof boards, entry: string): Sheet => {
  const { board } = boards[id];
  return { id, title: 'table.map', board, hexes: board.hexes, entry };
};

/** Both islands, or Sardinia alone, as the form of the game has it. */
export const sheets1865: Readonly<Record<keyof typeof boards, Sheet>> = {
  both: sheet('both', 'F45'),
  sardinia: sheet('sardinia', 'F45'),
};
