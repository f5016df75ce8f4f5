import { reasons } from '@binario/bots';
import { frenchSpaces, catalogues as game } from '@binario/game-1849/text/catalogue';
import type { Catalogue, Language } from '@binario/kernel';
import { en, type UiKey } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const spaced = (texts: Catalogue<UiKey>): Catalogue<UiKey> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, frenchSpaces(text)])) as Catalogue<UiKey>;

/** Why an automatic player did what it did. */
const why = (language: Language): Catalogue<string> =>
  Object.fromEntries(Object.entries(reasons[language]).map(([key, text]) => [`reason.${key}`, text]));

/** Everything that can be said, by language: what the game says, and what the page says around it. */
export const catalogues: Readonly<Record<Language, Catalogue<string>>> = {
  en: { ...game.en, ...why('en'), ...en },
  it: { ...game.it, ...why('it'), ...it },
  fr: { ...game.fr, ...why('fr'), ...spaced(fr) },
};
