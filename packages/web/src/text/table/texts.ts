import type { Catalogue, Language } from '@binario/kernel';
import { type TableKey, tableEn } from './en.ts';
import { tableFr } from './fr.ts';
import { tableIt } from './it.ts';

/** Texts of the panels at a table, by language. */
export const tableTexts: Readonly<Record<Language, Catalogue<TableKey>>> = { en: tableEn, it: tableIt, fr: tableFr };
