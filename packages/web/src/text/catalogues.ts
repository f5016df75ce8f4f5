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
import type { TableKey } from './table/en.ts';

type FirstKey = PageKey | OnlineKey | ProblemKey;

export type UiKey = FirstKey | TableKey;

/** What the page says whatever is played, but for the texts that come with a table (`table/`). */
export const catalogues: Readonly<Record<Language, Catalogue<FirstKey>>> = {
  en: { ...en, ...onlineEn, ...problemsEn },
  it: { ...it, ...onlineIt, ...problemsIt },
  fr: { ...fr, ...onlineFr, ...problemsFr },
};
