import { reasons } from '@binario/bots';
import { catalogues } from '@binario/game-18fb/text/catalogue';
import { speaker } from '@binario/game-18fb/text/speaker';
import type { Catalogue, Language } from '@binario/kernel';
import { spaced } from '../../../text/frenchSpaces.ts';
import type { Dress } from '../../parts/dress.ts';
import { look18fb } from '../looks.tsx';
import { coverText18fb } from './cover.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** Why an automatic player did what it did. */
const why = (language: Language): Catalogue<string> =>
  Object.fromEntries(Object.entries(reasons[language]).map(([key, text]) => [`reason.${key}`, text]));

const page: Readonly<Record<Language, Catalogue<string>>> = { en, it, fr: spaced(fr) };

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
