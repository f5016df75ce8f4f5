import type { Language } from '@binario/kernel';
import { frenchSpaces } from '../text/catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { outline, type PlannedParagraph, type RulebookText, type SectionId } from './outline.ts';

/** A paragraph of the reader: what it says, which statements of the checklist it makes, and the rulings behind it. */
export interface Paragraph {
  readonly key: string;
  readonly text: string;
  readonly ids: readonly string[];
  /** Names in RULINGS.md. */
  readonly rulings: readonly string[];
  readonly example: boolean;
}

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

const words: Readonly<Record<Language, RulebookText>> = { en, it, fr };
const sectionIds = sorted(Object.keys(outline) as SectionId[]);

/** Whole numbers as keys come first in an object; the reader wants the sections as the rules count them. */
function sorted(ids: readonly SectionId[]): readonly SectionId[] {
  const rank = (id: SectionId) => id.split('.').map(Number);
  return [...ids].sort((x, y) => {
    const [a, b] = [rank(x), rank(y)];
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const difference = (a[i] ?? 0) - (b[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** `01-03 07` of section 2.1 is 18fb-2.1-01, -02, -03 and -07. */
function expanded(section: SectionId, ranges: string): readonly string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first, last] = range.split('-').map(Number) as [number, number | undefined];
    return Array.from({ length: (last ?? first) - first + 1 }, (_, n) => {
      return `18fb-${section}-${String(first + n).padStart(2, '0')}`;
    });
  });
}

function section(id: SectionId, language: Language): Section {
  const set = language === 'fr' ? frenchSpaces : (text: string) => text;
  const said = words[language][id] as Readonly<Record<string, string>>;
  const planned = Object.entries(outline[id] as Readonly<Record<string, PlannedParagraph>>);
  return {
    id,
    title: set(said.title ?? ''),
    paragraphs: planned.map(([key, { ids, rulings = '', example = false }]) => ({
      key,
      text: set(said[key] ?? ''),
      ids: expanded(id, ids),
      rulings: rulings === '' ? [] : rulings.split(' '),
      example,
    })),
  };
}

/** All the rules, in their own order. */
export function rulebook(language: Language): readonly Section[] {
  return sectionIds.map((id) => section(id, language));
}

/** The section a citation such as `18FB §3.4.1` leads to. */
export function sectionOf(cite: string, language: Language): Section | undefined {
  const [, id] = /^18FB §(.+)$/.exec(cite) ?? [];
  return id !== undefined && Object.hasOwn(outline, id) ? section(id as SectionId, language) : undefined;
}
