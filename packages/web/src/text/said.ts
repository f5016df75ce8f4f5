import type { Catalogue, Language } from '@binario/kernel';
import { catalogues } from './catalogues.ts';

type Texts = Readonly<Record<Language, Catalogue<string>>>;

let said: Texts = catalogues;

/** Makes more texts known; parts of the page that come later bring theirs with them. */
export function addTexts({ en, it, fr }: Texts): void {
  said = { en: { ...said.en, ...en }, it: { ...said.it, ...it }, fr: { ...said.fr, ...fr } };
}

/** All that the page can say by now. */
export const saidIn = (language: Language): Catalogue<string> => said[language];
