import type { Catalogue, Language } from '@binario/kernel';
import type { ComfortKey } from './comforts/en.ts';
import { en, type UiKey as PageKey } from './en.ts';
import type { EventKey } from './events/en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { type OnlineKey, onlineEn } from './online/en.ts';
import { onlineFr } from './online/fr.ts';
import { onlineIt } from './online/it.ts';
import { type ProblemKey, problemsEn } from './problems/en.ts';
import { problemsFr } from './problems/fr.ts';
import { problemsIt } from './problems/it.ts';
import type { SetupTextKey } from './setup/en.ts';
import { type ShellKey, shellEn } from './shell/en.ts';
import { shellFr } from './shell/fr.ts';
import { shellIt } from './shell/it.ts';
import type { TableKey } from './table/en.ts';

type FirstKey = PageKey | OnlineKey | ProblemKey | ShellKey;

export type UiKey = FirstKey | TableKey | ComfortKey | EventKey | SetupTextKey;

/** What the page says whatever is played, but for the texts that come with a table (`table/`, `comforts/`), a set-up (`setup/`) or a book. */
export const catalogues: Readonly<Record<Language, Catalogue<FirstKey>>> = {
  en: { ...en, ...onlineEn, ...problemsEn, ...shellEn },
  it: { ...it, ...onlineIt, ...problemsIt, ...shellIt },
  fr: { ...fr, ...onlineFr, ...problemsFr, ...shellFr },
};
