import type { Provenance } from './provenance.ts';

/** A box of the market: the value of one share, and the two smaller prices for the white and the green zone. */
export interface Box {
  readonly value: number;
  readonly white: number;
  readonly green: number;
  readonly from: Provenance;
}

const box = (value: number, white: number, green: number, from: Provenance): Box => ({ value, white, green, from });

/** One line of boxes (3.11). Twelve of them are printed in the rulebook's text, the others come from the moderator. */
export const boxes: readonly Box[] = [
  box(10, 15, 20, 'M'),
  box(20, 25, 30, 'M'),
  box(30, 35, 40, 'M'),
  box(40, 45, 60, 'M'),
  box(50, 55, 70, 'M'),
  box(60, 65, 80, 'M'),
  box(70, 75, 90, 'P'),
  box(80, 85, 100, 'P'),
  box(90, 95, 110, 'P'),
  box(100, 110, 130, 'P'),
  box(110, 120, 140, 'P'),
  box(120, 130, 150, 'P'),
  box(130, 140, 160, 'P'),
  box(140, 150, 170, 'P'),
  box(150, 160, 180, 'P'),
  box(165, 180, 200, 'P'),
  box(180, 195, 215, 'P'),
  box(195, 210, 230, 'P'),
  box(210, 225, 245, 'M'),
  box(230, 250, 270, 'M'),
  box(250, 270, 290, 'M'),
  box(270, 290, 310, 'M'),
  box(290, 310, 330, 'M'),
  box(310, 330, 350, 'M'),
  box(335, 360, 380, 'M'),
  box(360, 385, 405, 'M'),
  box(385, 410, 430, 'M'),
  box(410, 435, 455, 'M'),
  box(435, 460, 480, 'M'),
  box(460, 485, 505, 'M'),
  box(490, 520, 540, 'M'),
];

/** What a share costs from the Dragons or in an absorption, by zone. */
export type Premium = (value: number) => { readonly white: number; readonly green: number };

/** The prices printed in these boxes (3.5, 5.3). */
export const premiumIn =
  (printed: readonly Omit<Box, 'from'>[]): Premium =>
  (value) => {
    const found = printed.find((each) => each.value === value);
    if (!found) throw new Error(`the market has no box of ${value}`);
    return found;
  };

/** C.5: ten and thirty per cent more, to the nearest multiple of 5, a half upwards (V11). */
export const percentPremium: Premium = (value) => ({
  white: Math.floor((value * 110 + 250) / 500) * 5,
  green: Math.floor((value * 130 + 250) / 500) * 5,
});
