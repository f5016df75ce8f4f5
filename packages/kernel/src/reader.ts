/** What a rulebook leaves open, and how it is settled here; in one language. */
export interface RulingText {
  readonly question: string;
  readonly decision: string;
}

/** A ruling as the reader shows it. Its id is what code, tests and RULINGS.md call it. */
export interface Ruling extends RulingText {
  readonly id: string;
  /** Sections of the rulebook it settles. */
  readonly sections: readonly string[];
}

/** A paragraph of the rulebook reader: what it says, which statements of the checklist it makes, the rulings behind it. */
export interface Paragraph {
  readonly key: string;
  readonly text: string;
  readonly ids: readonly string[];
  /** Ids of rulings. */
  readonly rulings: readonly string[];
  readonly example: boolean;
}

/** A section of our own statement of the rules. */
export interface Section<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** The words of one language for a plan: a title and every paragraph of every section. One without words does not compile. */
export type BookText<Outline> = {
  readonly [Section in keyof Outline]: { readonly title: string } & {
    readonly [Paragraph in keyof Outline[Section]]: string;
  };
};
