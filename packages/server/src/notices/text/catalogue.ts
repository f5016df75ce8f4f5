import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';

export interface NoticeText {
  readonly turn: (table: string, game: string) => string;
  readonly turnBy: (table: string, game: string, until: string) => string;
  readonly deadline: (table: string, game: string, until: string) => string;
  readonly ended: (table: string, game: string) => string;
  readonly removal: (table: string, game: string, by: string) => string;
  readonly removed: (table: string, game: string) => string;
  readonly test: string;
  readonly greeting: (name: string) => string;
  readonly footer: string;
  readonly resetSubject: string;
  readonly reset: (name: string, link: string) => string;
  readonly confirmSubject: string;
  readonly confirm: (name: string, link: string) => string;
}

export const catalogues: Readonly<Record<Language, NoticeText>> = { en, it, fr };
