import type { Catalogue, Language } from '@binario/kernel';
import { type TermKey, termsEn } from './en.ts';
import { termsFr } from './fr.ts';
import { termsIt } from './it.ts';

/** The explained words of the trade, by language. */
export const terms: Readonly<Record<Language, Catalogue<TermKey>>> = { en: termsEn, it: termsIt, fr: termsFr };

/** In the order in which one wants to read them. */
export const commonTerms: readonly string[] = Object.keys(termsEn)
  .filter((key) => !key.endsWith('.about'))
  .map((key) => key.slice('term.'.length));
