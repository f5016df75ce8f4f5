import { type Articles, type ArticlesOf, noArticle } from '@binario/kernel';
import type { Corp } from '../data/corporations.ts';
import type { Private } from '../data/privates.ts';
import type { Text1849 } from './keys.ts';

const feminine: Articles = { en: '', it: 'la', fr: 'la' };
const beforeVowel: Articles = { en: '', it: 'l’', fr: 'l’' };

/** "la RCS", "l’IFT": a corporation without its article is a type error, as all names here. */
export const corpArticles: ArticlesOf<Corp> = {
  AFG: beforeVowel,
  ATA: beforeVowel,
  CTL: feminine,
  IFT: beforeVowel,
  RCS: feminine,
  SFA: feminine,
};

/** Which article the name of each private company takes. */
export const privateArticles: ArticlesOf<Private> = {
  SCE: feminine,
  SIGI: feminine,
  CNM: feminine,
  SMS: feminine,
  RSA: feminine,
};

/** The words are `holders` of the catalogue: "la banca", "la corbeille". */
export const holderArticles: ArticlesOf<keyof Text1849['holders']> = {
  bank: { en: 'the', it: 'la', fr: 'la' },
  depot: { en: 'the', it: 'il', fr: 'le' },
  gone: noArticle,
  pool: { en: 'the', it: 'il', fr: 'la' },
  treasury: { en: 'the', it: 'la', fr: 'la' },
};
