import type { Catalogue, Language } from '@binario/kernel';
import { type TableKey, tableEn } from './en.ts';
import { tableFr } from './fr.ts';
import { tableIt } from './it.ts';

export const tableTexts: Readonly<Record<Language, Catalogue<TableKey>>> = { en: tableEn, it: tableIt, fr: tableFr };
