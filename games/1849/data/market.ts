import type { MarketInFile } from '../board/file.ts';

/** The stock market (section 5), top row first. The last row begins with the Closed box, which has no price: 0. */
const prices = [
  [72, 83, 95, 107, 120, 133, 147, 164, 182, 202, 224, 248, 276, 306, 340, 377],
  [63, 72, 82, 93, 104, 116, 128, 142, 158, 175, 195, 216, 240, 266, 295, 328],
  [57, 66, 75, 84, 95, 105, 117, 129, 144, 159, 177, 196, 218, 242, 269, 298],
  [54, 62, 71, 80, 90, 100, 111, 123, 137, 152, 169, 187, 208, 230],
  [52, 59, 68, 77, 86, 95, 106, 117, 130, 145, 160, 178, 198],
  [47, 54, 62, 70, 78, 87, 96, 107, 118, 131, 146, 162],
  [41, 47, 54, 61, 68, 75, 84, 93, 103, 114, 127],
  [34, 39, 45, 50, 57, 63, 70, 77, 86, 95],
  [27, 31, 36, 40, 45, 50, 56],
  [0, 24, 27, 31],
];

/** "Phase 16 only": from column 13 on in the three top rows. */
const blue = [0, 1, 2].flatMap((row) => [13, 14, 15].map((col) => ({ row, col })));

/** The stock market in the box: prices, starting spaces, the blue zone and the closed box (5). */
export const market1849: MarketInFile = {
  prices,
  closed: { row: 9, col: 0 },
  /** Starting spaces (9.4): 68, 100, 144 and 216. */
  starts: [
    { row: 4, col: 2 },
    { row: 3, col: 5 },
    { row: 2, col: 8 },
    { row: 1, col: 11 },
  ],
  blue,
  /** The price that ends the game (section 13). */
  endPrice: 377,
};
