import type { Language, Section } from '@binario/kernel';
import { frenchSpaces } from '../text/catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { outline, type PlannedParagraph, type RulebookText, type SectionId } from './outline.ts';

const words: Readonly<Record<Language, RulebookText>> = { en, it, fr };

const PROTO = 'C.5-';

/** Sections as the rulebooks count them: components, introduction, the chapters, the tables, then the proto-rules. */
function rankOf(id: SectionId): readonly number[] {
  if (id === 'T') return [90];
  return id.startsWith(PROTO) ? [100, ...id.slice(PROTO.length).split('.').map(Number)] : id.split('.').map(Number);
}

/** Numbers as keys come first in an object, whatever its order says. */
const sectionIds = (Object.keys(outline) as SectionId[]).sort((x, y) => {
  const [a, b] = [rankOf(x), rankOf(y)];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
});

function section(id: SectionId, language: Language): Section<SectionId> {
  const set = language === 'fr' ? frenchSpaces : (text: string) => text;
  const said = words[language][id] as Readonly<Record<string, string>>;
  const planned = Object.entries(outline[id] as Readonly<Record<string, PlannedParagraph>>);
  return {
    id,
    title: set(said.title ?? ''),
    paragraphs: planned.map(([key, { ids, rulings = [], example = false }]) => {
      return { key, text: set(said[key] ?? ''), ids, rulings, example };
    }),
  };
}

/** The whole rulebook, in its own order. */
export function rulebook(language: Language): readonly Section<SectionId>[] {
  return sectionIds.map((id) => section(id, language));
}

/** The section a citation such as `1865 §4.2` or `1865 C.5 §5.5` leads to. */
export function sectionOf(cite: string, language: Language): Section<SectionId> | undefined {
  const [, proto, number] = /^1865 (C\.5 )?§(.+)$/.exec(cite) ?? [];
  if (number === undefined) return undefined;
  const id = proto ? `${PROTO}${number}` : number;
  return Object.hasOwn(outline, id) ? section(id as SectionId, language) : undefined;
}
