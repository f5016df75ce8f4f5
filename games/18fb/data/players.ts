import type { BoardFile18fb, FiguresPart } from '../board/file.ts';

/** 1.2 and 2.3; the bank is `R`. */
export const players: BoardFile18fb['players'] = {
  '3': { capital: 1000, certificateLimit: 26 },
  '4': { capital: 750, certificateLimit: 20 },
  '5': { capital: 600, certificateLimit: 16 },
  '6': { capital: 500, certificateLimit: 13 },
};

/** Money, limits and other figures of the built-in board. */
export const figures: FiguresPart = {
  money: 12_000,
  playerLimit: 60,
  poolLimit: 50,
  corporateLimit: 10,
  bidStep: 5,
  melisurgoBands: 2,
  regionalMarkers: 1,
  regionalSecondTile: 30,
  regionalTiles: 2,
  markerValue: 10,
};
