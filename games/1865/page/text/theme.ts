import type { Catalogue, Language } from '@binario/kernel';
import type { GameTheme } from '@binario/web/game';
import { reasons1865 } from '../../bot/reasons.ts';
import { catalogues } from '../../text/catalogue.ts';
import { speaker } from '../../text/speaker.ts';
import { en as lessonEn } from '../lesson/en.ts';
import { fr as lessonFr } from '../lesson/fr.ts';
import { it as lessonIt } from '../lesson/it.ts';
import { look1865 } from '../looks.tsx';
import { coverText1865 } from './cover.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** Why an automatic player did what it did. */
const why = (language: Language): Catalogue<string> =>
  Object.fromEntries(Object.entries(reasons1865[language]).map(([key, text]) => [`reason.${key}`, text]));

const page: Readonly<Record<Language, Catalogue<string>>> = {
  en: { ...en, ...lessonEn },
  it: { ...it, ...lessonIt },
  fr: { ...fr, ...lessonFr },
};

/** The words, names and looks of 1865 on the page. */
export const theme1865: GameTheme = {
  catalogue: (language) => ({
    ...catalogues[language],
    ...why(language),
    ...coverText1865[language],
    ...page[language],
  }),
  speaker,
  terms: { 'corp.dragons': 'dragons', 'corp.rank': 'dragons', 'train.coverage': 'traffic', 'phase.dragons': 'dragons' },
  look: look1865,
};
