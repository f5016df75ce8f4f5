import type { Catalogue, Language } from '@binario/kernel';
import { en, type UiKey } from './en.ts';
import { fr } from './fr.ts';
import { spaced } from './frenchSpaces.ts';
import { it } from './it.ts';

/** What the page says whatever is played. */
export const catalogues: Readonly<Record<Language, Catalogue<UiKey>>> = { en, it, fr: spaced(fr) };
