import type { Catalogue, Language } from '@binario/kernel';
import { type ComfortKey, comfortsEn } from './en.ts';
import { comfortsFr } from './fr.ts';
import { comfortsIt } from './it.ts';

/** Handed to `addTexts` by the pages that say them. */
export const comforts: Readonly<Record<Language, Catalogue<ComfortKey>>> = {
  en: comfortsEn,
  it: comfortsIt,
  fr: comfortsFr,
};
