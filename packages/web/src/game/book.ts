import type { Language, Ruling } from '@binario/kernel';

/** A text by sections: the rulebook, the rulings, where the board comes from. */
export interface Book {
  sections(language: Language): readonly Section[];
}

/** A section of a book of the reader. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A paragraph of a book of the reader. */
export interface Paragraph {
  readonly key: string;
  readonly text: string;
  /** Ids of sections of the rulings. */
  readonly rulings?: readonly string[];
  /** Sections of the rules this settles. */
  readonly settles?: readonly string[];
  readonly example?: boolean;
}

/** One of the books of the reader. */
export type BookName = 'rules' | 'rulings' | 'sources' | 'terms';

/** Loaded only when somebody reads. Every game has rules; the others may be missing. */
export type Books = { readonly rules: () => Promise<Book> } & {
  readonly [name in Exclude<BookName, 'rules' | 'terms'>]?: () => Promise<Book>;
};

/** Each ruling is a section: the question its title, the decision its text. */
export function rulingsBook(rulings: (language: Language) => readonly Ruling[]): Book {
  return {
    sections: (language) =>
      rulings(language).map(({ id, question, decision, sections }) => ({
        id,
        title: question,
        paragraphs: [{ key: id, text: decision, settles: sections }],
      })),
  };
}
