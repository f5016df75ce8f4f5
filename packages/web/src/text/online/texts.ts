import type { Catalogue, Language } from '@binario/kernel';
import { type ProblemKey, problemsEn } from '../problems/en.ts';
import { problemsFr } from '../problems/fr.ts';
import { problemsIt } from '../problems/it.ts';
import { type OnlineKey, onlineEn } from './en.ts';
import { onlineFr } from './fr.ts';
import { onlineIt } from './it.ts';

/** What is said about servers, their tables, and what does not work there. */
export const onlineTexts: Readonly<Record<Language, Catalogue<OnlineKey | ProblemKey>>> = {
  en: { ...onlineEn, ...problemsEn },
  it: { ...onlineIt, ...problemsIt },
  fr: { ...onlineFr, ...problemsFr },
};
