import type { Section } from '../game/book.ts';

/** Letters as one types them in haste: small, without accents; as many as there were, so that places stay the same. */
export const plain = (words: string): string =>
  Array.from(words, (letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('');

/** The sections whose title has the words, and the paragraphs that have them; all of them if nothing is sought. */
export function searched(sections: readonly Section[], sought: string): readonly Section[] {
  const words = plain(sought.trim());
  if (words === '') return sections;
  return sections.flatMap((section) => {
    if (plain(`${section.id} ${section.title}`).includes(words)) return [section];
    const paragraphs = section.paragraphs.filter(({ text }) => plain(text).includes(words));
    return paragraphs.length > 0 ? [{ ...section, paragraphs }] : [];
  });
}
