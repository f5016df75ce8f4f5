import type { Catalogue, Language } from '@binario/kernel';
import type { GameTheme } from '@binario/web/game';
import { reasons1849 } from '../../bot/reasons.ts';
import { catalogues } from '../../text/catalogue.ts';
import { speaker } from '../../text/speaker.ts';
import { en as lessonEn } from '../lesson/en.ts';
import { fr as lessonFr } from '../lesson/fr.ts';
import { it as lessonIt } from '../lesson/it.ts';
import { look1849 } from '../looks.tsx';
import { coverText1849 } from './cover.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** Why an automatic player did what it did. */
const why = (language: Language): Catalogue<string> =>
  Object.fromEntries(Object.entries(reasons1849[language]).map(([key, text]) => [`reason.${key}`, text]));

const page: Readonly<Record<Language, Catalogue<string>>> = {
  en: { ...en, ...lessonEn },
  it: { ...it, ...lessonIt },
  fr: { ...fr, ...lessonFr },
};

/** The words, names and looks of 1849 on the page. */
export const theme1849: GameTheme = {
  catalogue: (language) => ({
    ...catalogues[language],
    ...why(language),
    ...coverText1849[language],
    ...page[language],
  }),
  speaker,
  look: look1849,
};
