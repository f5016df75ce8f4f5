import { speakerOf } from '@binario/kernel';
import { railStyleOfName, railTranslated } from '@binario/rail';
import { hexes } from '../data/board.ts';
import { catalogues } from './catalogue.ts';

const nameOf = (hex: string): string => hexes.find(({ id }) => id === hex)?.name ?? hex;

/** Writes the values that fill the gaps of a text. */
export const speaker = speakerOf({
  catalogues,
  currency: 'L.',
  styleOfName: railStyleOfName,
  translated: railTranslated,
  writers: { corp: (text) => text, hex: nameOf, train: (text) => text },
  articles: {},
});
