import { type Articles, type ArticlesOf, noArticle } from '@binario/kernel';
import type { CardId, Corp, Regional } from '../ids.ts';
import type { Text18fb } from './keys.ts';

const feminine: Articles = { en: '', it: 'la', fr: 'la' };

/** "la FSC": a company without its article is a type error, as all names here. */
export const corpArticles: ArticlesOf<Corp> = {
  NN: feminine,
  FSC: feminine,
  LdA: feminine,
  FC: feminine,
  FB: feminine,
  LTF: feminine,
  SFTF: feminine,
  FS: feminine,
  FP: feminine,
  FST: feminine,
  SFM: feminine,
  RM: feminine,
  RA: feminine,
};

/** Which article the name of each regional company takes. */
export const regionalArticles: ArticlesOf<Regional> = {
  SFSM: feminine,
  SEPSA: feminine,
  FAS: feminine,
  FA: feminine,
  FAL: feminine,
  FG: feminine,
  FdC: feminine,
};

/** Political cards are people; one is a house. */
export const cardArticles: ArticlesOf<CardId> = {
  Bayard: noArticle,
  Melisurgo: noArticle,
  Riseis: noArticle,
  Falcon: noArticle,
  Delahante: noArticle,
  Valadous: noArticle,
  LAla: { en: '', it: 'la', fr: 'la' },
  Albano: noArticle,
};

/** The words are `holders` of the catalogue: "la banca", "la corbeille". */
export const holderArticles: ArticlesOf<keyof Text18fb['holders']> = {
  bank: { en: 'the', it: 'la', fr: 'la' },
  depot: { en: 'the', it: 'il', fr: 'le' },
  pool: { en: 'the', it: 'il', fr: 'la' },
  offer: { en: 'the', it: 'l’', fr: 'l’' },
  gone: noArticle,
};
