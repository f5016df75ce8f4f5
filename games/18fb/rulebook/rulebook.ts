import { type Reader, readerOf } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { SectionId } from './outline.ts';
import { plan } from './plan.ts';

/** Citations are such as `18FB §3.4.1`. */
const reader: Reader<SectionId> = readerOf(plan, { en, it, fr }, (cite) => /^18FB §(.+)$/.exec(cite)?.[1]);

/** The rulebook of 18FB for reading, and the section a citation leads to. */
export const { rulebook, sectionOf } = reader;
