import { frenchSpaces } from '@binario/kernel';
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

type Words = (...about: readonly string[]) => string;

/** French texts with the spaces no line may break at. */
function spaced(texts: NoticeText): NoticeText {
  const set = (text: string | Words) =>
    typeof text === 'string' ? frenchSpaces(text) : (...about: readonly string[]) => frenchSpaces(text(...about));
  const lines = Object.entries(texts) as readonly (readonly [string, string | Words])[];
  return Object.fromEntries(lines.map(([key, text]) => [key, set(text)])) as unknown as NoticeText;
}

export const catalogues: Readonly<Record<Language, NoticeText>> = { en, it, fr: spaced(fr) };
