import { type Articles, type ArticlesOf, noArticle } from '@binario/kernel';
import type { Company } from '../data/companies.ts';
import type { Text1865 } from './keys.ts';

const feminine: Articles = { en: '', it: 'la', fr: 'la' };

/** "la FMS": a company without its article is a type error, as all names here. */
export const corpArticles: ArticlesOf<Company> = {
  FMS: feminine,
  RCSF: feminine,
  SFSS: feminine,
  FCS: feminine,
  SFS: feminine,
  FA: feminine,
  CFC: feminine,
  CFD: feminine,
};

/** The words are `holders` of the catalogue: "i Dragoni", "les traders". */
export const holderArticles: ArticlesOf<keyof Text1865['holders']> = {
  bank: { en: 'the', it: 'la', fr: 'la' },
  depot: { en: 'the', it: 'il', fr: 'le' },
  dragons: { en: 'the', it: 'i', fr: 'les' },
  gone: noArticle,
  offer: { en: 'the', it: 'l’', fr: 'l’' },
  pool: { en: 'the', it: 'il', fr: 'la' },
};
