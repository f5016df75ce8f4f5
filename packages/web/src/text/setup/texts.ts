import type { Catalogue, Language } from '@binario/kernel';
import { type SetupTextKey, setupEn } from './en.ts';
import { setupFr } from './fr.ts';
import { setupIt } from './it.ts';

/** Texts about beginning a game, by language. */
export const setupTexts: Readonly<Record<Language, Catalogue<SetupTextKey>>> = {
  en: setupEn,
  it: setupIt,
  fr: setupFr,
};
