import type { RulebookText } from '@binario/game-1849/rulebook/outline';
import type { Language } from '@binario/kernel';
import { useEffect, useState } from 'react';

export interface Section {
  readonly section: string;
  readonly title: string;
  readonly paragraphs: readonly { readonly name: string; readonly words: string }[];
}

/** Each language is a file of its own, fetched when first opened. */
const books: Readonly<Record<Language, () => Promise<RulebookText>>> = {
  en: () => import('@binario/game-1849/rulebook/en').then((book) => book.en),
  it: () => import('@binario/game-1849/rulebook/it').then((book) => book.it),
  fr: () => import('@binario/game-1849/rulebook/en').then((book) => book.en),
};

/** The rulebook in one language. Null while it comes. */
export function useRulebook(language: Language): readonly Section[] | null {
  const [sections, setSections] = useState<readonly Section[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void books[language]().then((book) => {
      if (wanted) setSections(sectionsOf(book));
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return sections;
}

function sectionsOf(book: RulebookText): readonly Section[] {
  return Object.entries(book).map(([section, texts]) => {
    const { title, ...paragraphs } = texts as Readonly<Record<string, string>> & { readonly title: string };
    const named = Object.entries(paragraphs).map(([name, words]) => ({ name, words }));
    return { section, title, paragraphs: named };
  });
}
