import { characters, fontMetrics } from './metrics.ts';

/** The three letters of the map: upright for cities, italic for towns, plain for numbers. */
export type Lettering = keyof typeof fontMetrics;

const place = new Map([...characters].map((character, i) => [character, i]));
const widths = new Map(
  Object.entries(fontMetrics).map(([font, { advances }]) => [font, advances.split(' ').map(Number)]),
);

/** How wide a word is at a size. What the fonts do not have is taken to be as wide as their widest letter. */
export function widthOf(word: string, font: Lettering, size: number, spacing = 0): number {
  const table = widths.get(font) ?? [];
  let sum = 0;
  for (const character of word) sum += table[place.get(character) ?? -1] ?? 1000;
  return (sum * size) / 1000 + spacing * word.length;
}

/** From the foot of a line to the top of its capitals. */
export const capitalOf = (font: Lettering, size: number): number => (fontMetrics[font].capital * size) / 1000;

/** What letters like g and p hang below the line. */
export const tailOf = (size: number): number => size * 0.22;
