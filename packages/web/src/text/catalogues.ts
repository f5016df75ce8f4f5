import type { Catalogue, Language } from '@binario/kernel';
import { en, type UiKey as PageKey } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { type OnlineKey, onlineEn } from './online/en.ts';
import { onlineFr } from './online/fr.ts';
import { onlineIt } from './online/it.ts';

export type UiKey = PageKey | OnlineKey;

/** What the page says whatever is played. */
export const catalogues: Readonly<Record<Language, Catalogue<UiKey>>> = {
  en: { ...en, ...onlineEn },
  it: { ...it, ...onlineIt },
  fr: { ...fr, ...onlineFr },
};
