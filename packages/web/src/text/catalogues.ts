import type { Catalogue, Language } from '@binario/kernel';
import type { ComfortKey } from './comforts/en.ts';
import { en, type UiKey as PageKey } from './en.ts';
import type { EventKey } from './events/en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { OnlineKey } from './online/en.ts';
import type { ProblemKey } from './problems/en.ts';
import type { SetupTextKey } from './setup/en.ts';
import { type ShellKey, shellEn } from './shell/en.ts';
import { shellFr } from './shell/fr.ts';
import { shellIt } from './shell/it.ts';
import type { TableKey } from './table/en.ts';

type FirstKey = PageKey | ShellKey;

/** The key of any text of the page. */
export type UiKey = FirstKey | OnlineKey | ProblemKey | TableKey | ComfortKey | EventKey | SetupTextKey;

/**
 * What the first screen says, and whatever is said everywhere. Other texts come with a table (`table/`, `comforts/`), a server
 * (`online/`), a set-up (`setup/`) or a book: all of this is loaded before the first board is drawn.
 */
export const catalogues: Readonly<Record<Language, Catalogue<FirstKey>>> = {
  en: { ...en, ...shellEn },
  it: { ...it, ...shellIt },
  fr: { ...fr, ...shellFr },
};
