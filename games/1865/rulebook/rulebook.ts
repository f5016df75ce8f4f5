import { type Reader, readerOf } from '@binario/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { SectionId } from './outline.ts';
import { PROTO, plan } from './plan.ts';

const reader: Reader<SectionId> = readerOf(plan, { en, it, fr }, idIn);

/** The rulebook of 1865 for reading, and the section a citation leads to. */
export const { rulebook, sectionOf } = reader;

/** Citations are such as `1865 §4.2` and `1865 C.5 §5.5`. */
function idIn(cite: string): string | undefined {
  const [, proto, number] = /^1865 (C\.5 )?§(.+)$/.exec(cite) ?? [];
  return number && (proto ? `${PROTO}${number}` : number);
}
