import type { Catalogue, Language } from '@binario/kernel';
import { en, type UiKey as PageKey } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { type OnlineKey, onlineEn } from './online/en.ts';
import { onlineFr } from './online/fr.ts';
import { onlineIt } from './online/it.ts';
import { type ProblemKey, problemsEn } from './problems/en.ts';
import { problemsFr } from './problems/fr.ts';
import { problemsIt } from './problems/it.ts';

export type UiKey = PageKey | OnlineKey | ProblemKey;

/** What the page says whatever is played. */
export const catalogues: Readonly<Record<Language, Catalogue<UiKey>>> = {
  en: { ...en, ...onlineEn, ...problemsEn },
  it: { ...it, ...onlineIt, ...problemsIt },
  fr: { ...fr, ...onlineFr, ...problemsFr },
};
