import type { Language, Section } from '@binario/kernel';
import { frenchSpaces } from '../text/catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { outline, type PlannedParagraph, type RulebookText, type SectionId } from './outline.ts';
import { rulingId } from './rulings.ts';

const words: Readonly<Record<Language, RulebookText>> = { en, it, fr };
const sectionIds = sorted(Object.keys(outline) as SectionId[]);

/** Numbers as keys come first in an object; the reader wants components first and the sections as the rulebook counts. */
function sorted(ids: readonly SectionId[]): readonly SectionId[] {
  const rank = (id: SectionId) => (id === 'C' ? [0] : id.split('.').map(Number));
  return [...ids].sort((x, y) => {
    const [a, b] = [rank(x), rank(y)];
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const difference = (a[i] ?? 0) - (b[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function section(id: SectionId, language: Language): Section<SectionId> {
  const set = language === 'fr' ? frenchSpaces : (text: string) => text;
  const said = words[language][id] as Readonly<Record<string, string>>;
  const planned = Object.entries(outline[id] as Readonly<Record<string, PlannedParagraph>>);
  return {
    id,
    title: set(said.title ?? ''),
    paragraphs: planned.map(([key, { ids, rulings = [], example = false }]) => {
      return { key, text: set(said[key] ?? ''), ids, rulings: rulings.map(rulingId), example };
    }),
  };
}

/** The whole rulebook, in its own order. */
export function rulebook(language: Language): readonly Section<SectionId>[] {
  return sectionIds.map((id) => section(id, language));
}

/** The section a citation such as `1849 §10.3` leads to. */
export function sectionOf(cite: string, language: Language): Section<SectionId> | undefined {
  const [, id] = /^1849 §(.+)$/.exec(cite) ?? [];
  return id !== undefined && Object.hasOwn(outline, id) ? section(id as SectionId, language) : undefined;
}
