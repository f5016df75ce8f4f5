import { type Reader, readerOf } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { SectionId } from './outline.ts';
import { plan } from './plan.ts';

/** Citations are such as `1849 §10.3`. */
const reader: Reader<SectionId> = readerOf(plan, { en, it, fr }, (cite) => /^1849 §(.+)$/.exec(cite)?.[1]);

/** The rulebook of 1849 for reading, and the section a citation leads to. */
export const { rulebook, sectionOf } = reader;
