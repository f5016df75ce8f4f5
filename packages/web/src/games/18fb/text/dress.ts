import { reasons18fb } from '@binario/game-18fb/bot/reasons';
import { catalogues } from '@binario/game-18fb/text/catalogue';
import { speaker } from '@binario/game-18fb/text/speaker';
import type { Catalogue, Language } from '@binario/kernel';
import type { Dress } from '../../parts/dress.ts';
import { en as lessonEn } from '../lesson/en.ts';
import { fr as lessonFr } from '../lesson/fr.ts';
import { it as lessonIt } from '../lesson/it.ts';
import { look18fb } from '../looks.tsx';
import { coverText18fb } from './cover.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** Why an automatic player did what it did. */
const why = (language: Language): Catalogue<string> =>
  Object.fromEntries(Object.entries(reasons18fb[language]).map(([key, text]) => [`reason.${key}`, text]));

const page: Readonly<Record<Language, Catalogue<string>>> = {
  en: { ...en, ...lessonEn },
  it: { ...it, ...lessonIt },
  fr: { ...fr, ...lessonFr },
};

export const dress18fb: Dress = {
  catalogue: (language) => ({
    ...catalogues[language],
    ...why(language),
    ...coverText18fb[language],
    ...page[language],
  }),
  speaker,
  look: look18fb,
};
