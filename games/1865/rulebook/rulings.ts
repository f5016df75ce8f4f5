import type { Language, Ruling } from '@binario/kernel';
import { frenchSpaces } from '../text/catalogue.ts';
import { outline, type PlannedParagraph } from './outline.ts';
import { en, type RulingId, type RulingTexts } from './rulings/en.ts';
import { fr } from './rulings/fr.ts';
import { it } from './rulings/it.ts';

const texts: Readonly<Record<Language, RulingTexts>> = { en, it, fr };

/** Sections in which each ruling is cited. */
const sectionsOf = (id: string): readonly string[] =>
  Object.entries<Readonly<Record<string, PlannedParagraph>>>(outline).flatMap(([section, paragraphs]) =>
    Object.values(paragraphs).some(({ rulings = [] }) => rulings.includes(id)) ? [section] : [],
  );

/** Every ruling in this language, in the order of RULINGS.md. */
export function rulings(language: Language): readonly Ruling[] {
  const set = language === 'fr' ? frenchSpaces : (text: string) => text;
  return (Object.keys(en) as RulingId[]).map((id) => {
    const { question, decision } = texts[language][id];
    return { id, sections: sectionsOf(id), question: set(question), decision: set(decision) };
  });
}
